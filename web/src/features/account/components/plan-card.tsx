import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import type { NextStep } from '../next-step.js';

function Step({ step }: { step: NextStep }) {
  const { title, amount, why, to, state, action } = step;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 last:pb-0">
      <div className="min-w-0 grow basis-56">
        <h3 className="text-18 tracking-normal">{title}</h3>
        <p className="figures text-soft">
          {amount ? `${amount}. ` : ''}
          {why}
        </p>
      </div>
      <LinkButton to={to} state={state} variant="secondary">
        {action}
        <span className="sr-only"> {title}</span>
      </LinkButton>
    </li>
  );
}

/** What comes after the first thing: the rest of what is open, and of today's plan. */
export function PlanCard({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Card>
      <h2 className="text-21">Study plan for today</h2>
      <ol className="mt-4">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </Card>
  );
}
