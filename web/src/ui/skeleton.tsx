import { cx } from './cx.js';

/** A placeholder of the coming content's size; hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('skeleton animate-pulse rounded-md bg-line', className)}
    />
  );
}
