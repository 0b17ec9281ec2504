import { MINUTE_MS } from '@prepward/contracts/durations';
import {
  type Plan,
  planOf,
  productOf,
  subjectsOfProduct,
  type TestBankProduct,
} from '@prepward/contracts/plans';
import type { PaymentFact } from './entitlement.js';
import type { OrderFact } from './missing.js';

/** How long a checkout may be paid; Stripe takes no less than 30 minutes. */
export const OPEN_MS = 60 * MINUTE_MS;
/** How long a second tab or click gets the first one's checkout. */
const REUSE_MS = 25 * MINUTE_MS;

/** An order with the time it was created. */
interface DatedOrder extends OrderFact {
  createdAt: Date;
}

/** Whether an order's checkout page still takes money, as far as the ledger knows. */
export function couldBePaid({ checkout }: OrderFact): boolean {
  return checkout?.state === 'open';
}

/** Whether two orders are for the same thing: the same item, or a subscription to any plan. */
function excludeEachOther(one: OrderFact, other: Pick<OrderFact, 'item'>): boolean {
  return (
    one.item === other.item || (planOf(one.item) !== undefined && planOf(other.item) !== undefined)
  );
}

/**
 * Which of a student's orders should be paid for an item, and which should then no longer be paid:
 * those for other plans, and older ones for the same item.
 *
 * @param orders newest first
 * @returns `same` undefined if a new order has to be made
 */
export function openOrders<Order extends DatedOrder>(
  orders: readonly Order[],
  item: Plan | TestBankProduct,
  now: Date,
): { same: Order | undefined; superseded: Order[] } {
  const age = ({ createdAt }: Order) => now.getTime() - createdAt.getTime();
  const rivals = orders.filter((order) => excludeEachOther(order, { item: item.id }));
  const open = rivals.filter(
    (order) => (order.checkout === null || order.checkout.state === 'open') && age(order) < OPEN_MS,
  );
  // Only the newest of all: it replaces the earlier ones, even if it's still being opened.
  const [newest] = open;
  const isSame =
    newest !== undefined &&
    newest === rivals[0] &&
    newest.item === item.id &&
    newest.amountCents === item.priceCents &&
    age(newest) < REUSE_MS;
  return isSame
    ? { same: newest, superseded: open.slice(1) }
    : { same: undefined, superseded: open };
}

/**
 * Whether an order was replaced while its checkout was being opened: a newer one, for the same item or
 * another plan, can be paid or was paid.
 *
 * @param orders newest first, including that order
 */
export function isReplaced(orders: readonly OrderFact[], { id }: OrderFact): boolean {
  const at = orders.findIndex((order) => order.id === id);
  const own = orders[at];
  return orders
    .slice(0, Math.max(at, 0))
    .some(
      (newer) =>
        own !== undefined &&
        excludeEachOther(newer, own) &&
        newer.checkout?.state !== 'expired' &&
        newer.checkout?.state !== 'failed',
    );
}

/** Whether a product contains everything that another one does. */
function covers(one: OrderFact['item'], other: OrderFact['item']): boolean {
  const [whole, part] = [productOf(one), productOf(other)];
  if (whole === undefined || part === undefined) return false;
  const subjects = subjectsOfProduct(whole);
  return subjectsOfProduct(part).every((subject) => subjects.includes(subject));
}

/**
 * Whether the money for an item is already on its way, as with a bank that takes days: a second payment
 * would have to be refunded.
 *
 * @param payments the student's; an order with a payment doesn't wait for one, whatever its checkout
 *   says
 */
export function isBeingPaid(
  orders: readonly OrderFact[],
  item: Plan | TestBankProduct,
  payments: readonly Pick<PaymentFact, 'orderId'>[],
): boolean {
  const paid = new Set(payments.map(({ orderId }) => orderId));
  return orders.some(
    (order) =>
      order.checkout?.state === 'processing' &&
      !paid.has(order.id) &&
      (excludeEachOther(order, { item: item.id }) || covers(order.item, item.id)),
  );
}
