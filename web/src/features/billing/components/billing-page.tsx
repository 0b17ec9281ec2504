import type { ReactNode } from 'react';
import { PageMeta } from '../../../lib/page-meta.js';

interface BillingPageProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a page about money: heading, first words, and one column below. */
export function BillingPage({ heading, lead, children }: BillingPageProps) {
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title={heading} noIndex />
      <header className="mb-8 max-w-reading">
        <h1 className="text-28 sm:text-38">{heading}</h1>
        {lead ? <p className="mt-3 text-18 text-soft">{lead}</p> : null}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </div>
  );
}
