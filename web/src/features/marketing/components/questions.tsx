import { HOME } from '@prepward/content/site/home';
import { FaqList } from '../../../ui/faq-list.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Section, SectionHead } from './section.js';

/** The questions people ask before signing up, and a link to all of them. */
export function Questions() {
  return (
    <Section labelledBy="faqs" band>
      <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <SectionHead id="faqs" heading={HOME.faqsHeading} />
          <LinkButton to={HOME.faqsLink.to} variant="secondary" className="mt-4 sm:mt-6">
            {HOME.faqsLink.label}
          </LinkButton>
        </div>
        <FaqList faqs={HOME.faqs} />
      </div>
    </Section>
  );
}
