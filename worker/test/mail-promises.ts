import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@prepward/testing/processes';
import { perAddress, type Stack, until } from './harness.js';

/** What a mail may take after its worker died: the lock, a stalled check, the lease. */
const REDELIVERY_MS = 30_000;

function addresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name}-${i}@example.org`);
}

/**
 * Every promise about mails, on one queue store. Each test goes on with the worker that the one
 * before it left: starting one takes seconds.
 */
export function mailPromises(start: () => Promise<Stack>): void {
  let stack: Stack;
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
    // Time for a second one to come, if there were one.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
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
    // No one has proven this address: it gets none of what was typed.
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
    await new Promise((resolve) => setTimeout(resolve, 2_000));
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
    await oneEach(wanted);
    await two.stop();
    worker = one;
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
}
