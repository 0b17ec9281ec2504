import { type Plan, planOf, type TestBankProduct } from '@prepward/contracts/plans';
import type { OrderFact } from './missing.js';

const MINUTE_MS = 60_000;
/** How long a checkout may be paid; Stripe takes no less than 30 minutes. */
export const OPEN_MS = 60 * MINUTE_MS;
/** How long a second tab or click gets the checkout of the first. */
const REUSE_MS = 25 * MINUTE_MS;

/** An order with the moment at which it was made. */
interface DatedOrder extends OrderFact {
  createdAt: Date;
}

/**
 * Which of a student's orders is to be paid for an item, and which are no longer to be paid once it
 * is: those for other plans, and older ones for the same item.
 *
 * @returns `same` undefined where a new order is to be made
 */
export function openOrders<Order extends DatedOrder>(
  orders: readonly Order[],
  item: Plan | TestBankProduct,
  now: Date,
): { same: Order | undefined; superseded: Order[] } {
  const age = ({ createdAt }: Order) => now.getTime() - createdAt.getTime();
  const open = orders.filter(
    (order) => (order.checkout === null || order.checkout.state === 'open') && age(order) < OPEN_MS,
  );
  const same = open.find(
    (order) =>
      order.item === item.id && order.amountCents === item.priceCents && age(order) < REUSE_MS,
  );
  const isPlan = 'days' in item;
  const superseded = open.filter(
    (order) =>
      order !== same && (order.item === item.id || (isPlan && planOf(order.item) !== undefined)),
  );
  return { same, superseded };
}
