import { cx } from './cx.js';

/** A spinning ring; decoration only: text next to it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cx('size-5 animate-spin fill-none stroke-current', className)}
      strokeWidth="2.5"
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the place of a page that is still loading. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-[60vh] items-center justify-center gap-3 text-soft">
      <Spinner className="text-primary" />
      <span>{label}</span>
    </div>
  );
}
