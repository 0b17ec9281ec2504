import { lazy, Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { cx } from '../../ui/cx.js';
import { STUDENT_LINKS } from '../navigation.js';

// It reads from the server, and what does that is no part of the first load.
const PaymentBanner = lazy(() => import('../../features/billing/components/payment-banner.js'));

/** The pages of one student: a second bar leads from each to the others. */
export function StudentLayout() {
  return (
    <>
      <nav aria-label="Your pages" className="border-b border-line bg-sunken">
        <ul className="page flex overflow-x-auto">
          {STUDENT_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  cx(
                    'inline-flex min-h-target items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-3 hover:text-primary',
                    isActive ? 'border-primary text-primary' : 'border-transparent text-soft',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <PaymentBanner />
      </Suspense>
      <Outlet />
    </>
  );
}
