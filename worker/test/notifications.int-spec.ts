import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { type Stack, startStack, until } from './harness.js';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 120_000);
afterAll(() => stack.stop());

let worker: Promise<unknown> | undefined;
/** Starts the worker, once: the students that its first run should find are made before. */
function work(): Promise<unknown> {
  worker ??= stack.startWorker();
  return worker;
}

/** A zone where it's about 6 in the evening now; with `hours`, that much later. */
function zoneAtSix(hours = 0): string {
  const offset = 18 + hours - new Date().getUTCHours();
  const within = offset > 12 ? offset - 24 : offset < -11 ? offset + 24 : offset;
  // In these names, a plus sign means west of Greenwich.
  return within > 0 ? `Etc/GMT-${within}` : `Etc/GMT+${-within}`;
}

interface Student {
  email: string;
  zone?: string;
  examInDays?: number | null;
  /** Days since the profile was made. */
  since?: number;
  muted?: boolean;
  /** Days since the last reminder. */
  reminded?: number;
}

async function insert({ email, zone, examInDays = 20, since = 10, ...more }: Student) {
  const { db } = stack;
  await stack.signUp(email);
  await db.query(VERIFY_SIGN_UP, [email]);
  const { rows } = await db.query('SELECT id FROM users WHERE email = $1', [email]);
  const { id } = rows[0];
  await db.query(
    `INSERT INTO profiles (user_id, first_name, exam_date, time_zone, created_at)
     VALUES ($1, 'Ann', (now() AT TIME ZONE 'UTC')::date + $2::int, $3,
       now() - make_interval(days => $4))`,
    [id, examInDays, zone ?? zoneAtSix(), since],
  );
  await db.query(
    `INSERT INTO notification_settings (user_id, unsubscribe_key, muted, reminded_at)
     VALUES ($1, $2, $3, now() - make_interval(days => $4))`,
    [
      id,
      randomBytes(24).toString('base64url'),
      more.muted ? ['study-reminders'] : [],
      more.reminded ?? null,
    ],
  );
  return id as string;
}

/** A practice with an answer from yesterday, and one from weeks ago. */
async function practice(userId: string): Promise<void> {
  const { rows } = await stack.db.query(
    `INSERT INTO attempts (id, user_id, kind, slot, subject, mode, item_count, sections)
     VALUES (gen_random_uuid(), $1, 'free-practice', 'math', 'math', 'tutor', 1, '[]') RETURNING id`,
    [userId],
  );
  await stack.db.query(
    `INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, saved_at)
     SELECT $1, position, 'tab', 1, now() - days * interval '1 day'
     FROM (VALUES (1, 20), (2, 1)) AS given(position, days)`,
    [rows[0].id],
  );
}

describe('a study reminder', () => {
  it('goes out in the evening to those who stopped, once a week, until they unsubscribe', async () => {
    const { db, mails } = stack;
    const idle = await insert({ email: 'idle@example.org' });
    await insert({ email: 'week-ago@example.org', reminded: 8 });
    // Everyone else has a reason.
    await insert({ email: 'lately@example.org', reminded: 6 });
    await insert({ email: 'morning@example.org', zone: zoneAtSix(14) });
    await insert({ email: 'new@example.org', since: 2 });
    await insert({ email: 'muted@example.org', muted: true });
    await insert({ email: 'over@example.org', examInDays: -3 });
    await insert({ email: 'dateless@example.org', examInDays: null });
    await practice(await insert({ email: 'busy@example.org' }));
    mails.clear();
    await work();

    const reminders = () => mails.mails.filter(({ subject }) => subject.includes('to your exam'));
    await until('both reminders', () => reminders().length >= 2);
    const recipients = reminders().flatMap(({ to }) => to);
    expect(recipients.sort()).toEqual(['idle@example.org', 'week-ago@example.org']);
    const events = await db.query(
      `SELECT payload FROM outbox_events WHERE name = 'study-reminder.due'`,
    );
    expect(events.rows).toHaveLength(2);

    const mail = reminders().find(({ to }) => to[0] === 'idle@example.org');
    expect(mail?.text).toContain('Unsubscribe');
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(mail?.headers['list-unsubscribe']?.replace(/^<|>$/g, '') ?? '');
    const there = stack.apiUrl + link.pathname + link.search;

    // A program that follows links changes nothing; it's led to the page that asks.
    const opened = await fetch(there, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/unsubscribe${link.search}`,
    ]);
    const muted = async () => {
      const { rows } = await db.query(
        'SELECT muted FROM notification_settings WHERE user_id = $1',
        [idle],
      );
      return rows[0].muted;
    };
    expect(await muted()).toEqual([]);
    // What was turned off before stays off.
    await db.query(`UPDATE notification_settings SET muted = '{corrections}' WHERE user_id = $1`, [
      idle,
    ]);
    const oneClick = (address: string) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const stranger = await oneClick(there.replace(/key=.{32}/, `key=${'A'.repeat(32)}`));
    expect([stranger.status, ((await stranger.json()) as { code: string }).code]).toEqual([
      404,
      'UNSUBSCRIBE_LINK_INVALID',
    ]);
    for (let again = 0; again < 2; again++) expect((await oneClick(there)).status).toBe(204);
    expect(await muted()).toEqual(['corrections', 'study-reminders']);
  });
});

describe('a mail that comes late', () => {
  it('is not sent to those who switched it off since, or who have their exam today', async () => {
    const { db, mails } = stack;
    const zone = 'Etc/UTC';
    const [eve, today] = [
      await insert({ email: 'eve@example.org', zone, examInDays: 1, since: 1 }),
      await insert({ email: 'today@example.org', zone, examInDays: 0, since: 1 }),
    ];
    await db.query(`UPDATE notification_settings SET muted = '{corrections}' WHERE user_id = $1`, [
      today,
    ]);
    await work();
    mails.clear();
    const about = { itemId: 'math.any:1', version: 2 };
    for (const userId of [today, eve]) {
      await db.query(
        `INSERT INTO outbox_events (id, name, payload)
         VALUES (gen_random_uuid(), 'study-reminder.due', $1), (gen_random_uuid(), 'attempt.rescored', $2)`,
        [JSON.stringify({ userId }), JSON.stringify({ userId, ...about })],
      );
    }
    await until('all four were handled', async () => {
      const { rows } = await db.query(
        `SELECT 1 FROM outbox_deliveries d JOIN outbox_events e ON e.id = d.event_id
         WHERE e.payload ->> 'userId' = ANY ($1) AND d.job LIKE ANY ($2) AND d.done_at IS NOT NULL`,
        [
          [today, eve],
          ['notifications.%', 'quizzes.send%'],
        ],
      );
      return rows.length === 4;
    });
    const told = mails.mails.map(({ to, subject }) => `${to[0]}: ${subject}`).sort();
    expect(told).toEqual([
      expect.stringMatching(/^eve@example.org: We corrected a question/),
      expect.stringMatching(/^eve@example.org: Your exam is tomorrow/),
    ]);
  });
});
