import { beforeAll, describe, expect, it } from '@jest/globals';
import { Audit } from '@prepward/platform/audit';
import { SalesRepository } from '../../../libs/modules/billing/admin/sales.repository.js';
import { SalesService } from '../../../libs/modules/billing/admin/sales.service.js';
import { AuditRepository } from '../../../libs/platform/src/audit/audit.repository.js';
import type { MoneyShop } from './shop.js';

export function staffLog(given: () => MoneyShop): void {
  let shop: MoneyShop;
  let audit: Audit;
  beforeAll(() => {
    shop = given();
    shop.rows.clock.at = undefined;
    const { dataSource, ids } = shop.rows;
    audit = new Audit(dataSource, new AuditRepository(dataSource), ids);
  });

  /** What the log says of some work. */
  async function logOf(work: () => Promise<unknown>) {
    const action = shop.rows.ids.uuid();
    await audit.during({ actorId: null, action }, {}, work);
    const sql = 'SELECT resource_id, before, after, reason FROM audit_entries WHERE action = $1';
    return (await shop.rows.sql(sql, [action]))[0];
  }

  describe('the log of staff', () => {
    it('says what a student had, and what they were given', async () => {
      const userId = await shop.rows.newStudent();
      const note = { operator: 'keeper', reason: 'A prize' };
      const none = { resource_id: null, reason: null };
      expect(await logOf(() => shop.students.grant(userId, 'weekly', note))).toEqual({
        ...none,
        before: { access: 'free', until: null },
        after: { grant: 'weekly' },
      });
      const { until } = await shop.rows.subscriptions.access(userId);
      expect(await logOf(() => shop.students.grant(userId, 'lifetime', note))).toMatchObject({
        before: { access: 'active', until },
      });
      expect(await logOf(() => shop.students.endGrants(userId, note))).toEqual({
        ...none,
        before: { grants: ['weekly', 'lifetime'] },
        after: { grants: [] },
      });
    });

    it('says what was decided about a refund, and why', async () => {
      const userId = await shop.rows.newStudent();
      await shop.buy(userId, { product: 'test-bank-math' });
      const [payment] = (await shop.rows.ledger.of(userId)).payments;
      const id = await shop.refunds.request(userId, payment?.id ?? '', 'I passed');
      const by = { operator: 'keeper', note: 'Used a lot' };
      expect(await logOf(() => shop.refunds.decide(id, 'declined', by))).toEqual({
        resource_id: id,
        before: { state: 'pending' },
        after: { state: 'declined' },
        reason: 'Used a lot',
      });
    });

    it('says which webhook was replayed, about whom, also where Stripe is away', async () => {
      const { dataSource, transactions } = shop.rows;
      const sales = new SalesService(new SalesRepository(dataSource), shop.sync, transactions);
      const userId = await shop.rows.newStudent();
      const { customer } = await shop.buy(userId, { product: 'test-bank-math' });
      await shop.rows.sql(
        `INSERT INTO webhook_events (gateway, event_id, type, customer_id, sent_at)
         VALUES ('stripe', 'evt_replayed', 'invoice.paid', $1, now())`,
        [customer],
      );
      shop.stripe.fail('GET /v1/customers/:id', 500);
      const replay = () => sales.replay('stripe:evt_replayed').catch(({ code }) => code);
      expect(await logOf(replay)).toEqual({
        resource_id: 'stripe:evt_replayed',
        before: null,
        after: { type: 'invoice.paid', student: userId },
        reason: null,
      });
    });
  });
}
