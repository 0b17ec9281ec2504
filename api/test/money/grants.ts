import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import type { MoneyShop } from './shop.js';

export function grants(given: () => MoneyShop): void {
  let shop: MoneyShop;
  let userId: string;
  beforeAll(() => {
    shop = given();
  });
  beforeEach(async () => {
    shop.rows.clock.at = undefined;
    userId = await shop.rows.newStudent();
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const note = { operator: 'keeper@example.org', reason: 'A prize' };

  describe('a grant', () => {
    it('runs for the days of its plan, or for good, until its last moment', async () => {
      const now = new Date('2026-06-01T12:00:00Z');
      shop.rows.clock.at = now;
      const end = new Date(now.getTime() + 30 * DAY_MS);
      expect(await shop.grants.grant(userId, 'monthly', note)).toEqual(end);
      expect(await shop.grants.grant(userId, 'lifetime', note)).toBeNull();
      const running = async () => (await shop.grants.running(userId)).map(({ plan }) => plan);
      shop.rows.clock.at = new Date(end.getTime() - 1);
      expect(await running()).toEqual(['monthly', 'lifetime']);
      shop.rows.clock.at = end;
      expect(await running()).toEqual(['lifetime']);
      expect(await shop.grants.revoke(userId, { operator: 'keeper', reason: 'Over' })).toBe(1);
      expect([await running(), await shop.grants.revoke(userId, note)]).toEqual([[], 0]);
      expect(await shop.rows.subscriptions.access(userId)).toMatchObject({ state: 'ended' });
      // The monthly grant was already over: revoking what runs didn't touch it.
      const rows = await shop.rows.sql(
        'SELECT plan, revokes IS NULL AS given, ends_at, reason FROM grants WHERE user_id = $1 ORDER BY created_at',
        [userId],
      );
      expect(rows).toEqual([
        { plan: 'monthly', given: true, ends_at: end, reason: 'A prize' },
        { plan: 'lifetime', given: true, ends_at: null, reason: 'A prize' },
        { plan: 'lifetime', given: false, ends_at: null, reason: 'Over' },
      ]);
    });

    it('is for who proved their address, and is shown with the rest, the newest first', async () => {
      shop.unverified.add(userId);
      const given = shop.students.grant(userId, 'weekly', note);
      await expect(given).rejects.toEqual(refused('VERIFIED_ACCOUNT_REQUIRED'));
      await expect(shop.students.endGrants(userId, note)).rejects.toEqual(refused('NO_GRANT'));
      shop.unverified.clear();
      const { session } = await shop.buy(userId, { product: 'test-bank-math' });
      const times = ['2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z', '2026-06-03T12:00:00Z'];
      const [first = '', second = '', third = ''] = times.map((at) => new Date(at).toISOString());
      shop.rows.clock.at = new Date(first);
      await shop.students.grant(userId, 'weekly', note);
      shop.rows.clock.at = new Date(second);
      await shop.students.grant(userId, 'lifetime', note);
      shop.rows.clock.at = new Date(third);
      const view = await shop.students.endGrants(userId, note);
      const { paidAt } = (await shop.rows.ledger.of(userId)).payments[0] ?? {};
      const end = new Date(Date.parse(first) + 7 * DAY_MS).toISOString();
      expect(view).toMatchObject({
        access: { state: 'ended' },
        grants: [
          { plan: 'lifetime', startsAt: second, endsAt: null, takenBackAt: third },
          { plan: 'weekly', startsAt: first, endsAt: end, takenBackAt: third },
        ],
        payments: [{ product: 'test-bank-math', state: 'paid' }],
        purchases: [
          {
            orderId: session,
            product: 'test-bank-math',
            paidAt: paidAt?.toISOString(),
            owned: true,
          },
        ],
      });
    });
  });

  describe('who writes about a student', () => {
    it('holds their ledger meanwhile', async () => {
      const { ledger } = shop.rows;
      const { lock } = ledger;
      const held: string[] = [];
      ledger.lock = (tx, of) => {
        held.push(of);
        return lock.call(ledger, tx, of);
      };
      const during = async (work: () => Promise<unknown>) => {
        held.splice(0);
        await work();
        return held.filter((of) => of === userId).length;
      };
      try {
        expect(await during(() => shop.grants.grant(userId, 'weekly', note))).toBe(1);
        const start = () => shop.checkout.start(userId, { product: 'test-bank-math' }, undefined);
        // Once each, to write the customer, the order and the open checkout.
        expect(await during(start)).toBe(3);
        // Once for what Stripe says, and once for which order it is.
        expect(await during(start)).toBe(2);
        await shop.buy(userId, { product: 'test-bank-reading' });
        expect(await during(() => shop.sync.syncStudent(userId))).toBe(1);
        const [payment] = (await ledger.of(userId)).payments;
        const ask = () => shop.refunds.request(userId, payment?.id ?? '', 'I passed');
        expect(await during(ask)).toBe(1);
      } finally {
        ledger.lock = lock;
      }
    });
  });
}
