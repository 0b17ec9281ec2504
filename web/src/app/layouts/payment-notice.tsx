import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

// It reads from the server, and what does that is no part of the first load.
const PaymentBanner = lazy(() => import('../../features/billing/components/payment-banner.js'));
const DeletionBanner = lazy(() => import('../../features/profile/components/deletion-banner.js'));

/** Over the pages below: what a student has to know about a payment, or the end of the account. */
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
