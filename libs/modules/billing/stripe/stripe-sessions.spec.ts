import { describe, expect, it } from '@jest/globals';
import { at, invoice, s, session, subscription, truth, usd } from '../test/stripe-objects.js';

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

describe('a plan that a bank takes days for', () => {
  const plan = { mode: 'subscription', payment_status: 'unpaid', subscription: 'sub_1' };
  const payments = (...ids: string[]) => ({
    data: ids.map((id) => ({ payment: { payment_intent: id } })),
  });
  const stateOf = (
    first: object,
    { status = 'active', intents = {} as Record<string, string>, id = 'sub_1' } = {},
  ) =>
    truth({
      sessions: [session(plan)],
      subscriptions: [subscription({ id, status })],
      invoices: [invoice({ status: 'open', ...first })],
      intents: Object.entries(intents).map(([of, state]) => ({ id: of, status: state })),
    }).sessions[0]?.state;

  it('has failed once none of its intents goes on, or its invoice was given up', () => {
    const two = { payments: payments('pi_1', 'pi_2') };
    const dead = { pi_1: 'canceled', pi_2: 'requires_payment_method' };
    expect(stateOf(two, { intents: dead })).toBe('failed');
    expect(stateOf(two, { intents: { ...dead, pi_2: 'requires_action' } })).toBe('processing');
    expect(stateOf(two, { intents: { ...dead, pi_2: 'processing' } })).toBe('processing');
    expect(stateOf({ payments: payments() })).toBe('processing');
    expect(stateOf({ status: 'void' })).toBe('failed');
    expect(stateOf({ status: 'uncollectible' })).toBe('failed');
    expect(stateOf({ status: 'paid' }, { status: 'canceled' })).toBe('processing');
  });

  it('has failed with its subscription, unless a debit still runs', () => {
    const one = { payments: payments('pi_1') };
    const intents = { pi_1: 'processing' };
    for (const status of ['canceled', 'incomplete_expired']) {
      expect(stateOf({}, { status })).toBe('failed');
      expect(stateOf(one, { status, intents })).toBe('processing');
    }
    // If Stripe lists no such subscription, or no first invoice, nothing is known.
    expect(stateOf({}, { status: 'canceled', id: 'sub_2' })).toBe('processing');
    expect(stateOf({ billing_reason: 'manual', status: 'void' })).toBe('processing');
  });

  it('or a product fails with its intent', () => {
    const of = (payment_intent: unknown) =>
      truth({ sessions: [session({ payment_status: 'unpaid', payment_intent })] }).sessions[0]
        ?.state;
    const intent = (status: string) => of({ id: 'pi_1', status });
    expect([intent('requires_payment_method'), intent('canceled')]).toEqual(['failed', 'failed']);
    expect([intent('processing'), of('pi_1'), of(null)]).toEqual(Array(3).fill('processing'));
  });
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
