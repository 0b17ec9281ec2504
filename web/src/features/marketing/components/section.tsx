import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

/** A section's heading and lead. */
export function SectionHead({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children?: ReactNode;
}) {
  return (
    <div className="max-w-reading">
      <h2 id={id} className="text-24 sm:text-38">
        {heading}
      </h2>
      {children ? <div className="mt-2 text-soft sm:mt-3 sm:text-18">{children}</div> : null}
    </div>
  );
}

interface SectionProps {
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** On a background of its own, from edge to edge. */
  band?: boolean;
  children: ReactNode;
}

/** A part of the home page at the width of the page. */
export function Section({ labelledBy, band = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={cx('py-7 sm:py-16 lg:py-24', band && 'border-y border-line bg-sunken')}
    >
      <div className="page">{children}</div>
    </section>
  );
}
