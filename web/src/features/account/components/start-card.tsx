import { Clock } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.js';
import type { NextStep } from '../next-step.js';

/** The one thing to do now: what, how much, how long, why, and the button of the page. */
export function StartCard({ step }: { step: NextStep }) {
  const { title, amount, why, to, state, action } = step;
  return (
    <section
      aria-label="Next"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-primary bg-tint p-4 sm:p-6"
    >
      <div className="min-w-0 grow basis-64">
        <p className="text-14 font-semibold text-primary">
          {action === 'Continue' ? 'Pick up where you left off' : 'Next for you'}
        </p>
        <h2 className="mt-1 text-21 sm:text-28">{title}</h2>
        {amount ? (
          <p className="figures mt-2 flex items-center gap-2 font-medium">
            <Clock aria-hidden="true" className="size-5 text-primary" />
            {amount}
          </p>
        ) : null}
        <p className="figures mt-1 text-soft">{why}</p>
      </div>
      <LinkButton
        to={to}
        state={state}
        variant="accent"
        size="large"
        className="max-sm:w-full sm:min-w-40"
      >
        {action}
      </LinkButton>
    </section>
  );
}
