import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';

/**
 * Right or wrong, as soon as an answer was checked. The focus goes there, but the page stays: the
 * reasons begin with the options above.
 */
export function Outcome({ correct }: { correct: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <div
      className={
        correct
          ? 'animate-appear flex items-center gap-3 rounded-md border border-correct bg-correct-tint p-4 text-correct'
          : 'animate-appear flex items-center gap-3 rounded-md border border-incorrect bg-incorrect-tint p-4 text-incorrect'
      }
    >
      <Icon aria-hidden="true" className="size-6" />
      <h2 ref={heading} tabIndex={-1} className="text-18 tracking-normal">
        {correct ? 'Correct' : 'Not quite'}
        <span className="sr-only">. The reasons are with the answers above.</span>
      </h2>
    </div>
  );
}
