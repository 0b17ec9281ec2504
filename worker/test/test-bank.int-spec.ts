import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Purchase } from '@prepward/contracts/billing';
import type { ProductId } from '@prepward/contracts/plans';
import { SUBJECTS } from '@prepward/contracts/subjects';
import type { SoldPaperList } from '@prepward/contracts/test-bank';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import type { TestService } from '@prepward/testing/processes';
import { pageTexts } from '../../libs/papers/test/page-texts.js';
import { endLocks, type Stack, startStack, until } from './harness.js';
import { command } from './migrate.js';
import { runNow } from './run-now.js';
import { WriteBarrier } from './write-barrier.js';

const SECRET = 'a secret of the drills, long enough for HS256';
/** Setting four papers takes a while on a busy machine. */
const LONG = 240_000;

let stack: Stack;
let worker: TestService | undefined;
beforeAll(async () => {
  stack = await startStack({ settings: { AUTH_HS256_SECRET: SECRET } });
}, 120_000);
afterAll(() => stack.stop());

interface Student {
  id: string;
  email: string;
  token: string;
}

/** The fields of all answers in this test; each answer has some of them. */
interface Answered {
  code: string;
  items: Purchase[];
  url: string;
  expiresAt: string;
  access_token: string;
  user: { id: string };
}

async function call(method: string, route: string, token: string, body?: object) {
  const response = await fetch(stack.apiUrl + route, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answered };
}

async function student(email: string): Promise<Student> {
  await stack.signUp(email);
  await stack.db.query(VERIFY_SIGN_UP, [email]);
  const credentials = { email, password: 'correct horse 7' };
  const { body } = await call('POST', '/auth/v1/token?grant_type=password', '', credentials);
  return { id: body.user.id, email, token: body.access_token };
}

async function record(name: string, payload: object): Promise<void> {
  await stack.db.query(
    'INSERT INTO outbox_events (id, name, payload) VALUES (gen_random_uuid(), $1, $2)',
    [name, JSON.stringify(payload)],
  );
}

/** Inserts what the ledger has once the gateway has reported a payment, and the event about it. */
async function buy(userId: string, product: ProductId, times = 1): Promise<string> {
  const orderId = randomUUID();
  const paid = [randomUUID(), userId, randomUUID(), orderId, product];
  await stack.db.query(
    `WITH bought AS (
       INSERT INTO orders (id, user_id, gateway, item, amount_cents, currency)
       VALUES ($4, $2, 'sandbox', $5, 2999, 'usd'))
     INSERT INTO payments (id, user_id, gateway, gateway_id, order_id, item, amount_cents,
       tax_cents, currency, paid_at)
     VALUES ($1, $2, 'sandbox', $3, $4, $5, 2999, 0, 'usd', now())`,
    paid,
  );
  for (let i = 0; i < times; i++) await record('purchase.completed', { orderId, userId, product });
  return orderId;
}

async function payBack(orderId: string, userId: string): Promise<void> {
  const refundId = randomUUID();
  await stack.db.query(
    `INSERT INTO refunds (id, gateway_id, payment_id, amount_cents, currency, status, happened_at)
     SELECT $1, $2, id, amount_cents, currency, 'succeeded', now() FROM payments WHERE order_id = $3`,
    [refundId, randomUUID(), orderId],
  );
  await record('refund.completed', { refundId, userId });
}

async function purchases({ token }: Student): Promise<Purchase[]> {
  const { status, body } = await call('GET', '/api/v1/purchases', token);
  expect(status).toBe(200);
  return body.items;
}

const stateOf = async (who: Student) => (await purchases(who)).map(({ state }) => state);
const allReady = async (who: Student) => (await stateOf(who)).every((state) => state === 'ready');

async function linkTo(id: string, { token }: Student): Promise<string> {
  const { status, body } = await call('POST', `/api/v1/purchases/${id}/link`, token);
  expect(status).toBe(200);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  return body.url;
}

/** An answer, read completely: an unread one would keep the API from stopping for a minute. */
async function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(stack.apiUrl + url, { headers, redirect: 'manual' });
  return new Response(await response.arrayBuffer(), response);
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { code: string }).code];
}

async function pagesOf(url: string): Promise<string[]> {
  return pageTexts(new Uint8Array(await (await get(url)).arrayBuffer()));
}

const copiesOnDisk = () => readdirSync(path.join(stack.files, 'copies'));
const mailsTo = ({ email }: Student, words: string) =>
  stack.mails.mails.filter(({ to, subject }) => to.includes(email) && subject.includes(words));
const counted = async (name: string, id: string) => {
  const { rows } = await stack.db.query(
    `SELECT 1 FROM outbox_events WHERE name = $1 AND payload ->> 'purchaseId' = $2`,
    [name, id],
  );
  return rows.length;
};

/** The link's pass with other claims, signed as the api signs. */
function resigned(url: string, change: object): string {
  const [base, pass = ''] = url.split('?pass=');
  const [head = '', claims = ''] = pass.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const body = Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url');
  const signature = createHmac('sha256', SECRET).update(`${head}.${body}`).digest('base64url');
  return `${base}?pass=${head}.${body}.${signature}`;
}

let ann: Student;
let ben: Student;
let annsOrder: string;

describe('copies of test banks', () => {
  it('are announced as being made as soon as they are paid for', async () => {
    [ann, ben] = [await student('ann@example.org'), await student('ben@example.org')];
    expect(await purchases(ann)).toEqual([]);
    annsOrder = await buy(ann.id, 'test-bank-all', 2);
    const list = await purchases(ann);
    expect(list.map(({ subject }) => subject)).toEqual([...SUBJECTS]);
    for (const purchase of list) {
      expect(purchase).toMatchObject({ state: 'preparing', progress: 0, pages: null, bytes: null });
    }
    const refused = await call('POST', `/api/v1/purchases/${list[0]?.id}/link`, ann.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'PURCHASE_NOT_READY']);
  });

  it(
    'are made once, also where the worker dies in the middle and the event comes twice',
    async () => {
      const first = await stack.spawnWorker();
      const begun = async () => (await purchases(ann)).some(({ progress }) => progress > 0);
      await until('the first step', begun, LONG);
      await first.kill();
      await endLocks(stack);
      const half = await purchases(ann);
      expect(half.some(({ state }) => state === 'preparing')).toBe(true);
      worker = await stack.spawnWorker();
      await until('all four files', () => allReady(ann), LONG);
      const list = await purchases(ann);
      expect(list).toHaveLength(4);
      for (const { id, questions, progress, pages } of list) {
        expect([questions, progress, await counted('purchase.ready', id)]).toEqual([100, 100, 1]);
        expect(pages).toBeGreaterThan(30);
      }
      expect(copiesOnDisk()).toHaveLength(4);
      await until('the mail', () => mailsTo(ann, 'test banks are ready').length > 0);
      expect(mailsTo(ann, 'ready')).toHaveLength(1);
    },
    2 * LONG,
  );

  it('ask nothing that the free downloads of their subject ask, and nothing twice', async () => {
    const { rows } = await stack.db.query(
      `SELECT p.subject, count(*)::int AS items, count(DISTINCT i ->> 'itemId')::int AS distinct
       FROM papers p, jsonb_array_elements(p.items) AS i GROUP BY p.subject ORDER BY p.subject`,
    );
    expect(rows).toEqual(
      [...SUBJECTS].sort().map((subject) => ({ subject, items: 125, distinct: 125 })),
    );
  });

  it('carry the name, the address and the order of their buyer on each page', async () => {
    for (const { id, pages } of await purchases(ann)) {
      const texts = await pagesOf(await linkTo(id, ann));
      expect(texts).toHaveLength(pages ?? 0);
      const stamp = `Ann · ${ann.email} · Order ${annsOrder.slice(0, 8).toUpperCase()}`;
      expect(texts.filter((text) => !text.includes(stamp))).toEqual([]);
    }
  }, 120_000);

  it('are sent in parts, to be kept by no one but the buyer', async () => {
    const [purchase] = await purchases(ann);
    const url = await linkTo(purchase?.id ?? '', ann);
    const whole = await get(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes).toHaveLength(purchase?.bytes ?? 0);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="reading-test-bank.pdf"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const part = await get(url, { range: 'bytes=100-199' });
    const { headers } = part;
    expect([part.status, headers.get('content-range'), headers.get('cache-control')]).toEqual([
      206,
      `bytes 100-199/${bytes.length}`,
      'private, no-store',
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    expect((await get(url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it('open by a whole link that is not too old, and by no other', async () => {
    const [one, two] = await purchases(ann);
    const url = await linkTo(one?.id ?? '', ann);
    const now = Math.floor(Date.now() / 1000);
    // The forger's signature is valid, so what is refused below is refused for its claims.
    expect((await get(resigned(url, {}), { range: 'bytes=0-9' })).status).toBe(206);
    const refused = [403, 'DOWNLOAD_LINK_INVALID'];
    const forgeries = {
      expired: resigned(url, { iat: now - 400, exp: now - 100 }),
      'for something else': resigned(url, { aud: 'authenticated' }),
      'for another file': url.replace(one?.id ?? '', two?.id ?? ''),
      cut: url.slice(0, -3),
      'with another signature': `${url.slice(0, -6)}AAAAAA`,
      'an access token': url.replace(/pass=.*/, `pass=${ann.token}`),
    };
    for (const [name, forged] of Object.entries(forgeries)) {
      expect([name, ...(await codeOf(await get(forged)))]).toEqual([name, ...refused]);
    }
    const followed = await get(forgeries.expired, { accept: 'text/html,*/*' });
    expect([followed.status, followed.headers.get('location')]).toEqual([303, '/my-purchases']);
    const bare = await get(url.replace(/\?.*/, ''));
    expect(await codeOf(bare)).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are no one else’s', async () => {
    const [purchase] = await purchases(ann);
    expect(await purchases(ben)).toEqual([]);
    const refused = await call('POST', `/api/v1/purchases/${purchase?.id}/link`, ben.token);
    expect([refused.status, refused.body.code]).toEqual([404, 'PURCHASE_NOT_FOUND']);
    // A link that was made for Ben would not open Ann's file.
    const url = resigned(await linkTo(purchase?.id ?? '', ann), { sub: ben.id });
    expect(await codeOf(await get(url))).toEqual([404, 'PURCHASE_NOT_FOUND']);
    const stranger = await fetch(`${stack.apiUrl}/api/v1/purchases`);
    expect(stranger.status).toBe(401);
    for (const file of readdirSync(path.join(stack.files, 'papers'))) {
      if (!file.endsWith('.pdf')) continue;
      const sold = await stack.db.query(
        `SELECT 1 FROM papers WHERE hash = $1 AND kind = 'test-bank'`,
        [file.slice(0, -4)],
      );
      const { status } = await get(`/api/v1/papers/${file}`);
      expect([file, status]).toEqual([file, sold.rows.length > 0 ? 404 : 200]);
    }
  });

  it('show sample pages to anyone, with the counts of the paper', async () => {
    const { items } = (await (await get('/api/v1/test-bank')).json()) as SoldPaperList;
    expect(items.map(({ subject, questions }) => [subject, questions])).toEqual(
      SUBJECTS.map((subject) => [subject, 100]),
    );
    const bought = await purchases(ann);
    for (const { subject, pages, samples } of items) {
      expect(pages).toBe(bought.find((purchase) => purchase.subject === subject)?.pages);
      expect(samples.map(({ shows }) => shows)).toEqual(['cover', 'questions', 'answers']);
      for (const { href } of samples) {
        const picture = await get(href);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      }
    }
    expect((await get(`/api/v1/test-bank/samples/math-back-${'0'.repeat(64)}.webp`)).status).toBe(
      404,
    );
  });

  it(
    'follow a corrected key, and their buyers are told',
    async () => {
      const before = (await purchases(ann)).find(({ subject }) => subject === 'english');
      const others = (await purchases(ann)).filter(({ subject }) => subject !== 'english');
      const { rows } = await stack.db.query(
        `SELECT i.place, v.item_id AS id, v.source ->> 'key' AS key, v.source -> 'options' AS options
       FROM papers p, jsonb_array_elements(p.items) WITH ORDINALITY AS i(item, place)
       JOIN item_versions v ON v.item_id = i.item ->> 'itemId'
         AND v.version = (i.item ->> 'version')::int
       WHERE p.slug = 'english-test-bank' AND v.source ->> 'type' = 'multiple-choice'
       ORDER BY i.place LIMIT 1`,
      );
      const { place, id, key, options } = rows[0];
      const other = options
        .map((option: { id: string }) => option.id)
        .find((o: string) => o !== key);
      await command('correct-item', stack.databaseUrl, [
        id,
        ...['--key', other],
        ...['--rationale', `${other}=This is right after all.`],
        ...['--rationale', `${key}=This was taken for right.`],
      ]);
      const now = async () => (await purchases(ann)).find(({ subject }) => subject === 'english');
      await until('the new copy', async () => (await now())?.madeAt !== before?.madeAt, LONG);
      const texts = await pagesOf(await linkTo(before?.id ?? '', ann));
      expect(texts.join('')).toContain('This was taken for right.');
      expect(texts.at(-1)).toContain(ann.email);
      await until('the mail', () => mailsTo(ann, 'corrected your English').length > 0);
      const [mail] = mailsTo(ann, 'corrected your English');
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(
        `question ${place} now has the right answer`,
      );
      expect(mailsTo(ann, 'corrected')).toHaveLength(1);
      expect((await purchases(ann)).filter(({ subject }) => subject !== 'english')).toEqual(others);
      expect(copiesOnDisk()).toHaveLength(4);
    },
    2 * LONG,
  );

  it(
    'are gone with a refund, at once',
    async () => {
      const order = await buy(ben.id, 'test-bank-math');
      await until(
        'Ben’s file',
        async () => (await purchases(ben)).length > 0 && allReady(ben),
        LONG,
      );
      const [purchase] = await purchases(ben);
      const url = await linkTo(purchase?.id ?? '', ben);
      expect((await get(url, { range: 'bytes=0-9' })).status).toBe(206);
      await payBack(order, ben.id);
      expect(await codeOf(await get(url))).toEqual([404, 'PURCHASE_NOT_FOUND']);
      const refused = await call('POST', `/api/v1/purchases/${purchase?.id}/link`, ben.token);
      expect([refused.status, refused.body.code]).toEqual([404, 'PURCHASE_NOT_FOUND']);
      expect(await stateOf(ben)).toEqual(['refunded']);
      await until('the file to go', () => copiesOnDisk().length === 4);
      expect(await stateOf(ann)).toEqual(['ready', 'ready', 'ready', 'ready']);
    },
    2 * LONG,
  );

  it(
    'leave no file where the worker dies between storing it and saying so',
    async () => {
      worker ??= await stack.spawnWorker();
      const [cleo, dora] = [await student('cleo@example.org'), await student('dora@example.org')];
      await buy(dora.id, 'test-bank-math');
      const made = async () => (await purchases(dora)).length > 0 && (await allReady(dora));
      await until('Dora’s file', made, LONG);
      const before = copiesOnDisk().length;
      // The worker's last write, once the file is stored.
      const barrier = await WriteBarrier.on(stack.db, 'INSERT', 'outbox_events');
      const order = await buy(cleo.id, 'test-bank-math');
      await barrier.reached();
      await worker.kill();
      await barrier.open();
      await endLocks(stack);
      expect(copiesOnDisk()).toHaveLength(before + 1);
      expect(await stateOf(cleo)).toEqual(['preparing']);
      await payBack(order, cleo.id);
      await stack.startWorker();
      await until('the file to go', () => copiesOnDisk().length === before, LONG);
      // A worker that died after that write leaves the file it replaced.
      const [copy] = (
        await stack.db.query('SELECT id, hash FROM paper_copies WHERE user_id = $1', [dora.id])
      ).rows;
      const leftover = 'f'.repeat(64);
      writeFileSync(path.join(stack.files, 'copies', `${copy.id}-${leftover}.pdf`), 'former');
      await stack.db.query('UPDATE paper_copies SET leftover = $2 WHERE id = $1', [
        copy.id,
        leftover,
      ]);
      await runNow(stack, 'test-bank.keep');
      await until('the former file to go', () => copiesOnDisk().length === before, LONG);
      expect(copiesOnDisk()).toContain(`${copy.id}-${copy.hash}.pdf`);
    },
    2 * LONG,
  );

  it('go with the account', async () => {
    await stack.db.query('DELETE FROM users WHERE id = $1', [ann.id]);
    const kept = (
      await stack.db.query(
        'SELECT 1 FROM paper_copies WHERE hash IS NOT NULL AND user_id IS NOT NULL',
      )
    ).rows.length;
    await runNow(stack, 'test-bank.keep');
    await until('the files to go', () => copiesOnDisk().length === kept, 120_000);
    // A row is deleted after its file, so that no file is forgotten.
    await until('the rows to go', async () => {
      const { rows } = await stack.db.query('SELECT 1 FROM paper_copies WHERE user_id IS NULL');
      return rows.length === 0;
    });
  }, 150_000);
});
