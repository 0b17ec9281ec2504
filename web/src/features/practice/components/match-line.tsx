import type { MatchingItems } from '@prepward/contracts/attempts';
import { messageOf } from '../../../lib/api.js';
import { count } from '../../../lib/format.js';
import { Button } from '../../../ui/button.js';

interface MatchLineProps {
  matching: MatchingItems | undefined;
  counting: boolean;
  error: Error | null;
  onRetry: () => void;
  /** How many questions the student wants; null for an invalid number. */
  wanted: number | null;
}

function questions(items: number): string {
  return items === 1 ? '1 question' : `${count(items)} questions`;
}

/** What the student sees about the numbers; says why fewer than match can be started at once. */
function matchWords({ items, atOnce }: MatchingItems, wanted: number | null): string {
  if (items === 0) {
    return 'No questions match. Choose more topics, another pool or any difficulty.';
  }
  const match = `${questions(items)} ${items === 1 ? 'matches' : 'match'}.`;
  if (wanted === null || wanted <= atOnce) {
    return match;
  }
  return items > atOnce
    ? `${match} One practice holds up to ${atOnce}: variants of a question never appear together.`
    : `${match} Your practice will have ${atOnce}.`;
}

/** How many items match, or the state of counting them. */
export function MatchLine({ matching, counting, error, onRetry, wanted }: MatchLineProps) {
  if (error && !counting) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p className="grow text-incorrect">
          We couldn't count matching questions. {messageOf(error)}
        </p>
        <Button variant="secondary" onClick={onRetry}>
          Count again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="figures min-h-6 font-medium">
      {counting || !matching ? 'Counting…' : matchWords(matching, wanted)}
    </p>
  );
}
