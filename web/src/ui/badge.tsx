import type { ReactNode } from 'react';
import { cx } from './cx.js';

const TONES = {
  neutral: 'border-line text-soft',
  primary: 'border-transparent bg-tint text-primary',
  correct: 'border-correct bg-correct-tint text-correct',
  incorrect: 'border-incorrect bg-incorrect-tint text-incorrect',
};

/** A short word for a state. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-14 font-semibold min-[20rem]:whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
