import { HOME } from '@prepward/content/site/home';
import { LinkButton } from '../../../ui/link-button.js';
import { Section, SectionHead } from './section.js';

/** Four steps from sign-up to the exam. */
export function HowItWorks() {
  return (
    <Section labelledBy="how-it-works" band>
      <SectionHead id="how-it-works" heading={HOME.stepsHeading} />
      <ol className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {HOME.steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-primary pt-5">
            <p
              aria-hidden="true"
              className="figures text-38 leading-heading font-bold text-primary"
            >
              {index + 1}
            </p>
            <h3 className="mt-3 text-21">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <LinkButton to={HOME.stepsLink.to} variant="secondary" className="mt-10">
        {HOME.stepsLink.label}
      </LinkButton>
    </Section>
  );
}
