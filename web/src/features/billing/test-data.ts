import type {
  AccessAnswer,
  CheckoutStatus,
  PaymentView,
  PlanList,
  ProductList,
  Purchase,
} from '@prepward/contracts/billing';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';

export const SESSION = '6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11';

/** For tests: what the server sells. */
export function planListOf(paymentsOpen = true): PlanList {
  return {
    paymentsOpen,
    items: PLANS.map(({ id, name, priceCents, days, badge, saving }) => ({
      id,
      name,
      priceCents,
      currency: 'usd',
      days,
      badge: badge ?? null,
      saving: saving ?? null,
    })),
  };
}

export function productListOf(paymentsOpen = true): ProductList {
  return {
    paymentsOpen,
    items: TEST_BANK_PRODUCTS.map(({ id, name, priceCents, subject }) => ({
      id,
      name,
      priceCents,
      currency: 'usd',
      subject,
    })),
  };
}

/** For tests: a checkout of the weekly plan that isn't paid yet. */
export function checkoutOf(change: Partial<CheckoutStatus> = {}): CheckoutStatus {
  return {
    session: SESSION,
    state: 'open',
    plan: 'weekly',
    product: null,
    amountCents: 1999,
    currency: 'usd',
    ...change,
  };
}

/** For tests: the access of a student who never subscribed. */
export function accessOf(change: Partial<AccessAnswer> = {}): AccessAnswer {
  return {
    state: 'free',
    plan: null,
    source: null,
    until: null,
    renews: false,
    next: null,
    paymentProblem: null,
    ...change,
  };
}

/** For tests: a weekly plan that renews on November 28, 2026. */
export function activeAccess(change: Partial<AccessAnswer> = {}): AccessAnswer {
  const until = '2026-11-28T12:00:00.000Z';
  return accessOf({
    state: 'active',
    plan: 'weekly',
    source: 'payment',
    until,
    renews: true,
    next: { at: until, amountCents: 1999, currency: 'usd' },
    ...change,
  });
}

/** For tests: a week that was paid for and may be refunded. */
export function paymentOf(change: Partial<PaymentView> = {}): PaymentView {
  return {
    id: '3b1f0a77-9f0e-4a54-8a57-0d6c2f1e9a01',
    at: '2026-11-21T12:00:00.000Z',
    plan: 'weekly',
    product: null,
    name: 'Weekly',
    period: { from: '2026-11-21T12:00:00.000Z', to: '2026-11-28T12:00:00.000Z' },
    amountCents: 1999,
    refundedCents: 0,
    currency: 'usd',
    state: 'paid',
    receiptHref: '/api/v1/payments/3b1f0a77-9f0e-4a54-8a57-0d6c2f1e9a01/receipt',
    refundableUntil: '2026-12-21T12:00:00.000Z',
    refundRequest: null,
    ...change,
  };
}

/** For tests: a math paper that can be downloaded. */
export function purchaseOf(change: Partial<Purchase> = {}): Purchase {
  return {
    id: '9c2e4d10-7b6a-4f19-8c3d-1e0f1a2b3c4d',
    product: 'test-bank-math',
    subject: 'math',
    name: 'Math test bank',
    boughtAt: '2026-11-21T12:00:00.000Z',
    state: 'ready',
    progress: 100,
    questions: 100,
    pages: 62,
    bytes: 1_240_000,
    madeAt: '2026-11-21T12:01:00.000Z',
    ...change,
  };
}
