import type { AttemptSummary } from '@prepward/contracts/attempts';
import { attemptLink, attemptTopic, KIND_NAMES } from '../../../entities/attempt/attempts.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';

interface OpenAttemptChoiceProps {
  attempt: AttemptSummary;
  /** Ends the open one and starts what was chosen; absent where nothing new may be started. */
  onReplace?: (() => void) | undefined;
  replacing: boolean;
  /** Why nothing can be started just now. */
  disabled?: boolean;
}

/** A student has one open attempt of a kind: it is continued, or ended for the new one. */
export function OpenAttemptChoice({
  attempt,
  onReplace,
  replacing,
  disabled = false,
}: OpenAttemptChoiceProps) {
  const { kind, answered, items } = attempt;
  return (
    <section className="rounded-md border border-primary bg-tint p-4">
      <h3 className="text-18">You have one open: {attemptTopic(attempt)}</h3>
      <p className="figures mt-1 text-soft">
        {KIND_NAMES[kind]}, {answered} of {items} answered.
        {onReplace ? ' Ending it scores it as it is and keeps it in your history.' : ''}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton
          {...attemptLink(attempt)}
          variant={onReplace ? 'accent' : 'primary'}
          className="max-sm:w-full"
        >
          Continue
        </LinkButton>
        {onReplace ? (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            busy={replacing}
            busyLabel="Starting..."
            disabled={disabled}
            onClick={onReplace}
          >
            End it and start this one
          </Button>
        ) : null}
      </div>
    </section>
  );
}
