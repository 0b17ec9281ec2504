import { type ReactNode, useState } from 'react';
import { cx } from '../../../ui/cx.js';

type Side = 'passage' | 'question';

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'passage', label: 'Passage' },
  { side: 'question', label: 'Question' },
];

interface PanesProps {
  passage: ReactNode;
  question: ReactNode;
}

/**
 * Passage and question side by side from 1024 px. On narrower screens, one of the two, with a switch that
 * stays at the top: the passage first, and the question for every further item about it.
 */
export function Panes({ passage, question }: PanesProps) {
  const [side, setSide] = useState<Side>('passage');
  function turn(to: Side): void {
    setSide(to);
    window.scrollTo(0, 0);
  }
  return (
    <>
      <fieldset className="sticky top-0 z-10 -mx-4 mb-4 grid grid-cols-2 gap-1 bg-paper px-4 py-2 lg:hidden">
        <legend className="sr-only">What to show</legend>
        {SIDES.map(({ side: to, label }) => (
          <button
            key={to}
            type="button"
            aria-pressed={side === to}
            onClick={() => turn(to)}
            className="min-h-target rounded-md border border-line-strong bg-surface font-semibold text-soft aria-pressed:border-primary aria-pressed:bg-tint aria-pressed:text-primary"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="panes grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <div className={cx(side === 'question' && 'max-lg:hidden')}>{passage}</div>
        <div className={cx(side === 'passage' && 'max-lg:hidden')}>{question}</div>
      </div>
    </>
  );
}
