import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { loadConfig } from '@prepward/platform/config';
import { ReadOnlyDatabase } from '@prepward/platform/database';
import { TEST_SETTINGS } from '@prepward/testing/settings';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let admin: TestSession;
const TODAY = new Date().toISOString().slice(0, 10);
const noon = (daysAgo: number) =>
  new Date(Date.parse(`${TODAY}T00:00:01Z`) - daysAgo * DAY_MS).toISOString();

/** An account that was made some days ago. @returns its id */
async function account(daysAgo: number, isAnonymous = false): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO users (id, email, is_anonymous, created_at, email_confirmed_at)
     VALUES (gen_random_uuid(), CASE WHEN $2 THEN NULL ELSE gen_random_uuid()::text END, $2, $1,
             CASE WHEN $2 THEN NULL ELSE $1::timestamptz END) RETURNING id`,
    [noon(daysAgo), isAnonymous],
  );
  return row?.id ?? '';
}

const attempt = (userId: string, daysAgo: number, kind = 'practice', score: number | null = null) =>
  api.sql(
    `INSERT INTO attempts (id, user_id, kind, slot, subject, mode, state, item_count, sections,
                           started_at, finished_at, score)
     VALUES (gen_random_uuid(), $1, $2, gen_random_uuid()::text, '', 'exam', 'finished', 1, '[]',
             $3, $3, CASE WHEN $4::float8 IS NULL THEN NULL
                          ELSE jsonb_build_object('score', $4::float8) END)`,
    [userId, kind, noon(daysAgo), score],
  );

const payment = async (userId: string, daysAgo: number, item: string, cents: number) => {
  const [row] = await api.sql<{ id: string }>(
    `INSERT INTO payments (id, user_id, gateway, gateway_id, item, amount_cents, tax_cents,
                           currency, paid_at)
     VALUES (gen_random_uuid(), $1, 'stripe', gen_random_uuid()::text, $2, $3, 0, 'usd', $4)
     RETURNING id`,
    [userId, item, cents, noon(daysAgo)],
  );
  return row?.id ?? '';
};

const access = (userId: string, fromDaysAgo: number, toDaysAgo: number) =>
  api.sql(
    `INSERT INTO subscriptions (id, user_id, plan, source, starts_at, ends_at)
     VALUES (gen_random_uuid(), $1, 'weekly', 'payment', $2, $3)`,
    [userId, noon(fromDaysAgo), noon(toDaysAgo)],
  );

beforeAll(async () => {
  api = await TestApi.start();
  admin = await api.admin('figures@example.org');
  // Out of the way of what is counted below.
  await api.sql(`UPDATE users SET created_at = '2020-01-01', email_confirmed_at = '2020-01-01'`);
  const [ann, ben, old] = [await account(0), await account(3), await account(20)];
  const visitor = await account(1, true);
  await attempt(ann, 0);
  await attempt(ann, 2);
  await attempt(ben, 2, 'mock', 60);
  await attempt(old, 2, 'mock', 70);
  await attempt(visitor, 2);
  await attempt(ann, 8, 'mock', 10);
  const paid = await payment(ben, 1, 'weekly', 1999);
  await payment(old, 0, 'monthly', 4999);
  // A zero invoice isn't a payment.
  await payment(ann, 0, 'monthly', 0);
  await payment(old, 10, 'weekly', 1999);
  await api.sql(
    `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
     VALUES (gen_random_uuid(), 're_1', $1, 1999, 'usd', 'pending', $2),
            (gen_random_uuid(), 're_1', $1, 1999, 'usd', 'succeeded', $2)`,
    [paid, noon(0)],
  );
  // One who paid when the window began and still has access, and one who left.
  await access(old, 10, -5);
  await access(ben, 10, 2);
  // A plan granted by us doesn't make someone who left a paying student again.
  await api.sql(
    `INSERT INTO subscriptions (id, user_id, plan, source, starts_at)
     VALUES (gen_random_uuid(), $1, 'lifetime', 'grant', $2)`,
    [ben, noon(1)],
  );
  await api.sql(
    `INSERT INTO refund_requests (id, user_id, payment_id, reason)
     VALUES (gen_random_uuid(), $1, $2, 'no')`,
    [ben, paid],
  );
  for (const status of ['new', 'closed']) {
    await api.sql(
      `INSERT INTO enquiries (id, kind, name, email, message, status, idempotency_key)
       VALUES (gen_random_uuid(), 'contact', 'Cy', 'cy@example.org', 'Hi', $1, gen_random_uuid())`,
      [status],
    );
  }
});
afterAll(() => api.stop());

const dashboard = (days: number) =>
  api.call('GET', `/api/v1/admin/dashboard?days=${days}`, { token: admin.access });

describe('the dashboard', () => {
  it('counts each figure as it is defined', async () => {
    const { body } = await dashboard(7);
    expect(body.daily).toHaveLength(7);
    expect([body.from, body.to]).toEqual([noon(6).slice(0, 10), TODAY]);
    expect(body.totals).toEqual({
      signUps: 2,
      verified: 2,
      activeStudents: 3,
      attempts: 5,
      mocks: 2,
      mockMedian: 65,
      revenueCents: 6998,
      refundedCents: 1999,
      deadJobs: 0,
      serverErrors: 0,
    });
    expect(body.before).toMatchObject({
      signUps: 0,
      attempts: 1,
      mockMedian: 10,
      revenueCents: 1999,
    });
    const twoDaysAgo = body.daily.at(-3);
    expect(twoDaysAgo).toMatchObject({ attempts: 4, activeStudents: 3, mocks: 2, mockMedian: 65 });
    expect(body.revenueByItem).toEqual([
      { item: 'monthly', name: 'Monthly', payments: 1, revenueCents: 4999 },
      { item: 'weekly', name: 'Weekly', payments: 1, revenueCents: 1999 },
    ]);
    expect(body.conversion).toEqual({ accounts: 2, paid: 1 });
    expect(body.churn).toEqual({ paying: 2, left: 1 });
    expect(body.now).toMatchObject({
      refundRequests: 1,
      disputes: 0,
      deadLetters: 0,
      enquiries: 1,
    });
  });

  it('looks back 30 and 90 days too, and no other number', async () => {
    expect((await dashboard(30)).body.totals.signUps).toBe(3);
    expect((await dashboard(90)).body.daily).toHaveLength(90);
    expect((await dashboard(8)).status).toBe(400);
  });
});

describe('the door of reports', () => {
  it('lets nothing in', async () => {
    const door = new ReadOnlyDatabase(
      loadConfig({
        DATABASE_URL: api.databaseUrl,
        ...TEST_SETTINGS,
      }),
    );
    try {
      expect(await door.query('SELECT count(*)::int AS n FROM payments')).toEqual([{ n: 4 }]);
      for (const write of [
        'DELETE FROM users',
        `UPDATE users SET email = NULL`,
        `INSERT INTO server_errors VALUES (now(), 1)`,
      ]) {
        await expect(door.query(write)).rejects.toMatchObject({ code: '25006' });
      }
    } finally {
      await door.onApplicationShutdown();
    }
  });
});

describe('the claims of the site', () => {
  const read = () => api.call('GET', '/api/v1/admin/claims', { token: admin.access });
  const claim = async (id: string) =>
    (await read()).body.claims.find((each: { id: string }) => each.id === id);
  const change = (id: string, action: string) =>
    api.call('POST', `/api/v1/admin/claims/${id}/${action}`, {
      token: admin.access,
      body: { reason: 'Counted by hand' },
    });

  it('stand beside what is measured', async () => {
    const [bank] = await api.sql<{ live: number; students: number }>(
      `SELECT (SELECT count(*)::int FROM items WHERE status = 'live') AS live,
         (SELECT count(*)::int FROM users
          WHERE email_confirmed_at IS NOT NULL AND NOT is_anonymous) AS students`,
    );
    const total = await claim('questions-total-short');
    expect(total.measures).toEqual([expect.objectContaining({ measured: bank?.live })]);
    expect(total.verdict).toBe((bank?.live ?? 0) >= 2000 ? 'true' : 'not-yet');
    expect(await claim('trusted-by')).toMatchObject({
      verdict: 'not-yet',
      measures: [{ claimed: 10_000, rule: 'at-least', measured: bank?.students }],
    });
    expect((await claim('money-back')).verdict).toBe('true');
    expect((await claim('rating')).verdict).toBe('operator');
    expect((await claim('testimonials')).verdict).toBe('sample');
  });

  it('count a request that waits as long as it has, and none that was closed unanswered', async () => {
    const minutes = async () => (await claim('reply-time')).measures[0].measured;
    await api.sql('DELETE FROM enquiries');
    expect(await minutes()).toBeNull();
    const ask = (status: string, minutesAgo: number) =>
      api.sql<{ id: string }>(
        `INSERT INTO enquiries (id, kind, name, email, message, status, created_at)
         VALUES (gen_random_uuid(), 'contact', 'Ann', 'ann@example.org', 'Hello', $1,
                 now() - make_interval(mins => $2)) RETURNING id`,
        [status, minutesAgo],
      );
    await ask('closed', 5000);
    expect(await minutes()).toBeNull();
    const [answered] = await ask('answered', 600);
    await api.sql(
      `INSERT INTO enquiry_entries (id, enquiry_id, kind, text, author_id, created_at)
       SELECT gen_random_uuid(), id, 'reply', 'Hello Ann', gen_random_uuid(),
              created_at + interval '12 minutes' FROM enquiries WHERE id = $1`,
      [answered?.id],
    );
    expect(await minutes()).toBe(12);
    expect((await claim('reply-time')).verdict).toBe('true');
    await ask('new', 600);
    expect(await minutes()).toBeGreaterThan(500);
    expect((await claim('reply-time')).verdict).toBe('not-yet');
  });

  it('are confirmed as they are worded now, where nothing measures them', async () => {
    expect((await change('rating', 'confirm')).status).toBe(200);
    expect((await claim('rating')).confirmation).toMatchObject({
      by: admin.userId,
      reason: 'Counted by hand',
    });
    await api.sql(`UPDATE claim_confirmations SET text = '4.9 stars' WHERE claim_id = 'rating'`);
    expect((await claim('rating')).confirmation).toBeNull();
    await change('rating', 'confirm');
    await change('rating', 'unconfirm');
    expect((await claim('rating')).confirmation).toBeNull();
    expect((await change('trusted-by', 'confirm')).body.code).toBe('CLAIM_IS_MEASURED');
    expect((await change('no-claim', 'confirm')).body.code).toBe('CLAIM_NOT_FOUND');
  });
});

describe('the state of operations', () => {
  it('tells of events that no queue has yet how many there are, and since when', async () => {
    await api.sql(
      `INSERT INTO outbox_events (id, name, payload, created_at)
       SELECT gen_random_uuid(), 'user.verified', '{}', now() - make_interval(hours => hours)
       FROM unnest(ARRAY[300, 1]) AS hours`,
    );
    const { body } = await api.call('GET', '/api/v1/admin/operations', { token: admin.access });
    expect(body.outbox.pending).toBeGreaterThanOrEqual(2);
    expect(body.outbox.oldestMs).toBeGreaterThanOrEqual(300 * 3_600_000);
  });

  it('tells jobs that are still to be done from those that failed for good', async () => {
    const outbox = async () =>
      (await api.call('GET', '/api/v1/admin/operations', { token: admin.access })).body.outbox;
    const before = await outbox();
    await api.sql(
      `WITH event AS (
         INSERT INTO outbox_events (id, name, payload, published_at)
         VALUES (gen_random_uuid(), 'planted.event', '{}', now()) RETURNING id
       )
       INSERT INTO outbox_deliveries (event_id, job, done_at, failed_at)
       SELECT event.id, j.job, j.done_at, j.failed_at
       FROM event, (VALUES ('tests.done', now(), NULL), ('tests.open', NULL, NULL),
         ('tests.failed', NULL, now())) AS j(job, done_at, failed_at)`,
    );
    const { openDeliveries, deadLetters } = before;
    expect(await outbox()).toMatchObject({
      openDeliveries: openDeliveries + 1,
      deadLetters: deadLetters + 1,
    });
  });
});
