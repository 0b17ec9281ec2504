import { describe, expect, it } from '@jest/globals';
import { at, invoice, line, s, subscription, truth, usd } from '../test/stripe-objects.js';

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
        due: usd(2099),
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
