import type { CheckoutStatus } from '@prepward/contracts/billing';
import { cutOf, type StudentLedger } from './entitlement.js';
import type { OrderFact } from './missing.js';

/** What became of an order: only a payment in the ledger completes it, not a visit or a session. */
export function checkoutStateOf(
  order: OrderFact,
  ledger: Pick<StudentLedger, 'payments' | 'refunds' | 'disputes'>,
): CheckoutStatus['state'] {
  const payment = ledger.payments.find(({ orderId }) => orderId === order.id);
  if (payment !== undefined) return cutOf(payment, ledger) === null ? 'complete' : 'refunded';
  switch (order.checkout?.state) {
    case 'expired':
    case 'failed':
      return order.checkout.state;
    case 'complete':
    case 'processing':
      return 'processing';
    default:
      return 'open';
  }
}
