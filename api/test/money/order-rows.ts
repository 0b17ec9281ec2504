import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import type { MoneyRows } from './rows.js';

export function orderRows(given: () => MoneyRows): void {
  let money: MoneyRows;
  beforeAll(async () => {
    money = given();
  });

  const START = Date.parse('2026-06-01T12:00:00Z');
  const day = (days: number) => new Date(START + days * DAY_MS);
  const uuid = () => money.ids.uuid();

  let own: { userId: string; gateway: 'stripe' };
  let other: { userId: string; gateway: 'stripe' };
  beforeEach(() => {
    own = { userId: uuid(), gateway: 'stripe' };
    other = { userId: uuid(), gateway: 'stripe' };
  });

  describe('the orders of a student', () => {
    const order = (changes: object = {}) => ({
      ...own,
      id: uuid(),
      item: 'weekly' as const,
      price: { cents: 1999, currency: 'usd' as const },
      idempotencyKey: undefined as string | undefined,
      createdAt: day(1),
      ...changes,
    });
    const insert = (each: ReturnType<typeof order>) =>
      money.transactions.run((tx) => money.orders.insert(tx, each));
    const enter = (orderId: string, sessionId: string, state: 'open' | 'expired', url?: string) =>
      money.transactions.run((tx) =>
        money.orders.addState(tx, {
          orderId,
          sessionId,
          state,
          ...(url === undefined ? {} : { url }),
        }),
      );

    it('are the newest first, each with the last state of its checkout', async () => {
      const plain = order();
      const opened = order({ createdAt: day(2), idempotencyKey: 'key-1', item: 'test-bank-math' });
      // From the same instant.
      const [first, second] = [uuid(), uuid()].sort();
      const twins = [first, second].map((id) => order({ id, createdAt: day(3) }));
      for (const each of [plain, opened, ...twins]) await insert(each);
      await insert(order({ userId: other.userId }));
      await insert(order({ gateway: 'sandbox' }));
      await enter(opened.id, 'cs_1', 'open', 'https://pay.example/1');
      await enter(first ?? '', 'cs_2', 'open');
      await enter(first ?? '', 'cs_2', 'expired');
      const row = { userId: own.userId, amountCents: 1999, idempotencyKey: null, url: null };
      const twin = { ...row, item: 'weekly', createdAt: day(3), checkout: null };
      expect(await money.orders.of(own.userId, 'stripe')).toEqual([
        { ...twin, id: first, checkout: { sessionId: 'cs_2', state: 'expired' } },
        { ...twin, id: second },
        {
          ...row,
          id: opened.id,
          item: 'test-bank-math',
          idempotencyKey: 'key-1',
          createdAt: day(2),
          url: 'https://pay.example/1',
          checkout: { sessionId: 'cs_1', state: 'open' },
        },
        { ...row, id: plain.id, item: 'weekly', createdAt: day(1), checkout: null },
      ]);
      expect(await money.orders.sessionsOf(own.userId, 'stripe')).toEqual(
        new Set(['cs_1', 'cs_2']),
      );
    });

    it('name no one once the account is erased, by the gateway that had them', async () => {
      const [kept, cut] = [order(), order({ userId: other.userId })];
      for (const each of [kept, cut]) await insert(each);
      await money.transactions.run((tx) =>
        money.orders.addCustomer(tx, { ...own, customerId: `cus ${own.userId}` }, undefined),
      );
      expect(await money.orders.erasedOwnerOf(kept.id, 'stripe')).toBeUndefined();
      expect(await money.orders.erasedOwnerOf(cut.id, 'stripe')).toBe(other.userId);
      expect(await money.orders.erasedOwnerOf(cut.id, 'sandbox')).toBeUndefined();
      expect(await money.orders.erasedOwnerOf(uuid(), 'stripe')).toBeUndefined();
    });
  });

  describe('whom a gateway knows a student as', () => {
    it('is the last of those that replaced each other, at that gateway', async () => {
      const add = (customerId: string, replaces?: string, whom: object = own) =>
        money.transactions.run((tx) =>
          money.orders.addCustomer(tx, { ...own, ...whom, customerId }, replaces),
        );
      const name = (n: number) => `cus ${n} ${own.userId}`;
      expect(await money.orders.customerOf(own.userId, 'stripe')).toBeUndefined();
      await add(name(1));
      // What matters is which one replaced which, not the clock.
      await money.sql(
        `INSERT INTO billing_customers (gateway, customer_id, user_id, replaces, created_at)
         VALUES ('stripe', $1, $2, $3, now() + interval '1 hour')`,
        [name(3), own.userId, name(1)],
      );
      // Another tab was faster each time.
      await add(name(4));
      await add(name(5), name(1));
      await add(name(2), name(3));
      await add(name(6), undefined, other);
      await add(name(1), undefined, { gateway: 'sandbox' });
      expect(await money.orders.customersOf(own.userId, 'stripe')).toEqual([1, 3, 2].map(name));
      expect(await money.orders.customerOf(own.userId, 'stripe')).toBe(name(2));
      expect(await money.orders.customersOf(own.userId, 'sandbox')).toEqual([name(1)]);
      expect(await money.orders.studentOf(name(6), 'stripe')).toBe(other.userId);
      expect(await money.orders.studentOf(name(6), 'sandbox')).toBeUndefined();
      expect(await money.orders.studentOf(name(4), 'stripe')).toBeUndefined();
    });
  });

  describe('requests for refunds', () => {
    const pay = async (userId = own.userId, item: string | null = 'weekly') => {
      const id = uuid();
      await money.sql(
        `INSERT INTO payments (id, user_id, gateway, gateway_id, item, amount_cents, tax_cents,
         currency, paid_at)
       VALUES ($1::uuid, $2, 'stripe', $1::uuid::text, $3, 2149, 150, 'usd', $4)`,
        [id, userId, item, day(1)],
      );
      return id;
    };
    const ask = async (paymentId: string, userId = own.userId) => {
      const id = uuid();
      const request = { id, userId, paymentId, reason: `Why of ${paymentId}` };
      expect(await money.transactions.run((tx) => money.requests.insert(tx, request))).toBe(true);
      return id;
    };
    const decide = (requestId: string, decision: 'approved' | 'declined') =>
      money.transactions.run((tx) =>
        money.requests.decide(tx, { requestId, decision, operator: 'keeper', note: 'A note' }),
      );
    const attempt = (requestId: string, n: number, state: 'asked' | 'refused') =>
      money.transactions.run((tx) =>
        money.requests.addAttempt(tx, { requestId, attempt: n, state, detail: `${state} ${n}` }),
      );

    it('say what was asked back, what was decided and what became of the last try', async () => {
      const paymentId = await pay();
      const id = await ask(paymentId);
      const open = {
        id,
        userId: own.userId,
        paymentId,
        name: 'Weekly plan',
        amountCents: 2149,
        currency: 'usd',
        paidAt: day(1).toISOString(),
        reason: `Why of ${paymentId}`,
        state: 'pending',
        problem: null,
        attempt: 1,
        note: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: expect.stringMatching(/Z$/),
      };
      expect(await money.requests.find(id)).toEqual(open);
      expect(await decide(id, 'approved')).toBe(true);
      const approved = {
        ...open,
        state: 'approved',
        note: 'A note',
        decidedBy: 'keeper',
        decidedAt: expect.stringMatching(/Z$/),
      };
      expect(await money.requests.find(id)).toEqual(approved);
      const times = await money.requests.find(id);
      expect(Date.parse(times?.decidedAt ?? '')).toBeGreaterThan(
        Date.parse(times?.createdAt ?? ''),
      );
      expect(await attempt(id, 1, 'refused')).toBe(true);
      const failed = { ...approved, state: 'failed', problem: 'refused 1' };
      expect(await money.requests.find(id)).toEqual(failed);
      expect(await attempt(id, 1, 'refused')).toBe(false);
      expect(await attempt(id, 2, 'asked')).toBe(true);
      expect(await money.requests.find(id)).toEqual({ ...approved, attempt: 2 });
      expect(await money.requests.find(uuid())).toBeUndefined();
      expect(await money.requests.idOfPayment(paymentId)).toBe(id);
      expect(await money.requests.idOfPayment(uuid())).toBeUndefined();
      const again = { id: uuid(), userId: own.userId, paymentId, reason: 'Again' };
      expect(await money.transactions.run((tx) => money.requests.insert(tx, again))).toBe(false);
      expect(await decide(id, 'declined')).toBe(false);
    });

    it('are told to their student with the decision, and are found by their state', async () => {
      const payments: string[] = [];
      for (let n = 0; n < 4; n++) payments.push(await pay());
      const ids: string[] = [];
      for (const each of payments) ids.push(await ask(each));
      const [pending = '', declined = '', approved = '', failed = ''] = ids;
      await ask(await pay(other.userId, null), other.userId);
      await decide(declined, 'declined');
      await decide(approved, 'approved');
      await decide(failed, 'approved');
      await attempt(failed, 1, 'refused');
      const told = await money.requests.ofStudent(own.userId);
      expect(new Map(told.map(({ id, state }) => [id, state]))).toEqual(
        new Map([
          [pending, 'pending'],
          [declined, 'declined'],
          [approved, 'approved'],
          [failed, 'approved'],
        ]),
      );
      expect(told.map(({ paymentId }) => paymentId).sort()).toEqual([...payments].sort());
      type State = 'pending' | 'approved' | 'declined' | 'failed';
      const listed = async (filter: { state?: State }) =>
        (await money.requests.listForAdmin({ filter: { id: ids, ...filter } })).rows;
      for (const [state, id] of [
        ['pending', pending],
        ['declined', declined],
        ['approved', approved],
        ['failed', failed],
      ] as const) {
        expect(await listed({ state })).toMatchObject([{ id, state }]);
      }
      const all = await listed({});
      expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
      expect(all[0]).not.toHaveProperty('attempt');
      const [first] = (
        await money.requests.listForAdmin({
          sort: ['createdAt', 'ASC'],
          range: [0, 0],
          filter: { id: ids },
        })
      ).rows;
      expect(first?.id).toBe(pending);
      const [foreign] = (await money.requests.listForAdmin({ filter: {} })).rows;
      expect(foreign).toMatchObject({ userId: other.userId, name: 'Purchase' });
    });
  });

  describe('the number of a sync', () => {
    it('grows with each that begins, and the ledger keeps that of the last one written', async () => {
      const { marks } = money;
      await marks.begin(other);
      await marks.begin({ ...own, gateway: 'sandbox' });
      expect(await marks.begin(own)).toEqual({ ticket: 1, written: 0 });
      expect(await marks.begin(own)).toEqual({ ticket: 2, written: 0 });
      await money.transactions.run(async (tx) => {
        await marks.write(tx, own, 2);
        expect(await marks.written(tx, own)).toBe(2);
        expect(await marks.written(tx, other)).toBe(0);
        expect(await marks.written(tx, { ...own, gateway: 'sandbox' })).toBe(0);
        expect(await marks.written(tx, { ...own, userId: uuid() })).toBe(0);
      });
      expect(await marks.begin(own)).toEqual({ ticket: 3, written: 2 });
      await marks.forget(own);
      expect(await marks.begin(own)).toEqual({ ticket: 1, written: 0 });
      expect(await marks.begin(other)).toEqual({ ticket: 2, written: 0 });
      expect(await marks.begin({ ...own, gateway: 'sandbox' })).toMatchObject({ ticket: 2 });
    });

    it('tells whether one began lately', async () => {
      const { marks } = money;
      const began = (ms: number, of: object = own) => marks.beganWithin({ ...own, ...of }, ms);
      expect(await began(60_000)).toBe(false);
      await marks.begin(own);
      await marks.begin(other);
      await money.sql(
        `UPDATE billing_syncs SET begun_at = clock_timestamp() - interval '30 seconds'
       WHERE user_id = $1`,
        [own.userId],
      );
      expect([await began(20_000), await began(40_000)]).toEqual([false, true]);
      expect(await began(20_000, other)).toBe(true);
      expect(await began(40_000, { gateway: 'sandbox' })).toBe(false);
      await marks.begin(own);
      expect(await began(20_000)).toBe(true);
    });
  });
}
