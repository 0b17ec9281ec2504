import { Card } from '../../../ui/card.js';
import { OpenBook } from '../../../ui/illustrations/tools.js';
import { LinkButton } from '../../../ui/link-button.js';

const STEPS = [
  {
    title: 'Answer five questions',
    text: 'Start with the subject you fear most. It takes about eight minutes.',
  },
  {
    title: 'Read why',
    text: 'Every option has its reason. Wrong answers teach more than right ones.',
  },
  {
    title: 'Do the other three',
    text: 'Then this page shows where your points are, subject by subject.',
  },
];

/** For a student who has not practised yet. */
export function FirstSteps() {
  return (
    <Card className="grid gap-8 sm:p-8 md:grid-cols-[1fr_10rem]">
      <div>
        <h2 className="text-28">Three steps to begin</h2>
        <ol className="mt-6 grid gap-5">
          {STEPS.map((step, index) => (
            <li key={step.title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="figures grid size-8 shrink-0 place-items-center rounded-full bg-tint font-semibold text-primary"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-18 tracking-normal">{step.title}</h3>
                <p className="text-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <LinkButton to="/practice/science" variant="accent" className="mt-8">
          Start with Science
        </LinkButton>
      </div>
      <OpenBook className="size-40 self-center max-md:hidden" />
    </Card>
  );
}
