import { cx } from './cx.js';

interface ProgressProps {
  /** What the bar measures, in words. */
  label: string;
  value: number;
  max: number;
  /** Read aloud instead of the bare percentage: "3 of 5 right". */
  valueText: string;
  className?: string;
}

/** A bar from 0 to `max`; screen readers get its value in words. */
export function Progress({ label, value, max, valueText, className }: ProgressProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max > 0 ? max : 1}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-transform"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
