import type { ComponentProps } from 'react';
import { cx } from './cx.js';

/** A box on the page: hairline border, no shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx('rounded-md border border-line bg-surface p-6 max-sm:p-4', className)}
      {...rest}
    />
  );
}
