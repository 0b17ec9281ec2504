import type { ReactNode } from 'react';
import { cx } from '../cx.js';

export interface IllustrationProps {
  className?: string;
}

/** The canvas of every line illustration: one stroke width, ink and primary colors, tint for fills. */
export function Frame({ className, children }: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className={cx('fill-none stroke-ink', className)}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
