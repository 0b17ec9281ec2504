import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

// It reads from the server, and what does that is no part of the first load.
const PaymentBanner = lazy(() => import('../../features/billing/components/payment-banner.js'));

/** Over the pages below: what a student has to know about a payment. */
export default function PaymentNotice() {
  return (
    <>
      <Suspense>
        <PaymentBanner />
      </Suspense>
      <Outlet />
    </>
  );
}
