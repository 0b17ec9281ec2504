import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ENQUIRY_KEPT_DAYS } from '@prepward/contracts/inbox-rules';
import { LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import type { TestService } from '@prepward/testing/processes';
import { type ProcessStack, settled, startProcesses, until } from './harness.js';

let stack: ProcessStack;
let formToken: string;
/** Both run from the first test on. */
let workers: TestService[] = [];
beforeAll(async () => {
  stack = await startProcesses();
  // The job that removes old ones runs as the first worker starts, and then once a day.
  await keptFor('older@example.org', ENQUIRY_KEPT_DAYS + 1);
  await keptFor('younger@example.org', ENQUIRY_KEPT_DAYS - 1);
  formToken = await openForm();
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.mails.behave({});
  stack.mails.clear();
});

/** Where the forms go unless STAFF_EMAIL says otherwise. */
const STAFF = 'staff@prepward.example';

const FORM = {
  name: 'Dana <script> Ortiz',
  email: 'dana@example.org',
  message: 'First line.\nSecond & last line.',
  consent: true,
};
const QUOTE = { ...FORM, service: 'exam-day', examDate: '2999-12-05' };

/** The note of a form that has been open for long enough to be filled in. */
async function openForm(): Promise<string> {
  const answer = await fetch(`${stack.apiUrl}/api/v1/form-token`);
  const { token } = (await answer.json()) as { token: string };
  await sleep(LEAST_OPEN_MS);
  return token;
}

async function send(route: 'quotes' | 'contacts', body: object, key: string = randomUUID()) {
  const response = await fetch(`${stack.apiUrl}/api/v1/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ formToken, ...body }),
  });
  expect(response.status).toBe(202);
}

const to = (address: string) => stack.mails.mails.filter((mail) => mail.to.includes(address));

/** A request that came in this many days ago. */
async function keptFor(email: string, days: number): Promise<void> {
  await stack.db.query(
    `INSERT INTO enquiries (id, kind, name, email, message, created_at)
     VALUES (gen_random_uuid(), 'contact', 'Old', $1, 'Hi', now() - make_interval(days => $2))`,
    [email, days],
  );
}

/** What the api stores of a reply by staff. */
async function reply(enquiryId: string, text: string): Promise<void> {
  const replyId = randomUUID();
  await stack.db.query(
    `INSERT INTO enquiry_entries (id, enquiry_id, kind, text, author_id)
     VALUES ($1, $2, 'reply', $3, gen_random_uuid())`,
    [replyId, enquiryId, text],
  );
  await stack.db.query(
    `INSERT INTO outbox_events (id, name, payload) VALUES (gen_random_uuid(), 'enquiry.answered', $1)`,
    [JSON.stringify({ enquiryId, replyId })],
  );
}

/** All that the programs wrote. */
const outputs = () => [stack.api, ...workers].map((service) => service.output()).join('');

describe('requests from the forms', () => {
  it('wait while the worker is down, then reach staff and student once each', async () => {
    const key = randomUUID();
    await send('quotes', QUOTE, key);
    await send('quotes', QUOTE, key);
    expect(stack.mails.mails).toEqual([]);
    workers = await Promise.all([stack.startWorker(), stack.startWorker()]);
    await settled(stack);

    expect(stack.mails.mails).toHaveLength(2);
    const [request] = to(STAFF);
    expect(request?.subject).toMatch(/^Quote request: Exam-day preparation \([0-9a-f]{8}\)$/);
    expect(request?.headers['reply-to']).toBe('dana@example.org');
    for (const part of ['Dana <script> Ortiz', 'dana@example.org', '2999-12-05']) {
      expect(request?.text).toContain(part);
    }
    expect(request?.text).toContain(QUOTE.message);
    expect(request?.html).not.toContain('<script>');

    const [receipt] = to(QUOTE.email);
    expect(receipt?.subject).toBe('Prepward has received your quote request');
    expect(receipt?.text).toContain('You asked about: Exam-day preparation.');
    // The address may be a stranger's: nothing that was typed goes there.
    expect(receipt?.text).not.toMatch(/Dana|First line/);

    expect(outputs()).not.toMatch(/example\.org|Dana|First line/);
    const { rows } = await stack.db.query(
      `SELECT payload FROM outbox_events WHERE name = 'quote.requested'`,
    );
    expect(rows.map(({ payload }) => Object.keys(payload))).toEqual([['enquiryId']]);
  });

  it('reach the staff although the student’s address takes no mail', async () => {
    stack.mails.behave({ rejectAddresses: ['gone@example.org'] });
    await send('quotes', { ...QUOTE, email: 'gone@example.org' });
    const request = await stack.mails.waitFor((mail) => mail.to.includes(STAFF), 20_000);
    expect(request.headers['reply-to']).toBe('gone@example.org');
    await until('a refused receipt', async () => {
      const { rows } = await stack.db.query(
        `SELECT 1 FROM mail_deliveries
         WHERE recipient = 'gone@example.org' AND last_error IS NOT NULL`,
      );
      return rows.length > 0;
    });
    expect(outputs()).not.toContain('gone@example.org');
    stack.mails.behave({});
    await settled(stack);
    expect(to(STAFF)).toHaveLength(1);
    expect(to('gone@example.org')).toHaveLength(1);
  });

  it('that are messages go to the staff alone', async () => {
    await send('contacts', { ...FORM, phone: '+1 202-555-0143' });
    await settled(stack);
    expect(stack.mails.mails.map((mail) => mail.to)).toEqual([[STAFF]]);
    const [request] = stack.mails.mails;
    expect(request?.subject).toMatch(/^Contact request \([0-9a-f]{8}\)$/);
    expect(request?.headers['reply-to']).toBe('dana@example.org');
    expect(request?.text).toContain('Phone: +1 202-555-0143');
  });

  it('are not confirmed to an address that no one filled into a form of ours', async () => {
    const email = 'stranger@example.org';
    await send('quotes', { ...QUOTE, email, formToken: undefined });
    await settled(stack);
    expect(to(STAFF)).toHaveLength(1);
    expect(to(email)).toEqual([]);
  });

  it('are answered in one conversation: each reply refers to all mails before it', async () => {
    const email = 'thread@example.org';
    await send('quotes', { ...QUOTE, email });
    await settled(stack);
    const { rows } = await stack.db.query('SELECT id FROM enquiries WHERE email = $1', [email]);
    const enquiryId: string = rows[0].id;
    for (const text of ['Hello Dana,\n\nit costs $90.', 'One more thing.']) {
      await reply(enquiryId, text);
      await settled(stack);
    }

    const [receipt, first, second] = to(email);
    const idOf = (mail: typeof receipt) => mail?.headers['message-id'];
    expect(first?.subject).toBe(`Re: ${receipt?.subject}`);
    expect(first?.text).toContain('Hello Dana,');
    expect(first?.headers['reply-to']).toBe(STAFF);
    expect(first?.headers['in-reply-to']).toBe(idOf(receipt));
    expect(second?.headers['in-reply-to']).toBe(idOf(first));
    expect(second?.headers.references).toBe(`${idOf(receipt)} ${idOf(first)}`);
    expect(outputs()).not.toMatch(/Hello Dana|\$90/);
  });

  it('go once they are older than they are kept', async () => {
    const left = async () =>
      (
        await stack.db.query(
          `SELECT email FROM enquiries WHERE email IN ('older@example.org', 'younger@example.org')`,
        )
      ).rows.map(({ email }) => email);
    await until('the job', async () => (await left()).length === 1);
    expect(await left()).toEqual(['younger@example.org']);
  });
});
