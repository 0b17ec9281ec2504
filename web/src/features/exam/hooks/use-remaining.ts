import { useEffect, useRef, useState } from 'react';
import { type ExamClock, markPassed, wordsLeft } from '../exam-clock.js';

/** How often the clock is read, ms: often enough that no second is skipped. */
const TICK_MS = 250;

/** Time left, ms, to the second; null without a clock. `spoken` is the announcement at a mark. */
export function useRemaining(clock: ExamClock): { remaining: number | null; spoken: string } {
  const [remaining, setRemaining] = useState(() => clock.remaining());
  const [spoken, setSpoken] = useState('');
  const before = useRef(remaining);
  useEffect(() => {
    const read = (): void => {
      const now = clock.remaining();
      const mark = now !== null && before.current !== null ? markPassed(before.current, now) : null;
      if (mark !== null) {
        setSpoken(wordsLeft(mark));
      }
      before.current = now;
      setRemaining(now === null ? null : Math.ceil(now / 1000) * 1000);
    };
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return { remaining, spoken };
}
