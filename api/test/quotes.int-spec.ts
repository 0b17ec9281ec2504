import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { importJWK, SignJWT } from 'jose';
import { ApiProcess, TestApi } from './harness.js';

let api: TestApi;
/** All that it logged so far. */
let logged: () => string;
beforeAll(async () => {
  const own = await ApiProcess.start({ RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'info' });
  logged = () => own.service.output();
  api = own;
});
afterAll(() => api.stop());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const CONTACT = {
  name: 'Dana Ortiz',
  email: 'dana@example.org',
  message: 'My exam is in two weeks.\nMath worries me.',
  consent: true,
};
const QUOTE = { ...CONTACT, service: 'exam-day', phone: '+1 202-555-0143', examDate: day(14) };

/** The server's note for a form that was opened `ms` ago. */
async function openedBefore(ms: number, change: object = {}): Promise<string> {
  const [jwk] = JSON.parse(readFileSync(api.keyFile, 'utf8'));
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'http://localhost:3000/auth/v1',
    aud: 'form',
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
    opened: Date.now() - ms,
    ...change,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
    .sign(await importJWK(jwk, 'ES256'));
}

const post = (route: 'quotes' | 'contacts', body: object, headers?: Record<string, string>) =>
  api.call('POST', `/api/v1/${route}`, { body, ...(headers === undefined ? {} : { headers }) });
const stored = (email: string) => api.sql('SELECT * FROM enquiries WHERE email = $1', [email]);
const events = () =>
  api.sql<{ name: string; payload: { enquiryId: string } }>(
    `SELECT name, payload FROM outbox_events WHERE name LIKE '%.requested' ORDER BY created_at`,
  );

describe('the quote form', () => {
  it('is kept, and told to the staff by an event that carries nothing but its id', async () => {
    const answer = await post('quotes', { ...QUOTE, name: '  Dana Ortiz ' });
    expect([answer.status, answer.body]).toEqual([202, { id: expect.stringMatching(UUID) }]);
    expect(await stored(QUOTE.email)).toEqual([
      {
        id: answer.body.id,
        kind: 'quote',
        name: 'Dana Ortiz',
        email: QUOTE.email,
        phone: QUOTE.phone,
        service: 'exam-day',
        exam_date: expect.any(Date),
        message: QUOTE.message,
        idempotency_key: null,
        receipt_to: null,
        created_at: expect.any(Date),
        status: 'new',
        assignee_id: null,
        replied_at: null,
      },
    ]);
    const [kept] = await api.sql('SELECT exam_date::text AS date FROM enquiries');
    expect(kept?.date).toBe(QUOTE.examDate);
    expect(await events()).toEqual([
      { name: 'quote.requested', payload: { enquiryId: answer.body.id } },
    ]);
  });

  it('needs neither phone nor date', async () => {
    const { phone: _, examDate: __, ...least } = { ...QUOTE, email: 'least@example.org' };
    expect((await post('quotes', least)).status).toBe(202);
    expect((await post('quotes', { ...least, phone: '', examDate: '' })).status).toBe(202);
    const rows = await stored(least.email);
    expect(rows.map((row) => [row.phone, row.exam_date])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it.each([
    ['name', '', 'Enter your name.'],
    ['name', undefined, 'Enter your name.'],
    ['name', 'x'.repeat(101), 'Use 100 characters or fewer.'],
    ['email', 'dana', 'Enter an address like name@example.com.'],
    ['email', 'a@example.org\r\nBcc: b@example.org', 'Enter an address like name@example.com.'],
    ['email', 'a@example.org, b@example.org', 'Enter an address like name@example.com.'],
    ['phone', 'call me', 'Enter a number like +1 202-555-0143, or leave this empty.'],
    ['service', 'sit-the-exam', 'Choose what you need help with.'],
    ['service', undefined, 'Choose what you need help with.'],
    ['examDate', '12/05/2026', 'Enter a date like 2026-12-31, or leave this empty.'],
    ['examDate', day(-3), 'This day is over. Enter a day to come, or leave this empty.'],
    ['message', ' ', 'Write what you need.'],
    ['message', 'x'.repeat(4001), 'Use 4000 characters or fewer.'],
    ['consent', false, 'Agree that we may keep and answer this.'],
    ['consent', undefined, 'Agree that we may keep and answer this.'],
  ])('refuses a wrong %s in words for that field: %#', async (field, value, words) => {
    const answer = await post('quotes', { ...QUOTE, email: 'no@example.org', [field]: value });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'VALIDATION_FAILED',
        message: "The request isn't valid.",
        errors: { [field]: words },
      },
    ]);
    expect(await stored('no@example.org')).toEqual([]);
  });

  it('says everything that is wrong at once, and refuses keys it does not know', async () => {
    const { body } = await post('quotes', {});
    expect(Object.keys(body.errors).sort()).toEqual(
      ['consent', 'email', 'message', 'name', 'service'].sort(),
    );
    const unknown = await post('quotes', { ...QUOTE, admin: true });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { body: 'Unrecognized key: "admin"' },
    ]);
  });
});

describe('the contact form', () => {
  it('is kept as one, with its own event', async () => {
    const answer = await post('contacts', { ...CONTACT, email: 'contact@example.org' });
    expect(answer.status).toBe(202);
    expect(await stored('contact@example.org')).toMatchObject([
      { id: answer.body.id, kind: 'contact', service: null, exam_date: null, phone: null },
    ]);
    expect((await events()).at(-1)).toEqual({
      name: 'contact.requested',
      payload: { enquiryId: answer.body.id },
    });
    const other = await post('contacts', QUOTE);
    expect(other.body.errors.body).toContain('"service"');
  });
});

describe('what a program sends', () => {
  const QUICK = 'in a hurry';
  const TRAP = 'into the hidden field';

  it.each([QUICK, TRAP])(
    '%s is answered like the rest, and nothing is kept or mailed',
    async (how) => {
      const before = await events();
      for (const route of ['quotes', 'contacts'] as const) {
        const form = { ...(route === 'quotes' ? QUOTE : CONTACT), email: 'spam@example.org' };
        const formToken = await openedBefore(how === QUICK ? 2_500 : 60_000);
        const sign = how === TRAP ? { website: 'https://spam.example' } : {};
        const answer = await post(route, { ...form, formToken, ...sign });
        expect([answer.status, answer.body]).toEqual([202, { id: expect.stringMatching(UUID) }]);
      }
      expect(await stored('spam@example.org')).toEqual([]);
      expect(await events()).toEqual(before);
    },
  );

  it('can’t claim a time: what a browser says of it isn’t read', async () => {
    const { body } = await api.call('GET', '/api/v1/form-token');
    const form = { ...CONTACT, email: 'claims@example.org', openMs: 60_000, formToken: body.token };
    expect((await post('contacts', form)).status).toBe(202);
    expect(await stored('claims@example.org')).toEqual([]);
  });

  it('is told from a person by the time alone', async () => {
    const formToken = await openedBefore(3_000);
    const form = { ...CONTACT, email: 'slow@example.org', formToken, website: '' };
    expect((await post('contacts', form)).status).toBe(202);
    expect(await stored('slow@example.org')).toHaveLength(1);
  });
});

describe('the receipt of a quote', () => {
  const receiptsTo = async (email: string) =>
    (await stored(email)).map((row) => row.receipt_to).filter((to) => to !== null);

  it('goes to whoever filled in a form that we saw open', async () => {
    const form = {
      ...QUOTE,
      email: 'Person+teas@Example.org',
      formToken: await openedBefore(9_000),
    };
    await post('quotes', form);
    expect(await receiptsTo(form.email)).toEqual(['person@example.org']);
  });

  it('goes to no one where we saw none: the request is kept all the same', async () => {
    const old = await openedBefore(9_000, { exp: Math.floor(Date.now() / 1000) - 1 });
    const student = await api.student('other-token@example.org');
    const other = await openedBefore(9_000, { aud: 'device' });
    for (const formToken of [undefined, 'no token', old, other, student.access]) {
      const answer = await post('quotes', { ...QUOTE, email: 'unseen@example.org', formToken });
      expect(answer.status).toBe(202);
    }
    expect(await stored('unseen@example.org')).toHaveLength(5);
    expect(await receiptsTo('unseen@example.org')).toEqual([]);
  });

  it('goes to one mailbox three times a day at most, in whatever spelling and at once', async () => {
    const spellings = ['victim@example.org', 'VICTIM@example.org', 'victim+a@example.org'];
    const all = [...spellings, ...spellings, ...spellings];
    await Promise.all(
      all.map(async (email) =>
        post('quotes', { ...QUOTE, email, formToken: await openedBefore(9_000) }),
      ),
    );
    const rows = await api.sql(`SELECT 1 FROM enquiries WHERE receipt_to = 'victim@example.org'`);
    expect(rows).toHaveLength(3);
    const kept = await api.sql(`SELECT 1 FROM enquiries WHERE email ILIKE 'victim%'`);
    expect(kept).toHaveLength(9);
    await api.sql(
      `UPDATE enquiries SET created_at = created_at - interval '25 hours'
       WHERE receipt_to = 'victim@example.org'`,
    );
    await post('quotes', {
      ...QUOTE,
      email: 'victim@example.org',
      formToken: await openedBefore(9_000),
    });
    const later = await api.sql(`SELECT 1 FROM enquiries WHERE receipt_to = 'victim@example.org'`);
    expect(later).toHaveLength(4);
  });
});

describe('the note of an open form', () => {
  it('holds nothing of the visitor, and opens nothing', async () => {
    const { body, headers } = await api.call('GET', '/api/v1/form-token');
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'opened']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await api.call('GET', '/auth/v1/user', { token: body.token })).status).toBe(403);
  });

  it('is good for a few sendings', async () => {
    const tight = await TestApi.start();
    const usual = api;
    api = tight;
    try {
      const formToken = await openedBefore(9_000);
      for (let i = 0; i < 6; i++) {
        await post('quotes', { ...QUOTE, email: `many${i}@example.org`, formToken });
      }
      const rows = await tight.sql('SELECT 1 FROM enquiries WHERE receipt_to IS NOT NULL');
      expect(rows).toHaveLength(5);
    } finally {
      api = usual;
      await tight.stop();
    }
  });
});

describe('a form that is sent again', () => {
  it('with its key is kept once and answered the same, however often and at once', async () => {
    const form = { ...QUOTE, email: 'again@example.org' };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('quotes', form, headers)),
    );
    answers.push(await post('quotes', form, headers));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await stored(form.email)).toHaveLength(1);
    const { id } = answers[0]?.body ?? {};
    expect((await events()).filter(({ payload }) => payload.enquiryId === id)).toHaveLength(1);
  });

  it('is another one without a key, with another key, or from someone else', async () => {
    const headers = { 'idempotency-key': 'the same' };
    const form = { ...CONTACT, email: 'one@example.org' };
    const ids = [
      await post('contacts', form),
      await post('contacts', form),
      await post('contacts', form, headers),
      await post('contacts', form, { 'idempotency-key': 'another' }),
      await post('contacts', { ...form, email: 'two@example.org' }, headers),
      await post('quotes', { ...QUOTE, email: form.email }, headers),
    ].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(6);
  });

  it('needs a key of reasonable length', async () => {
    const answer = await post('contacts', CONTACT, { 'idempotency-key': 'x'.repeat(201) });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { 'Idempotency-Key': 'expected 1 to 200 characters' },
    ]);
  });
});

describe('the logs', () => {
  const typed = /example\.org|Dana|Ortiz|202-555|Math worries/;

  it('hold nothing that was typed', async () => {
    while (!logged().includes('Dropped a quote form: too quick')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(logged()).not.toMatch(typed);
  });

  it('hold nothing of it when the database refuses it either', async () => {
    await api.sql(`ALTER TABLE enquiries ADD CONSTRAINT no CHECK (email <> 'refused@example.org')`);
    const answer = await post('quotes', { ...QUOTE, email: 'refused@example.org' });
    expect([answer.status, answer.body.code]).toEqual([500, 'INTERNAL_ERROR']);
    // The process writes its log a moment after it has answered.
    while (!logged().includes(answer.body.errorId)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(answer.text + logged()).not.toMatch(typed);
  });
});

describe('forms from one address', () => {
  it('are slowed, each form by itself', async () => {
    const tight = await TestApi.start();
    try {
      const send = async (route: string, body: object) =>
        (await tight.call('POST', `/api/v1/${route}`, { body })).status;
      const statuses: number[] = [];
      for (let i = 0; i < 11; i++) statuses.push(await send('quotes', QUOTE));
      expect(statuses).toEqual([...Array(10).fill(202), 429]);
      expect(await send('contacts', CONTACT)).toBe(202);
    } finally {
      await tight.stop();
    }
  });
});
