import type { AttemptSummary } from '@prepward/contracts/attempts';
import {
  attemptLink,
  attemptTopic,
  KIND_NAMES,
  keptWords,
} from '../../../entities/attempt/attempts.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';

interface OpenAttemptsProps {
  /** Newest first; at least one. */
  attempts: readonly AttemptSummary[];
}

/** What was begun and not finished; the newest is the page's main action. */
export function OpenAttempts({ attempts }: OpenAttemptsProps) {
  return (
    <Card className="border-primary bg-tint">
      <h2 className="text-21">Pick up where you left off</h2>
      <ul>
        {attempts.map((attempt, index) => (
          <li
            key={attempt.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pt-4 pb-4 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium">{attemptTopic(attempt)}</p>
              <p className="figures text-soft">
                {KIND_NAMES[attempt.kind]}, {attempt.answered} of {attempt.items} answered.{' '}
                {keptWords(attempt)}
              </p>
            </div>
            <LinkButton
              {...attemptLink(attempt)}
              variant={index === 0 ? 'accent' : 'secondary'}
              className="max-sm:w-full"
            >
              Continue
              {attempts.length > 1 ? (
                <span className="sr-only"> {attemptTopic(attempt)}</span>
              ) : null}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
