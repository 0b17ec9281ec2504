import { HOME } from '@prepward/content/site/home';
import { LinkButton } from '../../../ui/link-button.js';
import { Section, SectionHead } from './section.js';

/** Four steps from sign-up to the exam. */
export function HowItWorks() {
  return (
    <Section labelledBy="how-it-works" band>
      <SectionHead id="how-it-works" heading={HOME.stepsHeading} />
      <ol className="mt-5 grid gap-4 sm:mt-10 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        {HOME.steps.map((step, index) => (
          <li
            key={step.title}
            className="flex gap-4 sm:block sm:border-t-2 sm:border-primary sm:pt-5"
          >
            <p
              aria-hidden="true"
              className="figures w-5 shrink-0 text-28 leading-heading font-bold text-primary sm:text-38"
            >
              {index + 1}
            </p>
            <div className="min-w-0">
              <h3 className="text-18 sm:mt-3 sm:text-21">{step.title}</h3>
              <p className="mt-1 text-soft sm:mt-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to={HOME.stepsLink.to} variant="secondary" className="mt-5 sm:mt-10">
        {HOME.stepsLink.label}
      </LinkButton>
    </Section>
  );
}
