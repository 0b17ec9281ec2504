import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { cx } from '../../../ui/cx.js';

const PAGES = [
  { to: PLANS_PATH, label: 'Plan' },
  { to: '/billing-history', label: 'Payments' },
  { to: '/my-purchases', label: 'Purchases' },
] as const;

/** The links between the billing pages. */
function BillingNav() {
  return (
    <nav aria-label="Billing" className="mb-8 border-b border-line">
      <ul className="flex flex-wrap gap-x-6">
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cx(
                  '-mb-px flex min-h-target items-center border-b-2 font-semibold no-underline',
                  isActive
                    ? 'border-primary text-primary'
                    : 'border-transparent text-soft hover:text-primary',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface BillingPageProps {
  heading: string;
  lead?: ReactNode;
  /** Shows the links to the other billing pages; left out on the way through checkout. */
  nav?: boolean;
  children: ReactNode;
}

/** The frame of a billing page: heading, lead, and one column below. */
export function BillingPage({ heading, lead, nav = false, children }: BillingPageProps) {
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title={heading} noIndex />
      <header className={cx('max-w-reading', nav ? 'mb-4' : 'mb-8')}>
        <h1 className="text-28 sm:text-38">{heading}</h1>
        {lead ? <p className="mt-3 text-18 text-soft">{lead}</p> : null}
      </header>
      {nav ? <BillingNav /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </div>
  );
}

/** A column of cards, no wider than is easy to read. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-6">{children}</div>;
}
