import type { AttemptResult } from '@prepward/contracts/attempts';
import { dayOfInstant } from '../../../../lib/dates.js';
import { Alert } from '../../../../ui/alert.js';

interface CorrectionsProps {
  corrections: AttemptResult['corrections'];
  /** An item's name in this attempt, by its id. */
  nameOf: (itemId: string) => string;
}

/** Scores that changed because an item was corrected after the attempt. */
export function Corrections({ corrections, nameOf }: CorrectionsProps) {
  if (corrections.length === 0) {
    return null;
  }
  return (
    <Alert title="A question was corrected, and your score with it">
      <ul className="figures mt-1 grid gap-1">
        {corrections.map(({ itemId, at, before, after }) => (
          <li key={`${itemId}-${at}`}>
            {nameOf(itemId)}, on <time dateTime={at}>{dayOfInstant(at)}</time>: {before}% → {after}%
          </li>
        ))}
      </ul>
    </Alert>
  );
}
