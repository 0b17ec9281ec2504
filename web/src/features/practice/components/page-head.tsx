import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PageHeadProps {
  heading: string;
  lead?: ReactNode;
  /** The page one level up. */
  above?: { to: string; label: string };
  /** Next to the heading. */
  children?: ReactNode;
}

/** Heading and first words of a page that leads to practice. */
export function PageHead({ heading, lead, above, children }: PageHeadProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="max-w-reading">
        {above ? (
          <Link to={above.to} className="text-link -my-2 inline-flex min-h-target items-center">
            {above.label}
          </Link>
        ) : null}
        <h1 className="text-28 sm:text-38">{heading}</h1>
        {lead ? <p className="mt-3 text-18 text-soft">{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
