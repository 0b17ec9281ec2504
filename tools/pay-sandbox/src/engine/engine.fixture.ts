import type { CardInput } from './cards.js';
import type { ExpectedPrice } from './catalog.js';
import type { EngineOptions } from './engine.js';
import { PaymentEngine } from './engine.js';
import { EngineFailure } from './failure.js';
import { DAY_MS } from './state.js';

/** Where the tests' clocks begin. */
export const START = Date.UTC(2026, 10, 1, 9);

export const WEEKLY = { lookupKey: 'weekly', amountCents: 1999, periodDays: 7 };
export const QUARTERLY = { lookupKey: 'quarterly', amountCents: 13999, periodDays: 90 };
export const PAPER = { lookupKey: 'paper', amountCents: 2999, periodDays: null };

export const CATALOG = [
  { ...WEEKLY, name: 'Weekly' },
  { ...QUARTERLY, name: 'Quarterly' },
  { ...PAPER, name: 'Math test bank' },
];

/** A card as a student types it. */
export function typed(number: string): CardInput {
  return { number, expMonth: 12, expYear: 2034, cvc: '123' };
}

export const GOOD = typed('4242 4242 4242 4242');
export const DECLINED = typed('4000000000000002');
export const POOR = typed('4000000000009995');
export const CHALLENGED = typed('4000 0025 0000 3155');
export const LATER = typed('4000000000000341');
export const DEBIT = typed('4000000000004400');
export const BOUNCING = typed('4000000000004509');

/** An engine with prices and one customer, and shortcuts for what tests do often. */
export function stage(options: EngineOptions = {}) {
  const engine = new PaymentEngine({ startsAt: START, ...options });
  engine.setCatalog(CATALOG);
  const customerId = engine.createCustomer({ email: 'ann@example.org' }).id;
  const open = (price: ExpectedPrice = WEEKLY) =>
    engine.createSession({
      customerId,
      price,
      successUrl: 'https://shop.example/done?session={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://shop.example/back',
      metadata: { orderId: 'order-1' },
    });
  return {
    engine,
    customerId,
    open,
    /** Buys, and returns the subscription's id. */
    subscribe: (card = GOOD, price: ExpectedPrice = WEEKLY) => {
      const { session } = engine.paySession(open(price).id, card);
      if (session.subscriptionId === null) throw new Error('Nothing was subscribed to');
      return session.subscriptionId;
    },
    pass: (days: number) => engine.advanceTo(engine.now + days * DAY_MS),
    record: () => engine.customerRecord(customerId),
    types: () => engine.events().map(({ type }) => type),
  };
}

/** The code that a call is refused with. */
export function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof EngineFailure) return error.code;
    throw error;
  }
  return 'done';
}
