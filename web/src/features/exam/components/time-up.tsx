import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { Spinner } from '../../../ui/spinner.js';

interface TimeUpProps {
  /** The server did not answer; it is asked again by itself. */
  unreachable: boolean;
  /** Answers of the last moments are still on their way. */
  waiting: boolean;
  onRetry: () => void;
}

/** The clock stands at zero: nothing can be changed until the server says what comes next. */
export function TimeUp({ unreachable, waiting, onRetry }: TimeUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-4 py-16 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-28 sm:text-38">
        Time is up
      </h2>
      {unreachable ? (
        <>
          <p role="status" className="text-18">
            We cannot reach the server just now. Every answer that it had before the end counts.
            {waiting
              ? ' Answers that were still on this device are sent as soon as it can be reached; if they come too late to count, we tell you which.'
              : ''}
          </p>
          <Button variant="secondary" onClick={onRetry}>
            Try now
          </Button>
        </>
      ) : (
        <p role="status" className="inline-flex items-center gap-3 text-18">
          <Spinner className="text-primary" />
          Your answers are saved. One moment…
        </p>
      )}
    </div>
  );
}
