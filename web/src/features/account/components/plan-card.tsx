import type { PlanStep } from '@prepward/contracts/progress';
import { topicName } from '../../../entities/topic/topics.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';

interface StepWords {
  title: string;
  why: string;
  to: string;
  action: string;
}

function wordsOf(step: PlanStep): StepWords {
  switch (step.kind) {
    case 'diagnostic':
      return {
        title: 'Take the diagnostic',
        why: 'It shows where your points are.',
        to: '/practice/diagnostic',
        action: 'Go to the diagnostic',
      };
    case 'review':
      return {
        title: 'Review what is due',
        why: 'Just before you would forget it.',
        to: '/practice/review',
        action: 'Review',
      };
    case 'objective':
      return {
        title: topicName(step.objective),
        why: `Could win you about ${Math.round(step.gain * 10) / 10} points of the total.`,
        to: `/practice/${step.objective}`,
        action: 'Practice',
      };
    case 'mock':
      return {
        title: 'Take a mock exam',
        why: 'The length and pace of the real one.',
        to: '/practice/mock',
        action: 'Go to the mock exam',
      };
  }
}

function Step({ step, main }: { step: PlanStep; main: boolean }) {
  const { title, why, to, action } = wordsOf(step);
  const items = step.items === 1 ? '1 question' : `${step.items} questions`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 last:pb-0">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-18 tracking-normal">{title}</h3>
        <p className="figures text-soft">
          {items}, about {step.minutes} min. {why}
        </p>
      </div>
      <LinkButton to={to} variant={main ? 'accent' : 'secondary'} className="max-sm:w-full">
        {action}
        {step.kind === 'objective' ? <span className="sr-only"> {title}</span> : null}
      </LinkButton>
    </li>
  );
}

interface PlanCardProps {
  plan: readonly PlanStep[];
  /** The first step is the page's main action. */
  main: boolean;
  /** The student has practiced today: an empty plan is one that is done. */
  practiced: boolean;
}

/** What is most useful today. */
export function PlanCard({ plan, main, practiced }: PlanCardProps) {
  return (
    <Card>
      <h2 className="text-21">Today's plan</h2>
      {plan.length > 0 ? (
        <ol className="mt-4">
          {plan.map((step, index) => (
            <Step
              key={step.kind === 'objective' ? step.objective : step.kind}
              step={step}
              main={main && index === 0}
            />
          ))}
        </ol>
      ) : (
        <>
          <p className="mt-1 text-soft">
            {practiced
              ? 'Done for today. What you practice now comes on top.'
              : 'Nothing is planned for today. Practice what you like.'}
          </p>
          <LinkButton to="/test-bank" variant={main ? 'accent' : 'secondary'} className="mt-4">
            Go to the test bank
          </LinkButton>
        </>
      )}
    </Card>
  );
}
