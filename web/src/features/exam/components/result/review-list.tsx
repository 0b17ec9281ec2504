import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { Cell } from '../../../../ui/illustrations/anatomy.js';
import { ReviewedItem } from './reviewed-item.js';

interface ReviewListProps {
  attempt: Attempt;
  review: AttemptResult['review'];
  /** What is said when the list is empty. */
  empty: string;
  signedIn: boolean;
}

export function ReviewList({ attempt, review, empty, signedIn }: ReviewListProps) {
  if (review.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center">
        <Cell className="size-28" />
        <p className="text-18">{empty}</p>
      </div>
    );
  }
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {review.map((entry) => {
        const item = attempt.items.find(({ position }) => position === entry.position);
        return item ? (
          <ReviewedItem
            key={entry.position}
            entry={entry}
            item={item}
            attempt={attempt}
            signedIn={signedIn}
          />
        ) : null;
      })}
    </ol>
  );
}
