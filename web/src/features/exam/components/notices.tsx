import type { Attempt } from '@prepward/contracts/attempts';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import type { BookState } from '../answer-types.js';
import { itemName } from '../sections.js';

interface SaveTroubleProps {
  book: BookState;
  tutor: boolean;
  onRetry: () => void;
}

/** What the student can do while an answer is not on the server. */
export function SaveTrouble({ book, tutor, onRetry }: SaveTroubleProps) {
  if (book.save === 'offline') {
    return (
      <Alert tone="notice" title="You are offline" live>
        <p>
          {book.lasting
            ? 'Your answers are saved on this device and sent automatically as soon as the server responds.'
            : "Your browser can't save anything, so keep this page open. Your answers are sent as soon as the server responds."}
          {tutor ? ' The explanation appears then.' : ''} You can keep going; only the result waits
          for it.
        </p>
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          Try now
        </Button>
      </Alert>
    );
  }
  if (book.save === 'failed') {
    return (
      <Alert tone="error" title="Your answer wasn't accepted" live>
        <p>{book.failure} It's saved on this device.</p>
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    );
  }
  return null;
}

/** The attempt is on screen somewhere else too. */
export function OpenElsewhere() {
  return (
    <Alert tone="notice" live>
      This attempt is also open in another tab or on another device. The newest answer counts.
    </Alert>
  );
}

interface LateAnswersProps {
  attempt: Attempt;
  positions: readonly number[];
  /** Absent where the notice stays. */
  onDismiss?: () => void;
}

/** Tells the student about answers that came too late for the server to accept. */
export function LateAnswers({ attempt, positions, onDismiss }: LateAnswersProps) {
  if (positions.length === 0) {
    return null;
  }
  const names = positions.map((position) => itemName(attempt, position)).join('; ');
  return (
    <Alert tone="notice" title="Some answers came too late" live>
      <p>{names}: the answer reached the server after time was up. Your earlier answer counts.</p>
      {onDismiss ? (
        <Button variant="secondary" className="mt-3" onClick={onDismiss}>
          Got it
        </Button>
      ) : null}
    </Alert>
  );
}
