import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import type { TestService } from '@prepward/testing/processes';
import { type ProcessStack, perAddress, settled, until } from './harness.js';

/** How long an email may take after its worker died: the lock, a stalled check, the lease. */
const REDELIVERY_MS = 30_000;

function addresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name}-${i}@example.org`);
}

/** The stack of these tests, and the worker that the latest one left. */
interface Drill {
  stack: ProcessStack;
  worker: TestService;
}

/**
 * Every promise about emails, on one queue store. Each test continues with the worker that the
 * previous one left: starting one takes seconds.
 *
 * @returns what more tests can continue with
 */
export function mailPromises(start: () => Promise<ProcessStack>): () => Drill {
  let stack: ProcessStack;
  let worker: TestService;
  beforeAll(async () => {
    stack = await start();
    worker = await stack.startWorker();
  });
  afterAll(() => stack.stop());
  afterEach(() => stack.mails.behave({}));

  const oneEach = async (wanted: string[]) => {
    await until('a mail to each', () => {
      const counts = perAddress(stack.mails);
      return wanted.every((address) => (counts.get(address) ?? 0) > 0);
    });
    await settled(stack);
    const counts = perAddress(stack.mails);
    expect(wanted.filter((address) => counts.get(address) !== 1)).toEqual([]);
  };

  it('sends a link that verifies the address', async () => {
    await stack.signUp('link@example.org');
    const mail = await stack.mails.waitFor(
      (received) => received.to.includes('link@example.org'),
      20_000,
    );
    expect(mail.subject).toBe('Verify your email address for Prepward');
    const [link = ''] = /http:\/\/localhost:3000\/auth\/confirm\?\S+/.exec(mail.text) ?? [];
    // No one has verified this address: the email contains nothing that was typed.
    expect(mail.html + mail.text).not.toContain('Ann');
    const query = new URL(link).searchParams;
    const body = { type: query.get('type'), token_hash: query.get('token_hash') };
    const answer = await fetch(`${stack.apiUrl}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([
      answer.status,
      ((await answer.json()) as { user: { email: string } }).user.email,
    ]).toEqual([200, 'link@example.org']);
    // No secret was stored, queued or logged on the way.
    const events = await stack.db.query('SELECT payload FROM outbox_events');
    expect(JSON.stringify(events.rows)).not.toContain(body.token_hash);
    expect(worker.output() + stack.api.output()).not.toContain(body.token_hash);
    expect(worker.output() + stack.api.output()).not.toContain('link@example.org');
  });

  it('loses no mail and sends none twice when the worker is killed between sign-up and mail', async () => {
    const wanted = addresses('killed', 20);
    stack.mails.behave({ refuseWith: 451 });
    await Promise.all(wanted.map((address) => stack.signUp(address)));
    // Taken from the queue, tokens made, none accepted by the mail server yet.
    await until('every job to be under way', async () => {
      const { rows } = await stack.db.query(
        `SELECT 1 FROM mail_deliveries WHERE recipient LIKE 'killed-%'`,
      );
      return rows.length === wanted.length;
    });
    await worker.kill();
    stack.mails.behave({});
    worker = await stack.startWorker();
    await oneEach(wanted);
  });

  it('may repeat only the mails that were being sent when the worker was killed', async () => {
    const wanted = addresses('midway', 20);
    stack.mails.behave({ delayMs: 300 });
    await Promise.all(wanted.map((address) => stack.signUp(address)));
    const sent = () => wanted.filter((address) => perAddress(stack.mails).has(address));
    await until('the first mails', () => sent().length >= 4);
    await worker.kill();
    stack.mails.behave({});
    worker = await stack.startWorker();
    await until('a mail to each', () => sent().length === wanted.length, REDELIVERY_MS);
    await settled(stack);
    const counts = perAddress(stack.mails);
    const twice = wanted.filter((address) => (counts.get(address) ?? 0) > 1);
    // The stated window: sent, but not yet marked as sent. A worker sends five at a time.
    expect(twice.length).toBeLessThanOrEqual(5);
    expect(wanted.filter((address) => (counts.get(address) ?? 0) > 2)).toEqual([]);
  });

  it('keeps mails while the worker is down, and sends each once when it is back', async () => {
    const wanted = addresses('down', 10);
    await worker.stop();
    await Promise.all(wanted.map((address) => stack.signUp(address)));
    const [one, two] = await Promise.all([stack.startWorker(), stack.startWorker()]);
    await until('a mail to each', () => wanted.every((each) => perAddress(stack.mails).has(each)));
    // It finishes what it has begun.
    await two.stop();
    worker = one;
    await oneEach(wanted);
  });

  it('tries again while the mail server refuses, and leaves out no one', async () => {
    stack.mails.behave({ refuseWith: 451 });
    await stack.signUp('patient@example.org');
    await until('a refused try', async () => {
      const { rows } = await stack.db.query(
        `SELECT 1 FROM mail_deliveries WHERE recipient = 'patient@example.org' AND last_error IS NOT NULL`,
      );
      return rows.length > 0;
    });
    stack.mails.behave({});
    await oneEach(['patient@example.org']);
  });

  const staff = async () => {
    await stack.signUp('staff@example.org');
    await stack.db.query(VERIFY_SIGN_UP, ['staff@example.org']);
    await stack.db.query(
      `INSERT INTO user_roles (user_id, role)
       SELECT id, 'admin' FROM users WHERE email = 'staff@example.org'`,
    );
    const answer = await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'staff@example.org', password: 'correct horse 7' }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return async (method: string, path: string) => {
      const response = await fetch(`${stack.apiUrl}/api/v1/admin/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify({ reason: 'A test asks for it' }) } : {}),
      });
      // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
      return { status: response.status, body: (await response.json()) as any };
    };
  };

  it('sends a mail again when staff asks, and knows a job that failed for good', async () => {
    const call = await staff();
    const inbox = () => stack.mails.mails.filter(({ to }) => to.includes('link@example.org'));
    const { rows } = await stack.db.query(
      `SELECT m.key FROM mail_deliveries m JOIN outbox_events e ON e.id = left(m.key, 36)::uuid
       WHERE m.recipient = 'link@example.org' AND e.name = 'user.verified'`,
    );
    const id = String(rows[0]?.key);
    const [before] = (
      await call('GET', `mails?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`)
    ).body;
    expect(before).toMatchObject({ state: 'sent', recipient: 'link@example.org' });
    const had = inbox().length;
    const asked = await call('POST', `mails/${id}/resend`);
    expect([asked.status, asked.body.state]).toEqual([200, 'waiting']);
    await until('the mail to come again', () => inbox().length > had);
    const [first, again] = inbox().filter(({ subject }) => subject === inbox().at(-1)?.subject);
    // Another id, or the student's mail program would drop it as a duplicate.
    expect(again?.headers['message-id']).not.toBe(first?.headers['message-id']);
    await until('its state', async () => (await call('GET', `mails/${id}`)).body.state === 'sent');

    // An event whose payload is wrong fails permanently at the first try.
    const event = await stack.db.query(
      `INSERT INTO outbox_events (id, name, payload)
       SELECT gen_random_uuid(), name, '{"wrong": true}' FROM outbox_events
       WHERE name = 'user.verified' LIMIT 1 RETURNING id`,
    );
    const eventId = String(event.rows[0]?.id);
    await stack.db.query(`SELECT pg_notify('outbox', '')`);
    const dead = async () =>
      (await call('GET', 'dead-letters')).body.filter(
        (each: { eventId: string }) => each.eventId === eventId,
      );
    // The welcome mail and the profile.
    await until('both dead letters', async () => (await dead()).length === 2);
    const letters = await dead();
    expect(letters[0]).toMatchObject({
      event: 'user.verified',
      problem: expect.stringContaining('payload'),
    });
    const state = (await call('GET', 'operations')).body;
    expect(state.outbox.deadLetters).toBe(letters.length);
    expect(state.schedules.length).toBeGreaterThan(3);
    expect(state.parts).toContainEqual(
      expect.objectContaining({ part: 'Mail server', state: 'up' }),
    );
    expect(state.queues.map(({ name }: { name: string }) => name)).toContain('mail');
    // The cause is fixed; the relay picks up what is older than ten seconds.
    await stack.db.query(
      `UPDATE outbox_events SET payload = (SELECT payload FROM outbox_events WHERE id <> $1 AND name = 'user.verified' LIMIT 1) WHERE id = $1`,
      [eventId],
    );
    await stack.db.query(
      `UPDATE outbox_deliveries SET created_at = created_at - interval '1 minute' WHERE event_id = $1`,
      [eventId],
    );
    for (const { id: letter } of letters) {
      expect((await call('POST', `dead-letters/${letter}/retry`)).status).toBe(200);
      expect((await call('POST', `dead-letters/${letter}/retry`)).body.code).toBe(
        'DEAD_LETTER_NOT_FOUND',
      );
    }
    await until('the retried jobs to be done', async () => {
      const open = await stack.db.query(
        'SELECT 1 FROM outbox_deliveries WHERE event_id = $1 AND done_at IS NULL',
        [eventId],
      );
      return open.rows.length === 0;
    });
  });
  return () => ({ stack, worker });
}
