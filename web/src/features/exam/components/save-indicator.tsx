import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.js';
import type { SaveState } from '../answer-book.js';

const STATES: Record<SaveState, { words: string; icon: ReactNode }> = {
  saved: {
    words: 'Saved',
    icon: <Check aria-hidden="true" className="size-4 text-correct" />,
  },
  saving: { words: 'Saving…', icon: <Spinner className="size-4" /> },
  offline: {
    words: 'Offline, kept on this device',
    icon: <CloudOff aria-hidden="true" className="size-4 text-notice" />,
  },
  failed: {
    words: 'Not saved',
    icon: <TriangleAlert aria-hidden="true" className="size-4 text-incorrect" />,
  },
};

/** Where the answers are right now; always in sight, and said aloud when it changes. */
export function SaveIndicator({ state }: { state: SaveState }) {
  const { words, icon } = STATES[state];
  return (
    <p role="status" className="inline-flex items-center gap-1.5 text-14 text-soft">
      {icon}
      {words}
    </p>
  );
}
