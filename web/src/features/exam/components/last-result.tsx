import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { Button } from '../../../ui/button.js';

interface LastResultProps {
  last: AttemptSummary | null;
  busy: boolean;
  onShow: () => void;
}

/** The previous result in brief, and the way back to it. Renders nothing without one. */
export function LastResult({ last, busy, onShow }: LastResultProps) {
  return last ? (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="figures">
        Last time: {last.right ?? 0} of {last.items} correct
      </p>
      <Button variant="quiet" busy={busy} onClick={onShow}>
        See your last result
      </Button>
    </div>
  ) : null;
}
