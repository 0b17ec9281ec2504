import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccessPeriod } from '@prepward/contracts/access-period';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import { SubscriptionWatchService } from '../../../libs/modules/subscriptions/subscription-watch.service.js';
import type { MoneyRows } from './rows.js';

export function subscriptionWatch(given: () => MoneyRows): void {
  const START = Date.parse('2026-06-01T12:00:00Z');
  const day = (days: number) => new Date(START + days * DAY_MS);
  const iso = (days: number) => day(days).toISOString();

  let money: MoneyRows;
  let service: SubscriptionWatchService;
  beforeAll(async () => {
    money = given();
    const { periods, watch, transactions, outbox, subscriptionClock } = money;
    service = new SubscriptionWatchService(periods, watch, transactions, outbox, subscriptionClock);
  });

  let userId: string;
  let other: string;
  beforeEach(async () => {
    await money.sql('DELETE FROM subscription_watch');
    money.clock.at = day(1);
    userId = await money.newStudent();
    other = await money.newStudent();
    await money.events();
  });

  /** A paid week that renews, unless said otherwise. */
  function period(changes: Partial<AccessPeriod> = {}): AccessPeriod {
    return {
      source: 'payment',
      sourceId: 'sub_1',
      plan: 'weekly',
      startsAt: day(0),
      paidUntil: day(7),
      endsAt: day(14),
      renews: true,
      next: { cents: 1999, currency: 'usd' },
      failedAt: null,
      cutBy: null,
      ...changes,
    };
  }
  const canceled = { endsAt: day(7), renews: false, next: null };
  const lifetime = period({
    source: 'grant',
    sourceId: 'grant_1',
    plan: 'lifetime',
    paidUntil: null,
    endsAt: null,
    renews: false,
    next: null,
  });
  const follow = (periods: AccessPeriod[], of = userId) =>
    money.transactions.run((tx) => money.subscriptions.follow(tx, of, periods));
  const dueOf = async (of = userId) =>
    (await money.sql('SELECT due_at FROM subscription_watch WHERE user_id = $1', [of]))[0]?.due_at;

  describe('the access that the ledger gives', () => {
    it('is kept as it is told, in the order in which it begins, instead of what was', async () => {
      const first = period({ ...canceled, cutBy: 'refund', failedAt: day(3), plan: 'monthly' });
      const [b, a] = [
        period({ sourceId: 'sub_b', startsAt: day(2) }),
        period({ sourceId: 'sub_a', startsAt: day(2) }),
      ];
      await follow([lifetime], other);
      await follow([b, first, a]);
      expect(await money.periods.periodsOf(userId)).toEqual([first, a, b]);
      await follow([b]);
      expect(await money.subscriptions.periodsOf(userId)).toEqual([b]);
      expect(await money.periods.periodsOf(other)).toEqual([lifetime]);
      await follow([]);
      expect(await money.periods.periodsOf(userId)).toEqual([]);
    });

    it('is welcomed where it begins, or is of another plan, and not where it goes on', async () => {
      const payload = (plan: string, endsAt: string | null) => [
        { name: 'subscription.activated', payload: { userId, plan, endsAt } },
      ];
      await follow([period()]);
      expect(await money.events()).toEqual(payload('weekly', iso(7)));
      expect(await dueOf()).toEqual(day(1));
      money.clock.at = day(2);
      await follow([period()]);
      // Nothing is new: the watch doesn't look, either.
      expect([await money.events(), await dueOf()]).toEqual([[], day(1)]);
      await follow([period({ paidUntil: day(14), endsAt: day(21) })]);
      expect([await money.events(), await dueOf()]).toEqual([[], day(2)]);
      await follow([period(), lifetime]);
      expect(await money.events()).toEqual(payload('lifetime', null));
      await follow([period(canceled)]);
      expect(await money.events()).toEqual(payload('weekly', iso(7)));
      await follow([period({ ...canceled, paidUntil: day(1), endsAt: day(1) })]);
      expect(await money.events()).toEqual([]);
      await follow([period(canceled)]);
      expect(await money.events()).toEqual(payload('weekly', iso(7)));
    });

    it('is said in the words of the page, of the backend function and of the mails', async () => {
      const { subscriptions } = money;
      const said = async () => [
        await subscriptions.check(userId),
        await subscriptions.standing(userId),
        (await subscriptions.access(userId)).state,
      ];
      const none = { subscribed: false, product_id: null, subscription_end: null };
      expect(await said()).toEqual([none, 'free', 'free']);
      await follow([period({ failedAt: day(7) })]);
      const open = { subscribed: true, product_id: 'weekly' };
      expect(await said()).toEqual([{ ...open, subscription_end: iso(7) }, 'subscribed', 'active']);
      money.clock.at = day(8);
      expect(await said()).toEqual([{ ...open, subscription_end: iso(14) }, 'subscribed', 'grace']);
      money.clock.at = day(14);
      expect(await said()).toEqual([none, 'expired', 'ended']);
    });

    it('is of students who are listed once, by their ids', async () => {
      const ids = ['1', '2', '3'].map((n) => `ffffffff-0000-4000-8000-00000000000${n}`);
      const [one = '', two = '', three = ''] = ids;
      for (const id of [three, one, two]) await money.newStudent(id);
      for (const id of ids) await follow([period(), lifetime], id);
      expect(
        (await money.subscriptions.subscribers()).filter((id) => ids.includes(id)).sort(),
      ).toEqual(ids);
      expect(await money.subscriptions.subscribersAfter(one, 1)).toEqual([two]);
      expect(await money.subscriptions.subscribersAfter(one, 9)).toEqual([two, three]);
    });
  });

  describe('who is to be looked at', () => {
    const setDue = (of: string, at: Date | null) =>
      money.transactions.run((tx) => money.watch.setDue(tx, of, at));
    const take = (now: Date, besides: string[] = []) =>
      money.transactions.run((tx) => money.watch.takeDue(tx, now, besides));

    it('is who waits longest, once it is time', async () => {
      await setDue(userId, day(2));
      await setDue(other, day(1));
      expect(await take(new Date(day(1).getTime() - 1))).toBeUndefined();
      expect(await take(day(1))).toBe(other);
      expect(await take(day(3))).toBe(other);
      expect(await take(day(3), [other])).toBe(userId);
      await setDue(other, day(4));
      expect(await take(day(3))).toBe(userId);
      await setDue(userId, null);
      expect([await take(day(3)), await take(day(4))]).toEqual([undefined, other]);
    });

    it('is looked at by one worker at a time', async () => {
      await setDue(userId, day(1));
      await setDue(other, day(2));
      await money.transactions.run(async (tx) => {
        expect(await money.watch.takeDue(tx, day(3), [])).toBe(userId);
        expect(await take(day(3))).toBe(other);
      });
    });

    it('is told the same thing once', async () => {
      const tell = (of: string, kind: string, about: Date) =>
        money.transactions.run((tx) => money.watch.insertNotice(tx, of, kind, about));
      expect(await tell(userId, 'ending', day(1))).toBe(true);
      expect(await tell(userId, 'ending', day(1))).toBe(false);
      expect(await tell(userId, 'ended', day(1))).toBe(true);
      expect(await tell(userId, 'ending', day(2))).toBe(true);
      expect(await tell(other, 'ending', day(1))).toBe(true);
    });
  });

  describe('a look at those that are due', () => {
    const look = async (at: Date) => {
      money.clock.at = at;
      await service.run(new AbortController().signal);
      return money.events();
    };

    it('announces an end three days before and tells it then, once each', async () => {
      await follow([period(canceled)]);
      await follow([lifetime], other);
      await money.events();
      expect(await look(day(1))).toEqual([]);
      expect([await dueOf(), await dueOf(other)]).toEqual([day(4), undefined]);
      expect(await look(new Date(day(4).getTime() - 1))).toEqual([]);
      const whose = { userId, plan: 'weekly' };
      expect(await look(day(4))).toEqual([
        { name: 'subscription.expiring', payload: { ...whose, endsAt: iso(7) } },
      ]);
      expect(await dueOf()).toEqual(day(7));
      // What the ledger learns in between makes the watch look again.
      await follow([period({ ...canceled, sourceId: 'sub_2' })]);
      expect(await look(day(5))).toEqual([]);
      expect(await look(day(7))).toEqual([
        { name: 'subscription.expired', payload: { ...whose, endedAt: iso(7), cause: 'over' } },
      ]);
      expect(await dueOf()).toBeUndefined();
    });

    it('asks about a renewal and tells each stage of one that failed', async () => {
      await follow([period()]);
      await money.events();
      await look(day(1));
      const due = { name: 'subscription.renewal-due', payload: { userId } };
      expect(await look(day(7))).toEqual([due]);
      expect(await dueOf()).toEqual(new Date(day(7).getTime() + MINUTE_MS));
      await follow([period({ failedAt: day(7) })]);
      const failed = (stage: number) => ({
        name: 'payment.failed',
        payload: { userId, plan: 'weekly', stage, accessUntil: iso(14) },
      });
      expect(await look(day(8))).toEqual([failed(1), due]);
      expect(await look(day(10))).toEqual([failed(2), due]);
      expect(await look(day(13))).toEqual([failed(3), due]);
      expect(await look(day(14))).toEqual([
        {
          name: 'subscription.expired',
          payload: { userId, plan: 'weekly', endedAt: iso(14), cause: 'unpaid' },
        },
      ]);
    });

    it('goes on with the others where one fails, and says so', async () => {
      for (const each of [userId, other]) await follow([period(canceled)], each);
      await money.events();
      const { periodsOf } = money.periods;
      money.periods.periodsOf = (of, tx) =>
        of === userId
          ? Promise.reject(new Error('spoiled'))
          : periodsOf.call(money.periods, of, tx);
      try {
        await expect(look(day(4))).rejects.toThrow('1 subscriptions were not looked at');
      } finally {
        money.periods.periodsOf = periodsOf;
      }
      expect(await money.events()).toMatchObject([{ payload: { userId: other } }]);
      expect([await dueOf(), await dueOf(other)]).toEqual([day(1), day(7)]);
      const over = new AbortController();
      over.abort();
      await service.run(over.signal);
      expect(await money.events()).toEqual([]);
    });
  });
}
