import { CircleCheck, CircleX } from 'lucide-react';
import { cx } from '../../../ui/cx.js';

/** Correct or incorrect: never by color alone, always with a symbol and a word. */
export function Mark({ correct, children }: { correct: boolean; children: string }) {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <span
      className={cx(
        'inline-flex min-h-6 min-w-0 items-center gap-1.5 text-14 font-semibold',
        correct ? 'text-correct' : 'text-incorrect',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </span>
  );
}
