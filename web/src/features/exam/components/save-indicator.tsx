import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../ui/spinner.js';
import type { SaveState } from '../answer-types.js';

const STATES: Record<SaveState, { words: string; icon: ReactNode }> = {
  saved: {
    words: 'Saved',
    icon: <Check aria-hidden="true" className="size-4 text-correct" />,
  },
  saving: { words: 'Saving…', icon: <Spinner className="size-4" /> },
  offline: {
    words: 'Offline, saved on this device',
    icon: <CloudOff aria-hidden="true" className="size-4 text-notice" />,
  },
  failed: {
    words: 'Not saved',
    icon: <TriangleAlert aria-hidden="true" className="size-4 text-incorrect" />,
  },
};

/** Announces trouble and its end, but not each of the many routine saves. */
function useSpoken(state: SaveState, words: string): string {
  const [spoken, setSpoken] = useState('');
  const troubled = useRef(false);
  useEffect(() => {
    if (state === 'offline' || state === 'failed') {
      troubled.current = true;
      setSpoken(words);
    } else if (state === 'saved' && troubled.current) {
      troubled.current = false;
      setSpoken(words);
    }
  }, [state, words]);
  return spoken;
}

interface SaveIndicatorProps {
  state: SaveState;
  /** False where the browser refuses to keep anything. */
  lasting: boolean;
  /** The attempt is open in another tab or on another device too. */
  others: boolean;
}

/** Whether the answers are saved right now; always visible. */
export function SaveIndicator({ state, lasting, others }: SaveIndicatorProps) {
  const { icon } = STATES[state];
  const words =
    state === 'offline' && !lasting
      ? 'Offline, kept only while this page is open'
      : STATES[state].words;
  const spoken = useSpoken(state, words);
  return (
    <div className="min-w-0 grow basis-0 text-14 leading-heading text-soft">
      <p className="flex items-center gap-1.5">
        {icon}
        {others ? `${words} · open elsewhere too` : words}
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
