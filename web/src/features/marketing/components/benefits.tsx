import { HOME } from '@prepward/content/site/home';
import { CalendarCheck, ListChecks, type LucideIcon, Stethoscope } from 'lucide-react';
import { ChatLink } from '../../../ui/chat-link.js';
import { cx } from '../../../ui/cx.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ProductPicture } from './product-picture.js';
import { Section, SectionHead } from './section.js';

type Benefit = (typeof HOME.benefits)[number];

const SHOWN = HOME.benefits.filter(({ picture }) => picture !== undefined);
const TOLD = HOME.benefits.filter(({ picture }) => picture === undefined);

/** Icons for the benefits without a picture, in the order of the texts. */
const ICONS: readonly LucideIcon[] = [ListChecks, CalendarCheck, Stethoscope];

function Words({ benefit: { title, text } }: { benefit: Benefit }) {
  return (
    <div>
      <h3 className="text-18 md:text-21">{title}</h3>
      <p className="mt-1 max-w-prose text-soft">{text}</p>
    </div>
  );
}

/** The ways to get a tutor: a quote, or the chat. */
function TutorActions() {
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full sm:gap-3 lg:ml-auto">
      <LinkButton to="/contact" size="large" className="max-sm:w-full">
        Get a Free Quote
      </LinkButton>
      <ChatLink />
    </div>
  );
}

/** What studying looks like: three benefits with product screens, the last with the ways to get a tutor. */
export function Benefits() {
  const last = TOLD.at(-1);
  return (
    <Section labelledBy="benefits">
      <SectionHead id="benefits" heading={HOME.benefitsHeading} />
      <ul
        aria-label="Screens"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-6 max-md:swipe md:mt-10 md:grid md:grid-cols-3 md:gap-6 lg:gap-10"
      >
        {SHOWN.map((benefit) => (
          <li key={benefit.title} className="flex flex-col-reverse justify-end gap-4">
            <Words benefit={benefit} />
            {benefit.picture ? <ProductPicture picture={benefit.picture} /> : null}
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-x-10 gap-y-4 md:mt-14 md:grid-cols-2">
        {TOLD.map((benefit, index) => {
          const Sign = ICONS[index] ?? ListChecks;
          return (
            <li
              key={benefit.title}
              className={cx(
                'flex flex-wrap gap-x-4 gap-y-3',
                benefit === last && 'items-center rounded-md bg-tint p-4 md:col-span-2 md:p-8',
              )}
            >
              <Sign aria-hidden="true" className="size-8 text-primary" strokeWidth={1.5} />
              <div className="min-w-0 flex-1 basis-52">
                <Words benefit={benefit} />
              </div>
              {benefit === last ? <TutorActions /> : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
