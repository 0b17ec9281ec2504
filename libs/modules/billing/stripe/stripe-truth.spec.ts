import { describe, expect, it } from '@jest/globals';
import type { StripeRecords } from './stripe-lists.js';
import { truthOf } from './stripe-truth.js';

/** Stripe's seconds of a day of June. */
const s = (day: number) => Date.UTC(2026, 5, day) / 1000;
const at = (day: number) => new Date(s(day) * 1000);
const usd = (cents: number) => ({ cents, currency: 'usd' });

const KEYS = new Map([
  ['price_w', 'weekly_usd_1999'],
  ['price_m', 'monthly_usd_4999'],
  ['price_x', 'of another shop'],
]);

/** What Stripe answers of a customer; each object has only what is read of it. */
function truth(records: { [K in keyof StripeRecords]?: unknown }) {
  const lists = { sessions: [], subscriptions: [], invoices: [] };
  return truthOf({
    customer: { id: 'cus_1', state: 'active', balanceCents: 0 },
    ...{ ...lists, intents: [], refunds: [], disputes: [], keys: KEYS },
    ...records,
  } as unknown as StripeRecords);
}

const subscription = (changes: object = {}, item: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  currency: 'usd',
  start_date: s(1),
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  metadata: { order: 'order-1' },
  items: {
    data: [
      {
        id: 'si_1',
        price: { id: 'price_w', unit_amount: 1999 },
        quantity: 1,
        current_period_end: s(8),
        ...item,
      },
    ],
  },
  ...changes,
});

const line = (price: string, start: number, end: number, proration: boolean | null = false) => ({
  amount: 0,
  period: { start: s(start), end: s(end) },
  parent: proration === null ? null : { subscription_item_details: { proration } },
  pricing: { price_details: { price } },
});

const invoice = (changes: object = {}, lines: object[] = [line('price_w', 1, 8)]) => ({
  id: 'in_1',
  status: 'paid',
  billing_reason: 'subscription_create',
  attempted: true,
  currency: 'usd',
  amount_paid: 2149,
  amount_due: 2149,
  starting_balance: 0,
  ending_balance: 0,
  total_taxes: [{ amount: 100 }, { amount: 50 }],
  created: s(1),
  status_transitions: { paid_at: s(2), finalized_at: s(3) },
  parent: { subscription_details: { subscription: 'sub_1', metadata: { order: 'order-1' } } },
  payments: { data: [] },
  lines: { data: lines },
  ...changes,
});

const session = (changes: object = {}) => ({
  id: 'cs_1',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: 'order-1',
  currency: 'usd',
  amount_subtotal: 2999,
  created: s(1),
  subscription: null,
  payment_intent: {
    id: 'pi_1',
    status: 'succeeded',
    amount_received: 3149,
    created: s(2),
    latest_charge: { created: s(3) },
  },
  total_details: { amount_tax: 150 },
  line_items: { data: [{ price: { lookup_key: 'test_bank_math_usd_2999' } }] },
  ...changes,
});

describe('a subscription of Stripe', () => {
  const of = (changes: object = {}, item: object = {}) =>
    truth({ subscriptions: [subscription(changes, item)] }).subscriptions[0];

  it('is what it sells, until when, and what comes next', () => {
    expect(of()).toEqual({
      id: 'sub_1',
      orderId: 'order-1',
      plan: 'weekly',
      status: 'active',
      startedAt: at(1),
      periodEnd: at(8),
      cancelAtPeriodEnd: false,
      endedAt: null,
      next: usd(1999),
    });
    expect(of({ metadata: {} })?.orderId).toBeNull();
    expect(of({}, { quantity: 3 })?.next).toEqual(usd(5997));
    expect(of({}, { quantity: undefined })?.next).toEqual(usd(1999));
    expect(of({}, { price: { id: 'price_x', unit_amount: null } })).toMatchObject({
      plan: null,
      next: null,
    });
    expect(of({ items: { data: [] } })).toMatchObject({ plan: null, periodEnd: at(1), next: null });
  });

  it.each([
    ['incomplete', 'incomplete'],
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past-due'],
    ['unpaid', 'past-due'],
    ['paused', 'past-due'],
    ['canceled', 'ended'],
    ['incomplete_expired', 'ended'],
  ])('that is %s is %s', (status, expected) => {
    expect(of({ status })?.status).toBe(expected);
  });

  it('that ends at its end or on a day costs nothing more', () => {
    for (const ending of [{ cancel_at_period_end: true }, { cancel_at: s(20) }]) {
      expect(of(ending)).toMatchObject({ cancelAtPeriodEnd: true, next: null, status: 'active' });
    }
    expect(of({ status: 'canceled', ended_at: s(5) })).toMatchObject({
      endedAt: at(5),
      next: null,
    });
  });

  it('waits for the first payment of its own, and for no later one', () => {
    const status = (changes: object) =>
      truth({ subscriptions: [subscription()], invoices: [invoice(changes)] }).subscriptions[0]
        ?.status;
    const parent = { subscription_details: { subscription: 'sub_2', metadata: {} } };
    expect(status({ status: 'open' })).toBe('incomplete');
    expect(status({ status: 'paid' })).toBe('active');
    expect(status({ status: 'open', billing_reason: 'subscription_cycle' })).toBe('active');
    expect(status({ status: 'open', parent })).toBe('active');
    const ended = subscription({ status: 'canceled' });
    const open = truth({ subscriptions: [ended], invoices: [invoice({ status: 'open' })] });
    expect(open.subscriptions[0]?.status).toBe('ended');
  });
});

describe('an invoice of Stripe', () => {
  const paid = (changes: object = {}, lines?: object[]) =>
    truth({ invoices: [invoice(changes, lines)] }).payments[0];

  it('is a payment with its taxes, its order and its period once it is paid', () => {
    expect(paid()).toEqual({
      id: 'in_1',
      orderId: 'order-1',
      subscriptionId: 'sub_1',
      lookupKey: 'weekly_usd_1999',
      paid: usd(2149),
      taxCents: 150,
      balanceUsedCents: 0,
      balanceFilledCents: 0,
      paidAt: at(2),
      period: { start: at(1), end: at(8) },
    });
    expect(paid({ status: 'open' })).toBeUndefined();
    expect(paid({ parent: null })).toBeUndefined();
    const without = { total_taxes: null, status_transitions: { paid_at: null } };
    expect(paid(without)).toMatchObject({ taxCents: 0, paidAt: at(1) });
    expect(paid({ billing_reason: 'subscription_cycle' })?.orderId).toBeNull();
    const foreign = { subscription_details: { subscription: { id: 'sub_9' }, metadata: null } };
    expect(paid({ parent: foreign })).toMatchObject({ orderId: null, subscriptionId: 'sub_9' });
  });

  it('sells the longest of its periods, and no time that was left over', () => {
    const lines = [
      line('price_m', 1, 90, true),
      line('price_x', 1, 99, null),
      line('price_w', 3, 10),
      line('price_m', 3, 33),
    ];
    expect(paid({}, lines)).toMatchObject({
      lookupKey: 'monthly_usd_4999',
      period: { start: at(3), end: at(33) },
    });
    expect(paid({}, lines.slice(0, 2))).toMatchObject({ lookupKey: null, period: null });
    expect(paid({}, [line('price_unknown', 1, 8)])).toMatchObject({ lookupKey: null });
  });

  it('takes from the balance, or puts something there', () => {
    const balance = (before: number, after: number | null) => {
      const payment = paid({ starting_balance: before, ending_balance: after });
      return [payment?.balanceUsedCents, payment?.balanceFilledCents];
    };
    expect(balance(-500, -200)).toEqual([300, 0]);
    expect(balance(-500, -900)).toEqual([0, 400]);
    expect(balance(-500, null)).toEqual([0, 0]);
  });

  it('is a renewal that failed once it was tried, and not while a bank takes its time', () => {
    const renewal = { status: 'open', billing_reason: 'subscription_cycle' };
    const failures = (changes: object, intents: object[] = [], lines?: object[]) =>
      truth({ invoices: [invoice({ ...renewal, ...changes }, lines)], intents }).failures;
    expect(failures({})).toEqual([
      {
        id: 'in_1',
        subscriptionId: 'sub_1',
        lookupKey: 'weekly_usd_1999',
        due: usd(2149),
        failedAt: at(3),
        period: { start: at(1), end: at(8) },
      },
    ]);
    expect(failures({ status: 'uncollectible' })).toHaveLength(1);
    expect(failures({ status_transitions: { finalized_at: null } })).toMatchObject([
      { failedAt: at(1) },
    ]);
    for (const change of [
      { status: 'void' },
      { status: 'paid' },
      { status: 'draft' },
      { attempted: false },
      { billing_reason: 'subscription_update' },
      { billing_reason: 'subscription_create' },
      { parent: null },
    ]) {
      expect([change, failures(change)]).toEqual([change, []]);
    }
    expect(failures({}, [], [line('price_w', 1, 8, true)])).toEqual([]);
    const payments = { data: [{ payment: { payment_intent: 'pi_1' } }] };
    const intent = (id: string, status: string) => failures({ payments }, [{ id, status }]).length;
    expect(intent('pi_1', 'processing')).toBe(0);
    expect([intent('pi_1', 'canceled'), intent('pi_2', 'processing')]).toEqual([1, 1]);
  });
});

describe('a session of Stripe', () => {
  const payment = (changes: object) => truth({ sessions: [session(changes)] }).payments[0];

  it('is the payment of a product, by its intent, when its charge was made', () => {
    expect(payment({})).toEqual({
      id: 'pi_1',
      orderId: 'order-1',
      subscriptionId: null,
      lookupKey: 'test_bank_math_usd_2999',
      paid: usd(3149),
      taxCents: 150,
      balanceUsedCents: 0,
      balanceFilledCents: 0,
      paidAt: at(3),
      period: null,
    });
    const intent = { id: 'pi_1', amount_received: 3149, created: s(2) };
    const of = (status: string, latest_charge: unknown = null) =>
      payment({ payment_intent: { ...intent, status, latest_charge } });
    expect(of('succeeded')?.paidAt).toEqual(at(2));
    expect(of('succeeded', 'ch_1')?.paidAt).toEqual(at(2));
    expect(of('processing')).toBeUndefined();
    for (const change of [{ mode: 'subscription' }, { status: 'open' }, { payment_intent: null }]) {
      expect(payment(change)).toBeUndefined();
    }
  });

  it('takes the place of a payment where the product was free', () => {
    const free = { payment_status: 'no_payment_required', payment_intent: null };
    expect(payment({ ...free, total_details: null, line_items: undefined })).toMatchObject({
      id: 'cs_1',
      paid: usd(0),
      taxCents: 0,
      paidAt: at(1),
      lookupKey: null,
    });
  });

  it.each([
    ['open', 'unpaid', 'active', 'open'],
    ['open', 'unpaid', 'deleted', 'expired'],
    ['expired', 'unpaid', 'active', 'expired'],
    ['complete', 'paid', 'deleted', 'complete'],
    ['complete', 'no_payment_required', 'active', 'complete'],
    ['complete', 'unpaid', 'active', 'processing'],
  ])(
    'that is %s and %s, of a customer who is %s, is %s',
    (status, payment_status, state, expected) => {
      const customer = { id: 'cus_1', state, balanceCents: 0 };
      const { sessions } = truth({ customer, sessions: [session({ status, payment_status })] });
      expect(sessions).toEqual([
        { id: 'cs_1', orderId: 'order-1', state: expected, subtotal: usd(2999) },
      ]);
      expect(truth({ sessions: [session({ amount_subtotal: null })] }).sessions).toMatchObject([
        { subtotal: usd(0) },
      ]);
    },
  );
});

describe('what went back at Stripe', () => {
  const payments = { data: [{ payment: { payment_intent: 'pi_1' } }, { payment: {} }] };
  const back = (payment_intent: unknown, status: string | null) => ({
    id: 're_1',
    payment_intent,
    amount: 500,
    currency: 'usd',
    status,
    reason: 'fraudulent',
    created: s(5),
  });

  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    [null, 'failed'],
  ])('and is %s is %s, of the invoice that the payment is of', (status, expected) => {
    const refunds = [back('pi_1', status), back({ id: 'pi_2' }, status)];
    const row = { id: 're_1', amount: usd(500), status: expected, createdAt: at(5) };
    expect(truth({ invoices: [invoice({ payments })], refunds }).refunds).toEqual([
      { ...row, paymentId: 'in_1' },
      { ...row, paymentId: 'pi_2' },
    ]);
  });

  it.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'inquiry'],
    ['prevented', 'inquiry'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('to a bank, and is %s, is %s', (status, expected) => {
    const disputes = [back('pi_1', status)];
    expect(truth({ invoices: [invoice({ payments })], disputes }).disputes).toEqual([
      {
        ...{ id: 're_1', paymentId: 'in_1', amount: usd(500), status: expected },
        ...{ reason: 'fraudulent', createdAt: at(5) },
      },
    ]);
  });

  it('in another currency is refused', () => {
    const refunds = [{ ...back('pi_1', 'succeeded'), currency: 'eur' }];
    expect(() => truth({ refunds })).toThrow('eur');
  });
});
