import { describe, expect, it } from '@jest/globals';
import { NO_ONE } from '@prepward/platform/personal';
import { ClaimConfirmationRepository } from '../../libs/modules/site/claim-confirmation.repository.js';
import { SITE_PERSONAL_DATA } from '../../libs/modules/site/personal-data.repository.js';
import {
  BEFORE,
  FROM,
  figuresStage,
  INSTANTS,
  LAST,
  LONG_AGO,
  NOON,
  TO,
  WINDOW,
} from './figures.js';
import { insertAttempt, insertItem } from './rows.js';

const stage = figuresStage();
const { user, attempt, payment, states } = stage;

describe('who pays', () => {
  it('is told of the accounts of a window, with a payment of something', async () => {
    await stage.rows.sql('UPDATE users SET created_at = $1', [LONG_AGO]);
    const made: string[] = [];
    for (const created of INSTANTS) made.push(await user({ created }));
    const [before = '', one = '', two = '', , after = ''] = made;
    for (const userId of [before, one, one, after]) await payment(userId, TO, 1);
    await payment(two, NOON, 0);
    await payment(await user({ created: NOON, visitor: true }), NOON, 5);
    expect(await stage.reports.conversion(WINDOW)).toEqual({ accounts: 3, paid: 1 });
  });

  it('has left who had paid access at the beginning and has none at the end', async () => {
    await stage.rows.sql('DELETE FROM subscriptions');
    type Access = [starts: string, ends: string | null, source?: string];
    const student = async (...accesses: readonly Access[]) => {
      const userId = await user();
      for (const [starts, ends, source = 'payment'] of accesses) {
        await stage.rows.sql(
          `INSERT INTO subscriptions (id, user_id, plan, source, starts_at, ends_at)
           VALUES (gen_random_uuid(), $1, 'weekly', $2, $3, $4)`,
          [userId, source, starts, ends],
        );
      }
    };
    const later = '2026-07-01T00:00:00Z';
    const figures = async () => Object.values(await stage.reports.churn(WINDOW));
    // Each adds to those who paid, and to those who left.
    const cases: readonly [Access[], number, number][] = [
      [[[BEFORE, later]], 1, 0],
      [[[BEFORE, null]], 1, 0],
      [[[BEFORE, NOON]], 1, 1],
      [[[FROM, TO]], 1, 1],
      [
        [
          [BEFORE, NOON],
          [LAST, null],
        ],
        1,
        0,
      ],
      [
        [
          [BEFORE, NOON],
          [TO, later],
        ],
        1,
        0,
      ],
      [
        [
          [BEFORE, NOON],
          [later, null],
        ],
        1,
        1,
      ],
      [
        [
          [BEFORE, NOON],
          [NOON, LAST],
        ],
        1,
        1,
      ],
      [
        [
          [BEFORE, NOON],
          [NOON, null, 'grant'],
        ],
        1,
        1,
      ],
      [
        [
          [BEFORE, later],
          [LONG_AGO, later],
        ],
        1,
        0,
      ],
      [[[BEFORE, later, 'grant']], 0, 0],
      [[[LONG_AGO, FROM]], 0, 0],
      [[[NOON, null]], 0, 0],
    ];
    for (const [accesses, paying, left] of cases) {
      const [payingBefore = 0, leftBefore = 0] = await figures();
      await student(...accesses);
      expect([accesses, await figures()]).toEqual([
        accesses,
        [payingBefore + paying, leftBefore + left],
      ]);
    }
  });
});

describe('what waits', () => {
  it('is what no one has decided, answered, closed or done', async () => {
    const ann = await user();
    const before = await stage.reports.waiting();
    const request = async (decision: string | null, ...attempts: string[]) => {
      const [{ id }] = await stage.rows.sql(
        `INSERT INTO refund_requests (id, user_id, payment_id, reason)
         VALUES (gen_random_uuid(), $1, $2, '') RETURNING id`,
        [ann, await payment(ann, LONG_AGO, 1)],
      );
      if (decision !== null) {
        await stage.rows.sql(
          `INSERT INTO refund_decisions (request_id, decision, operator, note) VALUES ($1, $2, '', '')`,
          [id, decision],
        );
      }
      for (const [i, state] of attempts.entries()) {
        await stage.rows.sql(
          `INSERT INTO refund_attempts (request_id, attempt, state, detail) VALUES ($1, $2, $3, '')`,
          [id, i + 1, state],
        );
      }
    };
    await request(null);
    await request('approved', 'asked', 'refused');
    await request('approved', 'asked', 'succeeded', 'refused');
    await request('approved', 'refused', 'asked');
    await request('approved');
    await request('declined', 'refused');
    const [one, two] = [await payment(ann, LONG_AGO, 9), await payment(ann, LONG_AGO, 9)];
    await states('disputes', one, 'dp_1', ['inquiry', NOON], ['open', NOON]);
    await states('disputes', one, 'dp_2', ['inquiry', NOON]);
    await states('disputes', one, 'dp_3', ['open', NOON], ['won', NOON]);
    await states('disputes', two, 'dp_1', ['lost', NOON]);
    for (const status of ['new', 'new', 'open', 'open', 'answered', 'closed']) {
      await stage.rows.sql(
        `INSERT INTO enquiries (id, kind, name, email, message, status)
         VALUES (gen_random_uuid(), 'contact', '', '', '', $1)`,
        [status],
      );
    }
    const item = await insertItem(stage.rows, 'reported:1', []);
    const held = await insertAttempt(stage.rows, ann, { items: [] });
    for (const state of ['open', 'closed']) {
      await stage.rows.sql(
        `INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason,
           text, state) VALUES (gen_random_uuid(), $1, 1, $2, $3, 1, 'typo', '', $4)`,
        [held, ann, item, state],
      );
    }
    // Events that came with the template database may be hours old.
    await stage.rows.sql('UPDATE outbox_events SET created_at = now()');
    const [{ id }] = await stage.rows.sql(
      `INSERT INTO outbox_events (id, name, payload, created_at, published_at) VALUES
         (gen_random_uuid(), 'planted', '{}', now() - interval '2 hours', NULL),
         (gen_random_uuid(), 'planted', '{}', now() - interval '1 hour', NULL),
         (gen_random_uuid(), 'planted', '{}', now() - interval '1 hour', NULL),
         (gen_random_uuid(), 'planted', '{}', now() - interval '1 hour', NULL),
         (gen_random_uuid(), 'planted', '{}', now() - interval '1 hour', NULL),
         (gen_random_uuid(), 'planted', '{}', now() - interval '9 hours', now()) RETURNING id`,
    );
    await stage.rows.sql(
      `INSERT INTO outbox_deliveries (event_id, job, done_at, failed_at) VALUES
         ($1, 'tests.done', now(), NULL), ($1, 'tests.open', NULL, NULL),
         ($1, 'tests.failed', NULL, now()), ($1, 'tests.too', NULL, now()),
         ($1, 'tests.also', NULL, now()), ($1, 'tests.again', NULL, now()),
         ($1, 'tests.last', NULL, now()), ($1, 'tests.sixth', NULL, now())`,
      [id],
    );
    const { outboxOldestMs, ...counts } = await stage.reports.waiting();
    expect(counts).toEqual({
      refundRequests: before.refundRequests + 3,
      disputes: before.disputes + 2,
      enquiries: before.enquiries + 4,
      itemReports: before.itemReports + 1,
      deadLetters: before.deadLetters + 6,
      outboxPending: before.outboxPending + 5,
    });
    const hours = (outboxOldestMs ?? 0) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(2);
    expect(hours).toBeLessThan(2.1);
    await stage.rows.sql('UPDATE outbox_events SET published_at = now()');
    expect(await stage.reports.waiting()).toMatchObject({ outboxPending: 0, outboxOldestMs: null });
  });
});

describe('what the site claims', () => {
  it('is counted of live items, of verified accounts and of mock exams that are over', async () => {
    const counts = async () => [
      ...Object.values(await stage.reports.claimCounts()),
      (await stage.reports.liveItems()).get('english'),
    ];
    const [students = 0, mocks = 0, english = 0] = await counts();
    const ann = await user({ confirmed: LONG_AGO });
    await user();
    await user({ confirmed: LONG_AGO, visitor: true });
    await attempt(ann, { kind: 'mock', finished: LONG_AGO });
    await attempt(ann, { kind: 'mock' });
    await attempt(ann, { kind: 'diagnostic', finished: LONG_AGO });
    const ids = await stage.rows.sql(`SELECT id FROM items WHERE subject = 'english' LIMIT 2`);
    await stage.rows.sql(
      `UPDATE items SET status = CASE id WHEN $1 THEN 'quarantined' ELSE 'retired' END
       WHERE id = ANY($2)`,
      [ids[0].id, ids.map(({ id }) => id)],
    );
    expect(await counts()).toEqual([students + 1, mocks + 1, english - 2]);
    const [{ math }] = await stage.rows.sql(
      `SELECT count(*)::int AS math FROM items WHERE subject = 'math' AND status = 'live'`,
    );
    expect((await stage.reports.liveItems()).get('math')).toBe(math);
  });

  it('is the time to the first reply, or to the end for what waits', async () => {
    await stage.rows.sql('DELETE FROM enquiries');
    const minutes = () => stage.reports.replyMinutes(WINDOW);
    expect(await minutes()).toBeNull();
    const ask = async (created: string, status: string, ...entries: [string, number][]) => {
      const [{ id }] = await stage.rows.sql(
        `INSERT INTO enquiries (id, kind, name, email, message, status, created_at)
         VALUES (gen_random_uuid(), 'contact', '', '', '', $1, $2) RETURNING id`,
        [status, created],
      );
      for (const [kind, after] of entries) {
        await stage.rows.sql(
          `INSERT INTO enquiry_entries (id, enquiry_id, kind, text, author_id, created_at)
           SELECT gen_random_uuid(), $1, $2, '', gen_random_uuid(),
             created_at + make_interval(mins => $3) FROM enquiries WHERE id = $1`,
          [id, kind, after],
        );
      }
    };
    await ask(BEFORE, 'answered', ['reply', 500]);
    await ask(TO, 'new');
    await ask(NOON, 'closed', ['note', 3]);
    await ask(NOON, 'answered');
    expect(await minutes()).toBeNull();
    await ask(FROM, 'closed', ['note', 1], ['reply', 20], ['reply', 10]);
    expect(await minutes()).toBe(10);
    // 36 hours to the end; the 95th percentile of two values is near the longer one.
    await ask(NOON, 'new');
    expect(await minutes()).toBe(2052.5);
    await ask('2026-06-11T22:59:40Z', 'open');
    expect(await minutes()).toBe(1950);
  });

  it('is confirmed by who said so last, each claim by itself, and told to who said it', async () => {
    const claims = new ClaimConfirmationRepository(stage.rows.source);
    const tx = stage.rows.source.manager;
    const [ann, ben] = [await user(), await user()];
    const person = { id: ann, email: 'ann@example.org' };
    await claims.save(tx, { claimId: 'rating', text: 'Old', reason: 'First', by: ben });
    await claims.save(tx, { claimId: 'hours', text: 'Day and night', reason: 'Yes', by: ann });
    await claims.save(tx, { claimId: 'notice', text: 'A day', reason: 'So', by: ben });
    await stage.rows.sql(`UPDATE claim_confirmations SET confirmed_at = '2026-06-01'`);
    await claims.save(tx, { claimId: 'rating', text: 'New', reason: 'Again', by: ann });
    await claims.delete(tx, 'notice');
    const kept = async () =>
      (await claims.all()).sort((a, b) => (a.claim_id < b.claim_id ? -1 : 1));
    const [hours, rating] = await kept();
    const old = new Date('2026-06-01');
    expect([hours, rating]).toEqual([
      {
        claim_id: 'hours',
        text: 'Day and night',
        reason: 'Yes',
        confirmed_by: ann,
        confirmed_at: old,
      },
      {
        claim_id: 'rating',
        text: 'New',
        reason: 'Again',
        confirmed_by: ann,
        confirmed_at: expect.any(Date),
      },
    ]);
    expect(Date.now() - Number(rating?.confirmed_at)).toBeLessThan(60_000);
    await claims.save(tx, { claimId: 'notice', text: 'A day', reason: 'So', by: ben });
    const [archive] = SITE_PERSONAL_DATA.exports;
    expect(await archive?.rows(stage.rows.source, person)).toEqual([
      { text: 'Day and night', reason: 'Yes', confirmed_at: old },
      { text: 'New', reason: 'Again', confirmed_at: rating?.confirmed_at },
    ]);
    for (const erase of SITE_PERSONAL_DATA.erasures ?? []) await erase(tx, person);
    expect((await kept()).map((row) => row.confirmed_by)).toEqual([NO_ONE, ben, NO_ONE]);
  });
});
