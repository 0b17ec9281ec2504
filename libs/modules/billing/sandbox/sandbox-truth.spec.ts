import { describe, expect, it } from '@jest/globals';
import type { CustomerAnswer } from './sandbox-answers.js';
import { toTruth } from './sandbox-truth.js';

const usd = (cents: number) => ({ cents, currency: 'usd' });
const cents = (amountCents: number) => ({ amountCents, currency: 'usd' as const });
const at = (ms: number) => new Date(ms);

const subscription: CustomerAnswer['subscriptions'][number] = {
  id: 'sub_1',
  priceId: 'price_w',
  status: 'active',
  currentPeriodEnd: 8000,
  cancelAtPeriodEnd: false,
  endedAt: null,
  metadata: { orderId: 'order-1' },
  createdAt: 1000,
};
const sold = {
  ...{ priceId: 'price_w', proration: false, amountCents: 1999 },
  ...{ periodStart: 1000, periodEnd: 8000 },
};
const unused = { ...sold, priceId: 'price_m', proration: true, amountCents: -500, periodEnd: 9000 };
const invoice: CustomerAnswer['invoices'][number] = {
  id: 'in_1',
  subscriptionId: 'sub_1',
  reason: 'subscription_create',
  status: 'paid',
  lines: [unused, sold],
  dueCents: 1499,
  totalCents: 1499,
  creditUsedCents: 0,
  currency: 'usd',
  failedAt: null,
  paidAt: 1500,
};
const payment: CustomerAnswer['payments'][number] = {
  ...{ id: 'pay_1', invoiceId: null, status: 'succeeded', metadata: { orderId: 'order-2' } },
  ...{ ...cents(2999), createdAt: 2000, settlesAt: null },
};
const session: CustomerAnswer['sessions'][number] = {
  ...{ id: 'ses_1', status: 'complete', priceId: 'price_t', paymentId: 'pay_1' },
  ...{ ...cents(2999), metadata: { orderId: 'order-2' } },
};

function truth(changes: Partial<CustomerAnswer> = {}) {
  return toTruth({
    customer: { id: 'cus_1', creditCents: 700 },
    ...{ sessions: [], subscriptions: [], invoices: [], payments: [], refunds: [], disputes: [] },
    prices: [
      { id: 'price_w', lookupKey: 'weekly_usd_1999', ...cents(1999) },
      { id: 'price_m', lookupKey: 'monthly_usd_4999', ...cents(4999) },
      { id: 'price_t', lookupKey: 'test_bank_math_usd_2999', ...cents(2999) },
      { id: 'price_x', lookupKey: 'of another shop', ...cents(1) },
    ],
    ...changes,
  });
}

describe('a subscription of the sandbox', () => {
  const of = (changes: Partial<typeof subscription> = {}) =>
    truth({ subscriptions: [{ ...subscription, ...changes }] }).subscriptions[0];

  it('is what it sells, until when, and what comes next', () => {
    expect(of()).toEqual({
      ...{ id: 'sub_1', orderId: 'order-1', plan: 'weekly', status: 'active' },
      ...{ startedAt: at(1000), periodEnd: at(8000), cancelAtPeriodEnd: false },
      ...{ endedAt: null, next: usd(1999) },
    });
    expect(of({ cancelAtPeriodEnd: true })).toMatchObject({ cancelAtPeriodEnd: true, next: null });
    expect(of({ status: 'canceled', endedAt: 7000 })).toMatchObject({
      ...{ status: 'ended', endedAt: at(7000), next: null },
    });
    expect(of({ priceId: 'price_x', metadata: {} })).toMatchObject({
      ...{ plan: null, orderId: null, next: usd(1) },
    });
    expect(of({ priceId: 'price_t' })?.plan).toBeNull();
    expect(of({ priceId: 'gone' })).toMatchObject({ plan: null, next: null });
    expect([of({ status: 'past_due' })?.status, of({ status: 'unpaid' })?.status]).toEqual([
      'past-due',
      'ended',
    ]);
  });
});

describe('an invoice of the sandbox', () => {
  const paid = (changes: Partial<typeof invoice> = {}) =>
    truth({
      subscriptions: [{ ...subscription, id: 'sub_0', metadata: {} }, subscription],
      invoices: [{ ...invoice, ...changes }],
    }).payments;

  it('is a payment of what it sells, by its subscription’s order where it is the first', () => {
    expect(paid()).toEqual([
      {
        ...{ id: 'in_1', orderId: 'order-1', subscriptionId: 'sub_1' },
        ...{ lookupKey: 'weekly_usd_1999', paid: usd(1499), taxCents: 0 },
        ...{ balanceUsedCents: 0, balanceFilledCents: 0, paidAt: at(1500) },
        period: { start: at(1000), end: at(8000) },
      },
    ]);
    expect(paid({ paidAt: null })).toEqual([]);
    expect(paid({ reason: 'subscription_cycle' })[0]?.orderId).toBeNull();
    expect(paid({ subscriptionId: 'sub_0' })[0]?.orderId).toBeNull();
    expect(paid({ lines: [unused] })).toMatchObject([{ lookupKey: null, period: null }]);
    expect(paid({ lines: [{ ...sold, priceId: 'price_x' }] })[0]?.lookupKey).toBeNull();
    expect(paid({ creditUsedCents: 300 })[0]?.balanceUsedCents).toBe(300);
    const filled = paid({ dueCents: 0, totalCents: -400 });
    expect(filled).toMatchObject([{ paid: usd(0), balanceFilledCents: 400 }]);
  });

  it('is a renewal that failed until it is paid', () => {
    const failures = (changes: Partial<typeof invoice>) => {
      const renewal = { reason: 'subscription_cycle', status: 'open', paidAt: null } as const;
      return truth({ invoices: [{ ...invoice, ...renewal, failedAt: 3000, ...changes }] }).failures;
    };
    expect(failures({})).toEqual([
      {
        ...{ id: 'in_1', subscriptionId: 'sub_1', lookupKey: 'weekly_usd_1999' },
        ...{ due: usd(1499), failedAt: at(3000), period: { start: at(1000), end: at(8000) } },
      },
    ]);
    expect(failures({ status: 'void' })).toHaveLength(1);
    for (const change of [
      { failedAt: null },
      { status: 'paid' as const },
      { reason: 'subscription_update' as const },
      { lines: [unused] },
    ]) {
      expect([change, failures(change)]).toEqual([change, []]);
    }
  });
});

describe('a product of the sandbox', () => {
  const paid = (changes: Partial<typeof payment> = {}) =>
    truth({
      sessions: [{ ...session, id: 'ses_0', paymentId: 'pay_0', priceId: 'price_w' }, session],
      payments: [{ ...payment, ...changes }],
    }).payments;

  it('is paid once its money is there', () => {
    expect(paid()).toEqual([
      {
        ...{ id: 'pay_1', orderId: 'order-2', subscriptionId: null, period: null },
        ...{ lookupKey: 'test_bank_math_usd_2999', paid: usd(2999), taxCents: 0 },
        ...{ balanceUsedCents: 0, balanceFilledCents: 0, paidAt: at(2000) },
      },
    ]);
    expect(paid({ settlesAt: 6000 })[0]?.paidAt).toEqual(at(6000));
    expect(paid({ metadata: {} })[0]?.orderId).toBeNull();
    expect([paid({ status: 'processing' }), paid({ invoiceId: 'in_1' })]).toEqual([[], []]);
  });

  it.each([
    ['processing', 'processing'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['succeeded', 'complete'],
  ] as const)('whose payment is %s has a checkout that is %s', (status, state) => {
    const payments = [
      { ...payment, id: 'pay_0', status: 'failed' as const },
      { ...payment, status },
    ];
    const open = { ...session, id: 'ses_2', status: 'open' as const, metadata: {} };
    expect(truth({ sessions: [session, open], payments }).sessions).toEqual([
      { id: 'ses_1', orderId: 'order-2', state, subtotal: usd(2999) },
      { id: 'ses_2', orderId: null, state: 'open', subtotal: usd(2999) },
    ]);
  });
});

describe('what went back at the sandbox', () => {
  it('is of the invoice that the payment is of, or of the payment', () => {
    const payments = [{ ...payment, id: 'pay_9', invoiceId: 'in_1' }, payment];
    const row = { ...cents(500), createdAt: 4000 };
    const { refunds, disputes, customer } = truth({
      payments,
      refunds: [
        { id: 're_1', paymentId: 'pay_9', ...row },
        { id: 're_2', paymentId: 'pay_1', ...row },
        { id: 're_3', paymentId: 'in_7', ...row },
      ],
      disputes: (['needs_response', 'won', 'lost'] as const).map((status) => ({
        ...{ id: `dp ${status}`, paymentId: 'pay_9', status, reason: 'fraudulent', ...row },
      })),
    });
    const back = { amount: usd(500), createdAt: at(4000) };
    expect(refunds).toEqual([
      { id: 're_1', paymentId: 'in_1', status: 'succeeded', ...back },
      { id: 're_2', paymentId: 'pay_1', status: 'succeeded', ...back },
      { id: 're_3', paymentId: 'in_7', status: 'succeeded', ...back },
    ]);
    const claim = { paymentId: 'in_1', reason: 'fraudulent', ...back };
    expect(disputes).toEqual([
      { id: 'dp needs_response', status: 'open', ...claim },
      { id: 'dp won', status: 'won', ...claim },
      { id: 'dp lost', status: 'lost', ...claim },
    ]);
    expect(customer).toEqual({ id: 'cus_1', state: 'active', balanceCents: 700 });
  });
});
