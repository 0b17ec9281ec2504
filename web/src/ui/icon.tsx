import { cx } from './cx.js';

/**
 * The few icons that every page carries, drawn here: the icon library's runtime alone would be larger than
 * all of them on the marketing pages.
 */
const PATHS = {
  check: 'M4.5 12.5l5 5 10-11',
  down: 'M6 9l6 6 6-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 7.5L12 13l8.5-5.5',
  chat: 'M12 4c5 0 9 3.4 9 7.7s-4 7.7-9 7.7c-1.3 0-2.6-.2-3.7-.7L3.5 20l1.3-4A7 7 0 0 1 3 11.7C3 7.4 7 4 12 4Z',
  right: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8 12.5l2.8 2.8L16 9.5',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5M12 8v.01',
  error: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 8v5M12 16v.01',
  notice: 'M12 4l9.5 16h-19ZM12 10v4.5M12 17v.01',
} as const;

/** An icon next to text; decoration only. */
export function Icon({ name, className }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('fill-none stroke-current', className)}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
