import { beforeAll, describe, expect, it } from '@jest/globals';
import { SalesRepository } from '../../../libs/modules/billing/admin/sales.repository.js';
import { SalesService } from '../../../libs/modules/billing/admin/sales.service.js';
import { BILLING_PERSONAL_DATA } from '../../../libs/modules/billing/personal-data.repository.js';
import { SUBSCRIPTIONS_PERSONAL_DATA } from '../../../libs/modules/subscriptions/personal-data.repository.js';
import type { MoneyRows } from './rows.js';
import { day, fillSales, id, insertInto, other, own } from './sales-fixture.js';

export function salesRows(given: () => MoneyRows): void {
  const iso = (days: number) => day(days).toISOString();

  let money: MoneyRows;
  let sales: SalesService;
  /** Students whom a replay synced. */
  const synced: string[] = [];

  beforeAll(async () => {
    money = given();
    const sync = {
      syncStudent: async (userId: string) => {
        synced.push(userId);
      },
    } as unknown as ConstructorParameters<typeof SalesService>[1];
    sales = new SalesService(new SalesRepository(money.dataSource), sync, money.transactions);
    await money.newStudent(own);
    await fillSales(money);
  });

  const ids = <T extends { id: string }>({ rows }: { rows: T[] }) => rows.map((row) => row.id);

  describe('orders, for staff', () => {
    const list = async (query: Parameters<typeof sales.orders>[0] = {}) =>
      ids(await sales.orders(query));

    it('are the newest first, and found by student, item and gateway', async () => {
      expect(await list()).toEqual([15, 13, 11, 14, 12].map(id));
      expect(await list({ sort: ['amountCents', 'ASC'] })).toEqual([11, 14, 12, 13, 15].map(id));
      expect(await list({ filter: { userId: own } })).toEqual([11, 12].map(id));
      expect(await list({ filter: { item: 'weekly' } })).toEqual([11, 14].map(id));
      expect(await list({ filter: { gateway: 'sandbox' } })).toEqual([15, 14].map(id));
      expect(await list({ filter: { id: [id(12), id(14)] } })).toEqual([14, 12].map(id));
      expect(await list({ filter: { userId: own, item: 'weekly' } })).toEqual([id(11)]);
    });

    it('say what became of them', async () => {
      const { rows } = await sales.orders({});
      const states = new Map(rows.map((order) => [order.id, [order.state, order.paymentId]]));
      expect(states).toEqual(
        new Map([
          [id(11), ['paid', id(21)]],
          [id(12), ['failed', null]],
          [id(13), ['processing', null]],
          [id(14), ['open', null]],
          [id(15), ['open', null]],
        ]),
      );
      expect(await sales.order(id(12))).toEqual({
        id: id(12),
        userId: own,
        gateway: 'stripe',
        item: 'test-bank-math',
        name: 'Math test bank',
        amountCents: 2999,
        currency: 'usd',
        state: 'failed',
        paymentId: null,
        createdAt: iso(1),
      });
    });
  });

  describe('payments, for staff', () => {
    const list = async (query: Parameters<typeof sales.payments>[0] = {}) =>
      ids(await sales.payments(query));

    it('are the newest first, and found by student, item, gateway and its id', async () => {
      expect(await list()).toEqual([22, 23, 21].map(id));
      expect(await list({ sort: ['amountCents', 'DESC'] })).toEqual([21, 22, 23].map(id));
      expect(await list({ filter: { userId: other } })).toEqual([id(23)]);
      expect(await list({ filter: { item: 'weekly' } })).toEqual([23, 21].map(id));
      expect(await list({ filter: { gateway: 'stripe' } })).toEqual([22, 21].map(id));
      expect(await list({ filter: { gatewayId: 'in_1' } })).toEqual([23, 21].map(id));
      expect(await list({ filter: { id: [id(22)] } })).toEqual([id(22)]);
    });

    it('have what went back of them, their last dispute and what was asked', async () => {
      expect(await sales.payment(id(21))).toEqual({
        id: id(21),
        userId: own,
        orderId: id(11),
        gateway: 'stripe',
        gatewayId: 'in_1',
        item: 'weekly',
        name: 'Weekly plan',
        amountCents: 2149,
        taxCents: 150,
        refundedCents: 400,
        disputeId: id(44),
        currency: 'usd',
        periodStart: iso(3),
        periodEnd: iso(10),
        refundRequestId: id(51),
        paidAt: iso(3),
      });
      expect(await sales.payment(id(23))).toMatchObject({
        name: 'Weekly plan',
        refundedCents: 50,
        disputeId: id(42),
        periodStart: null,
        periodEnd: null,
        refundRequestId: id(53),
      });
      expect(await sales.payment(id(22))).toMatchObject({
        name: 'Purchase',
        refundedCents: 0,
        disputeId: null,
        refundRequestId: id(52),
      });
    });
  });

  describe('disputes and webhooks, for staff', () => {
    it('are the last to happen first, each dispute in its last state', async () => {
      const list = async (query: Parameters<typeof sales.disputes>[0] = {}) =>
        ids(await sales.disputes(query));
      expect(await list()).toEqual([42, 43, 44].map(id));
      expect(await list({ sort: ['amountCents', 'ASC'] })).toEqual([43, 42, 44].map(id));
      expect(await list({ filter: { paymentId: id(21) } })).toEqual([43, 44].map(id));
      expect(await list({ filter: { status: 'open' } })).toEqual([id(43)]);
      expect(await list({ filter: { id: [id(41), id(42)] } })).toEqual([id(42)]);
      // Earlier states can still be read.
      expect(await sales.dispute(id(41))).toEqual({
        id: id(41),
        gatewayId: 'dp_1',
        paymentId: id(21),
        userId: own,
        amountCents: 2149,
        currency: 'usd',
        status: 'open',
        reason: 'fraudulent',
        happenedAt: iso(7),
        changedAt: expect.not.stringMatching(iso(7)),
      });
    });

    it('are the newest first, and found by gateway, event, customer and type', async () => {
      const list = async (filter: Parameters<typeof sales.webhookEvents>[0]['filter'] = {}) =>
        ids(await sales.webhookEvents({ filter }));
      const [first, second, third] = ['stripe:evt_2', 'stripe:evt_1', 'sandbox:evt_1'];
      expect(await list()).toEqual([first, second, third]);
      expect(await list({ id: ['sandbox:evt_1', 'sandbox:evt_2'] })).toEqual([third]);
      expect(await list({ type: 'charge.refunded' })).toEqual([first, third]);
      expect(await list({ gateway: 'sandbox' })).toEqual([third]);
      expect(await list({ eventId: 'evt_1' })).toEqual([second, third]);
      expect(await list({ customerId: 'cus_1' })).toEqual([second, third]);
      expect(await sales.webhookEvent('sandbox:evt_1')).toMatchObject({ userId: other });
      expect(await sales.webhookEvent('stripe:evt_1')).toEqual({
        id: 'stripe:evt_1',
        gateway: 'stripe',
        eventId: 'evt_1',
        type: 'invoice.paid',
        customerId: 'cus_1',
        userId: own,
        payload: { said: 1 },
        sentAt: iso(3),
        createdAt: iso(4),
      });
      expect(await sales.replay('stripe:evt_1')).toMatchObject({ id: 'stripe:evt_1' });
      const replay = sales.replay('stripe:evt_2');
      await expect(replay).rejects.toMatchObject({ code: 'WEBHOOK_EVENT_ABOUT_NO_STUDENT' });
      expect(synced).toEqual([own]);
    });
  });

  describe('the archive of a student', () => {
    it('has their own money, in the order in which it came', async () => {
      const insert = insertInto(money);
      await insert(
        'subscription_requests',
        'id, user_id, subscription_id, wish, plan, reason, comment, created_at',
        [id(61), own, 'sub_1', 'cancel', null, 'other', 'Sorry', day(6)],
        [id(62), own, 'sub_1', 'change', 'monthly', null, null, day(5)],
        [id(63), other, 'sub_2', 'resume', null, null, null, day(5)],
      );
      await insert(
        'grants',
        'id, user_id, plan, starts_at, ends_at, operator, reason, created_at',
        [id(71), own, 'lifetime', day(2), null, 'keeper', 'A prize', day(8)],
        [id(72), own, 'weekly', day(3), day(10), 'keeper', 'A prize', day(7)],
        [id(73), other, 'weekly', day(3), day(10), 'keeper', 'A prize', day(7)],
      );
      await insert(
        'subscriptions',
        'id, user_id, plan, source, starts_at, ends_at',
        [id(81), own, 'lifetime', 'grant', day(2), null],
        [id(82), own, 'weekly', 'payment', day(1), day(8)],
      );
      const parts = [...BILLING_PERSONAL_DATA.exports, ...SUBSCRIPTIONS_PERSONAL_DATA.exports];
      const read = async (name: string) => {
        const part = parts.find((each) => each.name === name);
        const who = { id: own, email: `${own}@example.org` };
        return part?.rows(money.dataSource.manager, who as Parameters<typeof part.rows>[1]);
      };
      const usd = { currency: 'usd' };
      expect(await read('payments')).toEqual([
        {
          ...{ ...usd, id: id(21), item: 'weekly', amount_cents: 2149, tax_cents: 150 },
          ...{ period_start: day(3), period_end: day(10), paid_at: day(3) },
        },
        {
          ...{ ...usd, id: id(22), item: null, amount_cents: 1999, tax_cents: 0 },
          ...{ period_start: day(10), period_end: day(17), paid_at: day(10) },
        },
      ]);
      const back = (cents: number, status: string, at: number) => ({
        ...{ ...usd, payment_id: id(21), amount_cents: cents, status, happened_at: day(at) },
      });
      expect(await read('refunds')).toEqual([
        back(100, 'pending', 4),
        back(100, 'succeeded', 4),
        back(300, 'pending', 5),
        back(700, 'succeeded', 6),
        back(700, 'failed', 6),
      ]);
      expect(await read('orders')).toEqual([
        { ...usd, id: id(12), item: 'test-bank-math', amount_cents: 2999, created_at: day(1) },
        { ...usd, id: id(11), item: 'weekly', amount_cents: 1999, created_at: day(3) },
      ]);
      expect(await read('subscription-changes')).toEqual([
        { wish: 'change', plan: 'monthly', reason: null, comment: null, created_at: day(5) },
        { wish: 'cancel', plan: null, reason: 'other', comment: 'Sorry', created_at: day(6) },
      ]);
      expect(await read('refund-requests')).toEqual([
        { payment_id: id(22), reason: 'Again', created_at: day(4), decision: null, note: null },
        {
          ...{ payment_id: id(21), reason: 'I passed', created_at: day(5) },
          ...{ decision: 'declined', note: 'Used a lot' },
        },
      ]);
      expect(await read('grants')).toEqual([
        { plan: 'weekly', starts_at: day(3), ends_at: day(10), created_at: day(7) },
        { plan: 'lifetime', starts_at: day(2), ends_at: null, created_at: day(8) },
      ]);
      expect(await read('subscription-periods')).toEqual([
        { plan: 'weekly', source: 'payment', starts_at: day(1), ends_at: day(8) },
        { plan: 'lifetime', source: 'grant', starts_at: day(2), ends_at: null },
      ]);
    });
  });
}
