import { HOME } from '@prepward/content/site/home';
import { PlanList } from '../../../entities/plan/plan-list.js';
import { Section, SectionHead } from './section.js';

/** The plans on sale. Their main button is not the page's accent: that is the sign-up below. */
export function Pricing() {
  return (
    <Section labelledBy="plans" band>
      <SectionHead id="plans" heading={HOME.plansHeading}>
        <p>{HOME.plansLead}</p>
      </SectionHead>
      {/* On a phone the lead says what all plans hold; the cards would say it three times. */}
      <div className="mt-5 max-md:*:swipe max-md:[&_ul_ul]:hidden md:mt-10">
        <PlanList mainVariant="primary" />
      </div>
    </Section>
  );
}
