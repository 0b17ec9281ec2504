import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import type {
  GrantFact,
  SubscriptionFact,
} from '../../../libs/modules/billing/domain/entitlement.js';
import type { NewFailure, NewPayment } from '../../../libs/modules/billing/domain/missing.js';
import type { MoneyRows } from './rows.js';

export function ledgerRows(given: () => MoneyRows): void {
  let money: MoneyRows;
  beforeAll(async () => {
    money = given();
  });

  const START = Date.parse('2026-06-01T12:00:00Z');
  const day = (days: number) => new Date(START + days * DAY_MS);
  const usd = (cents: number) => ({ cents, currency: 'usd' as const });
  const uuid = () => money.ids.uuid();

  /** A payment in which no two numbers or days are the same. */
  function payment(
    gatewayId: string,
    changes: Partial<NewPayment> = {},
  ): NewPayment & { id: string } {
    return {
      id: uuid(),
      gatewayId,
      orderId: uuid(),
      subscriptionId: `sub of ${gatewayId}`,
      item: 'weekly',
      amount: usd(1999),
      taxCents: 111,
      balanceUsedCents: 222,
      balanceFilledCents: 333,
      period: { start: day(1), end: day(8) },
      paidAt: day(2),
      ...changes,
    };
  }

  const failure = (gatewayId: string, failedAt: Date): NewFailure & { id: string } => ({
    id: uuid(),
    gatewayId,
    subscriptionId: `sub of ${gatewayId}`,
    item: 'monthly',
    due: usd(4999),
    period: { start: day(8), end: day(38) },
    failedAt,
  });

  const state = (
    subscriptionId: string,
    changes: Partial<SubscriptionFact> = {},
  ): SubscriptionFact => ({
    subscriptionId,
    orderId: uuid(),
    plan: 'weekly',
    status: 'active',
    startedAt: day(1),
    periodEnd: day(8),
    cancelAtPeriodEnd: false,
    endedAt: null,
    next: usd(1999),
    ...changes,
  });

  const returned = (gatewayPaymentId: string, gatewayId: string, cents: number) => ({
    id: uuid(),
    gatewayId,
    gatewayPaymentId,
    amount: usd(cents),
    happenedAt: day(cents / 100),
  });

  type Write<T> = (
    tx: Parameters<Parameters<MoneyRows['transactions']['run']>[0]>[0],
  ) => Promise<T>;
  /** In its own transaction, so that rows differ in when they were made. */
  const write = <T>(work: Write<T>) => money.transactions.run(work);

  let prefix = 0;
  let own: { userId: string; gateway: 'stripe' };
  let other: { userId: string; gateway: 'stripe' };
  beforeEach(() => {
    prefix++;
    own = { userId: uuid(), gateway: 'stripe' };
    other = { userId: uuid(), gateway: 'stripe' };
  });
  /** An id of the gateway that no other test uses. */
  const its = (name: string) => `${name} ${prefix}`;

  describe('the ledger of a student', () => {
    it('has their payments as they were written, the newest first, and no one else’s', async () => {
      const early = payment(its('in_1'), { paidAt: day(1) });
      const late = payment(its('in_2'));
      const product = payment(its('pi_1'), {
        subscriptionId: null,
        orderId: null,
        item: 'test-bank-math',
        period: null,
      });
      for (const each of [late, early, product]) {
        await write((tx) => money.writer.addPayment(tx, own, each));
      }
      const foreign = payment(its('in_3'));
      await write((tx) => money.writer.addPayment(tx, other, foreign));
      const { payments } = await money.ledger.of(own.userId);
      // Of two in the same second, the one that was written last comes first.
      const expected = [product, late, early].map((each) => ({ ...each, userId: own.userId }));
      expect(payments).toEqual(expected);
      expect(await money.ledger.findPayment(late.id)).toEqual(expected[1]);
      expect(await money.ledger.findPayment(uuid())).toBeUndefined();
      expect(await money.ledger.findPaymentOf(foreign.orderId ?? '')).toMatchObject({
        id: foreign.id,
        userId: other.userId,
      });
      expect(await money.ledger.findPaymentOf(uuid())).toBeUndefined();
    });

    it('has renewals that failed, the last one first', async () => {
      const [first, second] = [failure(its('in_1'), day(8)), failure(its('in_2'), day(9))];
      for (const each of [first, second]) {
        await write((tx) => money.writer.addFailure(tx, own, each));
      }
      await write((tx) => money.writer.addFailure(tx, other, failure(its('in_3'), day(9))));
      const expected = [second, first].map(({ due, ...rest }) => ({ ...rest, amount: due }));
      expect((await money.ledger.of(own.userId)).failures).toEqual(expected);
    });

    it('has of each refund and dispute the last state, of the payment of its own gateway', async () => {
      const [one, two] = [payment(its('in_1')), payment(its('in_2'))];
      const namesake = payment(its('in_1'));
      const foreign = payment(its('in_3'));
      await write((tx) => money.writer.addPayment(tx, own, one));
      await write((tx) => money.writer.addPayment(tx, own, two));
      await write((tx) => money.writer.addPayment(tx, { ...other, gateway: 'sandbox' }, namesake));
      await write((tx) => money.writer.addPayment(tx, other, foreign));
      const rows = [
        { ...returned(one.gatewayId, 're_1', 500), status: 'succeeded' },
        { ...returned(one.gatewayId, 're_1', 500), status: 'failed' },
        { ...returned(one.gatewayId, 're_2', 300), status: 'pending' },
        { ...returned(two.gatewayId, 're_1', 200), status: 'pending' },
        { ...returned(foreign.gatewayId, 're_1', 100), status: 'succeeded' },
      ] as const;
      for (const row of rows) await write((tx) => money.writer.addRefund(tx, own, row));
      const rowsOfBanks = [
        { ...returned(one.gatewayId, 'dp_1', 500), status: 'open', reason: 'fraudulent' },
        { ...returned(one.gatewayId, 'dp_1', 500), status: 'lost', reason: 'duplicate' },
        { ...returned(one.gatewayId, 'dp_2', 300), status: 'inquiry', reason: 'general' },
        { ...returned(two.gatewayId, 'dp_1', 200), status: 'won', reason: 'general' },
        { ...returned(foreign.gatewayId, 'dp_1', 100), status: 'open', reason: 'general' },
      ] as const;
      for (const row of rowsOfBanks) await write((tx) => money.writer.addDispute(tx, own, row));
      const { refunds, disputes } = await money.ledger.of(own.userId);
      const kept = ({ gatewayPaymentId, ...row }: { gatewayPaymentId: string }) => ({
        ...row,
        paymentId: gatewayPaymentId === one.gatewayId ? one.id : two.id,
      });
      const lasting = [1, 2, 3];
      expect(refunds).toHaveLength(3);
      expect(refunds).toEqual(
        expect.arrayContaining(lasting.map((i) => kept(rows[i] as (typeof rows)[number]))),
      );
      expect(disputes).toHaveLength(3);
      const bank = rowsOfBanks.map(({ reason: _, ...row }) => kept(row));
      expect(disputes).toEqual(expect.arrayContaining(lasting.map((i) => bank[i])));
      expect(await money.ledger.findRefund(rows[0].id)).toEqual(kept(rows[0]));
      expect(await money.ledger.findRefund(uuid())).toBeUndefined();
      expect(await money.ledger.findDispute(rowsOfBanks[0].id)).toEqual(kept(rowsOfBanks[0]));
      expect(await money.ledger.findDispute(uuid())).toBeUndefined();
    });

    it('has of each subscription the last state', async () => {
      const first = state(its('sub_1'));
      const last = state(its('sub_1'), {
        orderId: null,
        plan: null,
        status: 'ended',
        startedAt: day(2),
        periodEnd: day(9),
        cancelAtPeriodEnd: true,
        endedAt: day(7),
        next: null,
      });
      const second = state(its('sub_2'));
      for (const each of [first, second, last]) {
        await write((tx) => money.writer.addState(tx, own, each));
      }
      await write((tx) => money.writer.addState(tx, other, state(its('sub_3'))));
      const { subscriptions } = await money.ledger.of(own.userId);
      expect(subscriptions).toEqual([
        { ...last, seq: expect.any(Number) },
        { ...second, seq: expect.any(Number) },
      ]);
      // `seq` tells which state came later.
      expect(subscriptions[0]?.seq).toBe(Number(subscriptions[1]?.seq) + 1);
    });

    it('has what was given and taken back, in that order', async () => {
      const given: GrantFact = {
        id: uuid(),
        plan: 'monthly',
        startsAt: day(3),
        endsAt: day(33),
        revokes: null,
      };
      const taken: GrantFact = { ...given, id: uuid(), startsAt: day(1), endsAt: null };
      taken.revokes = given.id;
      const note = { operator: 'keeper@example.org', reason: 'A prize' };
      for (const each of [given, taken]) {
        await write((tx) => money.writer.addGrant(tx, own.userId, each, note));
      }
      const foreign = { ...given, id: uuid() };
      await write((tx) => money.writer.addGrant(tx, other.userId, foreign, note));
      expect((await money.ledger.of(own.userId)).grants).toEqual([given, taken]);
      const kept = await money.sql('SELECT operator, reason FROM grants WHERE id = $1', [given.id]);
      expect(kept).toEqual([note]);
    });
  });

  describe('the lock of a student', () => {
    it('is held by one until their transaction ends, and by others of other students', async () => {
      const order: string[] = [];
      let second: Promise<void> | undefined;
      await write(async (tx) => {
        await money.ledger.lock(tx, own.userId);
        second = write(async (next) => {
          await money.ledger.lock(next, own.userId);
          order.push('second');
        });
        await write((next) => money.ledger.lock(next, other.userId));
        await new Promise((resolve) => setTimeout(resolve, 50));
        order.push('first');
      });
      await second;
      expect(order).toEqual(['first', 'second']);
    });
  });

  describe('students with money or a grant', () => {
    it('are listed once, by their ids, after one of them', async () => {
      const ids = ['1', '2', '3', '4'].map((n) => `ffffffff-0000-4000-8000-00000000000${n}`);
      const [one = '', two = '', three = '', four = ''] = ids;
      const grant = (userId: string) =>
        write((tx) =>
          money.writer.addGrant(
            tx,
            userId,
            { id: uuid(), plan: 'weekly', startsAt: day(0), endsAt: null, revokes: null },
            { operator: 'test', reason: 'test' },
          ),
        );
      const pay = (userId: string, name: string) =>
        write((tx) =>
          money.writer.addPayment(tx, { userId, gateway: 'stripe' }, payment(its(name))),
        );
      await grant(four);
      await pay(three, 'in_a');
      await grant(three);
      await pay(one, 'in_b');
      await pay(one, 'in_c');
      await grant(two);
      expect((await money.ledger.students()).slice(-4)).toEqual(ids);
      expect(await money.ledger.studentsAfter(one, 1)).toEqual([two]);
      expect(await money.ledger.studentsAfter(one, 2)).toEqual([two, three]);
      expect(await money.ledger.studentsAfter(three, 9)).toEqual([four]);
      expect(await money.ledger.studentsAfter(four, 9)).toEqual([]);
    });
  });
}
