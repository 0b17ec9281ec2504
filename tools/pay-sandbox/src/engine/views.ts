import type { EngineContext } from './context.js';
import { find } from './failure.js';
import type {
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  Payment,
  PaymentMethod,
  Price,
  Refund,
  Subscription,
} from './state.js';

/** Everything the sandbox knows about a customer at one moment. */
export interface CustomerRecord {
  customer: Customer;
  /** Charged at renewals; null if no card is saved. */
  card: Omit<PaymentMethod, 'behavior'> | null;
  sessions: CheckoutSession[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  payments: Payment[];
  refunds: Refund[];
  disputes: Dispute[];
  /** Every price that the other fields refer to. */
  prices: Price[];
}

/** @throws EngineFailure `not_found` */
export function customerRecord({ state }: EngineContext, id: string): CustomerRecord {
  const customer = find(state.customers, id, 'customer');
  const own = <T extends { customerId: string }>(entries: Record<string, T>): T[] =>
    Object.values(entries).filter((entry) => entry.customerId === id);
  const sessions = own(state.sessions);
  const subscriptions = own(state.subscriptions);
  const invoices = own(state.invoices);
  const priceIds = new Set([
    ...[...sessions, ...subscriptions].map(({ priceId }) => priceId),
    ...invoices.flatMap(({ lines }) => lines.map(({ priceId }) => priceId)),
  ]);
  return {
    customer,
    card: cardOf(state.paymentMethods, customer.paymentMethodId),
    sessions,
    subscriptions,
    invoices,
    payments: own(state.payments),
    refunds: own(state.refunds),
    disputes: own(state.disputes),
    prices: [...priceIds].map((priceId) => find(state.prices, priceId, 'price')),
  };
}

function cardOf(methods: Record<string, PaymentMethod>, id: string | null): CustomerRecord['card'] {
  if (id === null) return null;
  const { behavior: _secret, ...card } = find(methods, id, 'payment method');
  return card;
}
