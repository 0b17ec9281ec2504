import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

// Lazy: it loads data from the server, and the code for that isn't part of the first load.
const PaymentBanner = lazy(() => import('../../features/billing/components/payment-banner.js'));
const DeletionBanner = lazy(() => import('../../features/profile/components/deletion-banner.js'));

/** Above the pages below it: what a student must know about a payment, or about their account's deletion. */
export default function PaymentNotice() {
  return (
    <>
      <Suspense>
        <DeletionBanner />
        <PaymentBanner />
      </Suspense>
      <Outlet />
    </>
  );
}
