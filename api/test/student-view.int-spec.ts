import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { ROUTES, type RouteContract } from '@prepward/contracts/routes';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { type Answer, TestApi, type TestSession } from './harness.js';

const NAMES = Object.keys(ROUTE_ADDRESSES) as RouteName[];
const isViewable = (name: RouteName) => (ROUTES[name] as RouteContract).viewable === true;
const NO_ID = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let admin: TestSession;
let student: TestSession;
/** One of the student's finished attempts. */
let finished: string;
let view: string;

beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await api.admin('admin@example.org');
  student = await api.subscriber('viewed@example.org');
  finished = (await api.startPractice(student)).id;
  await api.call('POST', `/api/v1/attempts/${finished}/finish`, { token: student.access });
  // Made on the first look.
  await api.call('GET', '/api/v1/profile', { token: student.access });
  view = await viewOf(admin);
});
afterAll(() => api.stop());

function open(by: TestSession, id: string, body: object = { reason: 'They asked' }) {
  return api.call('POST', `/api/v1/admin/users/${id}/view`, { token: by.access, body });
}

async function viewOf(by: TestSession, id = student.userId): Promise<string> {
  return (await open(by, id)).body.token;
}

function call(name: RouteName, token: string, id = NO_ID): Promise<Answer> {
  const { method, path } = addressOf(name);
  const url = path.replace(':id', id).replace(/:\w+/g, '1');
  return api.call(method, url, { token, ...(method === 'GET' ? {} : { body: {} }) });
}

const codeOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return [status, body?.code];
};
const ENDED = [401, 'VIEW_ENDED'];
const read = (token: string) => codeOf(call('attempts.list', token));

/** Every row of every table, by its place and its last writer; requests are counted, too. */
async function rows(): Promise<Record<string, string>> {
  const tables = await api.sql<{ name: string }>(
    `SELECT format('%I', relname) AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname <> 'rate_limits'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await api.sql<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(ctid::text || xmin, ',' ORDER BY ctid)), '')
         AS sum FROM ${name}`,
    );
    found[name] = row?.sum ?? '';
  }
  return found;
}

describe('a view as a student', () => {
  it('opens reads, and none that belongs to staff or to anyone', () => {
    const opened = NAMES.filter(isViewable);
    expect(opened.map((name) => addressOf(name).method)).toEqual(opened.map(() => 'GET'));
    for (const name of opened) expect(['session', 'account']).toContain(ROUTES[name].access);
  });

  it.each(NAMES.filter((name) => !isViewable(name)))('is refused at %s', async (name) => {
    const { status, body } = await call(name, view);
    expect([status, body?.code.toUpperCase()]).toEqual([403, 'VIEW_READS_ONLY']);
  });

  it.each(NAMES.filter(isViewable))('reads %s as the student does', async (name) => {
    const own = await call(name, student.access, finished);
    const seen = await call(name, view, finished);
    expect([seen.status, own.status]).toEqual([200, 200]);
    // The clock continues between the two.
    const still = ({ text }: Answer) => text.replace(/"(serverTime|now)":"[^"]+"/g, '');
    expect(still(seen)).toBe(still(own));
  });

  it('changes no row of any table, not even of an attempt whose time is over', async () => {
    const { id } = await api.startPractice(student, 'science');
    await api.sql(`UPDATE attempts SET started_at = now() - interval '3 days' WHERE id = $1`, [id]);
    // Paid for a moment ago: its files aren't noted yet, which only the student's own visit would do.
    await api.sql(
      `WITH bought AS (
         INSERT INTO orders (id, user_id, gateway, item, amount_cents, currency)
         VALUES ($2, $1, 'sandbox', 'test-bank-math', 2999, 'usd'))
       INSERT INTO payments (id, user_id, gateway, gateway_id, order_id, item, amount_cents,
         tax_cents, currency, paid_at)
       VALUES (gen_random_uuid(), $1, 'sandbox', 'pay_1', $2, 'test-bank-math', 2999, 0, 'usd', now())`,
      [student.userId, randomUUID()],
    );
    const before = await rows();
    for (const name of NAMES.filter(isViewable)) {
      for (const attempt of [finished, id]) await call(name, view, attempt);
    }
    expect(await codeOf(call('attempts.view', view, id))).toEqual([403, 'VIEW_READS_ONLY']);
    expect(await rows()).toEqual(before);
    const copies = () => api.sql('SELECT 1 FROM paper_copies WHERE user_id = $1', [student.userId]);
    expect(await copies()).toEqual([]);
    await call('purchases.list', student.access);
    expect(await copies()).toHaveLength(1);
  });

  it('is refused while roles can’t be looked up', async () => {
    await api.sql('ALTER TABLE user_roles RENAME COLUMN role TO hidden');
    try {
      expect(await read(view)).toEqual(ENDED);
    } finally {
      await api.sql('ALTER TABLE user_roles RENAME COLUMN hidden TO role');
    }
    expect(await read(view)).toEqual([200, undefined]);
  });

  it('needs a reason, and a student with an account', async () => {
    const other = await api.admin('other.admin@example.org');
    const visitor = await api.visitor();
    expect(await codeOf(open(admin, student.userId, {}))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(open(admin, other.userId))).toEqual([409, 'STAFF_ACCOUNT']);
    expect(await codeOf(open(admin, visitor.userId))).toEqual([409, 'VERIFIED_ACCOUNT_REQUIRED']);
    expect(await codeOf(open(admin, NO_ID))).toEqual([404, 'USER_NOT_FOUND']);
    expect(await codeOf(open(student, admin.userId))).toEqual([403, 'FORBIDDEN']);
  });

  it('holds no refresh token, nothing secret, and fifteen minutes', async () => {
    const { body } = await open(admin, student.userId);
    expect(Object.keys(body).sort()).toEqual(['expiresAt', 'student', 'token']);
    const [, payload = ''] = body.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(900);
    expect(claims).toMatchObject({ sub: student.userId, aud: 'student-view' });
    expect(claims.act.sub).toBe(admin.userId);
  });

  it('ends when the admin signs out, loses the role, or the account becomes staff', async () => {
    const leaving = await api.admin('leaving@example.org');
    const left = await viewOf(leaving);
    expect(await read(left)).toEqual([200, undefined]);
    await api.call('POST', '/auth/v1/logout', { token: leaving.access });
    expect(await read(left)).toEqual(ENDED);

    const losing = await api.admin('losing@example.org');
    const lost = await viewOf(losing);
    expect(await read(lost)).toEqual([200, undefined]);
    await api.sql('DELETE FROM user_roles WHERE user_id = $1', [losing.userId]);
    expect(await read(lost)).toEqual(ENDED);

    const rising = await api.student('rising@example.org');
    const risen = await viewOf(admin, rising.userId);
    await api.sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [rising.userId]);
    expect(await read(risen)).toEqual(ENDED);
  });

  it('is refused when its time is over, or someone else made it', async () => {
    const [key] = JSON.parse(readFileSync(api.keyFile, 'utf8'));
    const [, payload = ''] = view.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const sign = async (change: object, secret: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'ES256', kid: key.kid })
        .sign(secret);
    const ours = await importJWK(key, 'ES256');
    const { privateKey: theirs } = await generateKeyPair('ES256');
    expect(await read(await sign({}, ours))).toEqual([200, undefined]);
    expect(await read(await sign({ exp: claims.iat - 1, iat: claims.iat - 900 }, ours))).toEqual(
      ENDED,
    );
    expect(await read(await sign({ act: undefined }, ours))).toEqual(ENDED);
    expect(await read(await sign({}, theirs))).toEqual(ENDED);
    // A session's own token isn't a view, and still works.
    expect(await read(student.access)).toEqual([200, undefined]);
  });
});
