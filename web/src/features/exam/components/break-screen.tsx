import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import type { AttemptRun } from '../attempt-run.js';
import { formatClock } from '../exam-clock.js';
import { useRemaining } from '../hooks/use-remaining.js';

interface BreakScreenProps {
  run: AttemptRun;
  beforeSection: number;
  /** Names of the section that closed and of the one that follows. */
  closed: string;
  next: string;
}

/** The offered break: the exam's clock is paused, and the next section begins automatically. */
export function BreakScreen({ run, beforeSection, closed, next }: BreakScreenProps) {
  const { remaining, spoken } = useRemaining(run.clock);
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function start(): void {
    setStarting(true);
    run
      .startSection(beforeSection)
      .catch(setError)
      .finally(() => setStarting(false));
  }

  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-5 py-10 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-28 sm:text-38">
        Time for a break
      </h2>
      <p className="text-18 text-soft">
        {closed} is closed and saved. Stand up, drink something. {next} begins automatically when
        the break ends, or earlier if you like.
      </p>
      <p role="timer" aria-label="Break left" className="figures text-52 leading-heading">
        {formatClock(remaining ?? 0)}
      </p>
      <span role="status" className="sr-only">
        {spoken === '' ? '' : `Break: ${spoken}`}
      </span>
      {error ? (
        <Alert tone="error" title="We couldn't start the section" live>
          {messageOf(error)}
        </Alert>
      ) : null}
      <Button variant="accent" size="large" busy={starting} onClick={start}>
        Start the next section now
      </Button>
    </div>
  );
}
