import { cx } from './cx.js';

/** Appears where content will be, at its size; silent for assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('skeleton animate-pulse rounded-md bg-line', className)}
    />
  );
}
