import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MoneyRows } from './rows.js';

export function toldRows(given: () => MoneyRows): void {
  let money: MoneyRows;
  beforeAll(() => {
    money = given();
  });

  const uuid = () => money.ids.uuid();
  /** An id of the gateway that no other test uses. */
  const its = (name: string) => `${name} of what is told`;
  const sentAt = new Date('2026-06-05T12:00:00Z');

  describe('what students asked for about their subscription', () => {
    it('is kept with their words, and declined changes of one subscription are counted', async () => {
      const userId = uuid();
      const about = (subscriptionId: string, wish: 'cancel' | 'change' | 'change-declined') => ({
        id: uuid(),
        userId,
        subscriptionId: its(subscriptionId),
        wish,
      });
      const details = { plan: 'monthly', reason: 'too-expensive', comment: 'Sorry' };
      const wishes = [
        { ...about('sub_1', 'cancel'), ...details },
        about('sub_1', 'change'),
        about('sub_1', 'change-declined'),
        about('sub_1', 'change-declined'),
        about('sub_2', 'change-declined'),
      ];
      for (const wish of wishes)
        await money.transactions.run((tx) => money.writer.addRequest(tx, wish));
      const [first, second] = await money.sql(
        `SELECT user_id, subscription_id, wish, plan, reason, comment FROM subscription_requests
       WHERE user_id = $1 ORDER BY created_at`,
        [userId],
      );
      const row = { user_id: userId, subscription_id: its('sub_1') };
      expect(first).toEqual({ ...row, wish: 'cancel', ...details });
      expect(second).toEqual({ ...row, wish: 'change', plan: null, reason: null, comment: null });
      expect(await money.writer.countDeclines(its('sub_1'))).toBe(2);
      expect(await money.writer.countDeclines(its('sub_3'))).toBe(0);
    });
  });

  describe('a webhook', () => {
    it('is stored once for each gateway', async () => {
      const event = {
        id: its('evt_1'),
        type: 'invoice.paid',
        customerId: 'cus_1',
        createdAt: sentAt,
        payload: { said: 'this' },
      };
      const add = (gateway: 'stripe' | 'sandbox') =>
        money.transactions.run((tx) => money.writer.addEvent(tx, gateway, event));
      expect(await money.writer.hasEvent('stripe', event.id)).toBe(false);
      expect([await add('stripe'), await add('stripe')]).toEqual([true, false]);
      expect(await money.writer.hasEvent('stripe', event.id)).toBe(true);
      expect(await money.writer.hasEvent('sandbox', event.id)).toBe(false);
      expect(await add('sandbox')).toBe(true);
      const kept = await money.sql(
        `SELECT type, customer_id, sent_at, payload FROM webhook_events
       WHERE gateway = 'stripe' AND event_id = $1`,
        [event.id],
      );
      const { type, customerId, createdAt, payload } = event;
      expect(kept).toEqual([{ type, customer_id: customerId, sent_at: createdAt, payload }]);
    });
  });
}
