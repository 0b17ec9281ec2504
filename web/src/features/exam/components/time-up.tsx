import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { Spinner } from '../../../ui/spinner.js';

interface TimeUpProps {
  /** What comes next; only the server has it. */
  next: 'section' | 'result';
  /** It was the break that ended. */
  afterBreak: boolean;
  /** The server didn't answer; it is asked again automatically. */
  unreachable: boolean;
  /** Answers from the last moments are still on their way. */
  waiting: boolean;
  onRetry: () => void;
}

/** What happens on the server in the meantime. */
function nextWords(afterBreak: boolean): string {
  return afterBreak
    ? 'Its clock runs on our server'
    : 'Without you it begins automatically a few minutes after this one';
}

/** The clock is at zero: nothing can be changed until the server says what comes next. */
export function TimeUp({ next, afterBreak, unreachable, waiting, onRetry }: TimeUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-4 py-16 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-28 sm:text-38">
        {afterBreak ? 'The break is over' : 'Time is up'}
      </h2>
      {unreachable ? (
        <>
          <p role="status" className="text-18">
            {next === 'section'
              ? `You’re offline. The next section loads when you’re back online. ${nextWords(afterBreak)}, so try to reconnect soon. `
              : 'You’re offline. Your result loads when you’re back online. '}
            {afterBreak ? '' : 'Every answer we had before the end counts.'}
            {waiting
              ? ' Answers still on this device are sent as soon as you’re back; if they come too late to count, we tell you which.'
              : ''}
          </p>
          <Button variant="secondary" onClick={onRetry}>
            Try now
          </Button>
        </>
      ) : (
        <p role="status" className="inline-flex items-center gap-3 text-18">
          <Spinner className="text-primary" />
          {afterBreak ? 'One moment…' : 'Your answers are saved. One moment…'}
        </p>
      )}
    </div>
  );
}
