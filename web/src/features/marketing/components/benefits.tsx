import { HOME } from '@prepward/content/site/home';
import {
  CalendarCheck,
  ChartSpline,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  ShieldCheck,
  Stethoscope,
} from 'lucide-react';
import { ChatLink } from '../../../ui/chat-link.js';
import { cx } from '../../../ui/cx.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ExplainedOptions } from './explained-options.js';
import { Section, SectionHead } from './section.js';

/** In the order of the texts. */
const ICONS: readonly LucideIcon[] = [
  Lightbulb,
  ListChecks,
  ShieldCheck,
  ChartSpline,
  CalendarCheck,
  Stethoscope,
];

type Benefit = (typeof HOME.benefits)[number];

function Words({ benefit: { title, text }, Sign }: { benefit: Benefit; Sign: LucideIcon }) {
  return (
    <div>
      <Sign aria-hidden="true" className="size-8 text-primary" strokeWidth={1.5} />
      <h3 className="mt-5 text-21">{title}</h3>
      <p className="mt-2 max-w-prose text-soft">{text}</p>
    </div>
  );
}

/** The ways to a tutor: a quote, or a word in the chat. */
function TutorActions() {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/contact" size="large" className="max-sm:w-full">
        Get a Free Quote
      </LinkButton>
      <ChatLink />
    </div>
  );
}

/** What the product does differently: the first as it looks, the last with its ways to a tutor. */
export function Benefits() {
  const last = HOME.benefits.length - 1;
  return (
    <Section labelledBy="benefits">
      <SectionHead id="benefits" heading={HOME.benefitsHeading} />
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {HOME.benefits.map((benefit, index) => (
          <li
            key={benefit.title}
            className={cx(
              'rounded-md border p-6 sm:p-8',
              index === 0 && 'grid gap-6 sm:col-span-2 lg:grid-cols-2 lg:gap-8',
              index === last
                ? 'grid items-center gap-6 border-transparent bg-tint sm:col-span-full lg:grid-cols-[1fr_auto]'
                : 'border-line bg-surface',
            )}
          >
            <Words benefit={benefit} Sign={ICONS[index] ?? Lightbulb} />
            {index === 0 ? <ExplainedOptions /> : null}
            {index === last ? <TutorActions /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
