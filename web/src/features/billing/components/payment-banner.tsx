import { useLocation } from 'react-router-dom';
import { useAccess } from '../api/billing.js';
import { PaymentProblem } from './payment-problem.js';

/** Shown on every page to a student whose renewal failed, except the one that says so itself. */
export default function PaymentBanner() {
  const { data } = useAccess();
  const { pathname } = useLocation();
  return data?.paymentProblem && pathname !== '/subscription' ? (
    <div className="page pt-6">
      <PaymentProblem problem={data.paymentProblem} />
    </div>
  ) : null;
}
