import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PrivacyView } from '@prepward/contracts/privacy';
import type { PersonalData } from '@prepward/platform/personal';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { personalParts } from '../src/personal-parts.module.js';
import { type Stack, startStack, until } from './harness.js';

let stack: Stack;
let parts: PersonalData[];
beforeAll(async () => {
  stack = await startStack();
  parts = await personalParts();
}, 120_000);
afterAll(() => stack.stop());

let worker: Promise<unknown> | undefined;
/** Starts the worker, once: what is due before that waits. */
function work(): Promise<unknown> {
  worker ??= stack.startWorker();
  return worker;
}

const PASSWORD = 'correct horse 7';

interface Column {
  table: string;
  name: string;
  type: string;
}

async function columns(): Promise<Column[]> {
  const { rows } = await stack.db.query<Column>(
    `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type
     FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
       AND c.is_identity = 'NO' ORDER BY 1, c.ordinal_position`,
  );
  return rows;
}

/** Tables that no module says anything of, and tables about no one that name a person. */
async function problems(): Promise<string[]> {
  const all = await columns();
  const personal = new Set(parts.flatMap(({ tables }) => Object.keys(tables)));
  const impersonal = new Set(parts.flatMap((part) => Object.keys(part.impersonal ?? {})));
  const names = new Set(all.map(({ table }) => table));
  const known = [...personal, ...impersonal];
  return [
    ...[...names].filter((table) => !known.includes(table)).map((table) => `unlisted: ${table}`),
    ...known.filter((table) => !names.has(table)).map((table) => `not there: ${table}`),
    ...known.filter((table, i) => known.indexOf(table) !== i).map((table) => `twice: ${table}`),
    ...all
      .filter(({ table }) => impersonal.has(table))
      .filter(({ name }) =>
        /^(user|student|owner|visitor|actor|customer)_id$|^created_by$|email/.test(name),
      )
      .map(({ table, name }) => `about no one, but has ${table}.${name}`),
  ];
}

/** A made-up person, all of whose rows hold their id, address and name wherever they fit. */
interface Traced {
  id: string;
  email: string;
  name: string;
}

/** Of the one who was staff, before the account's address changed. */
const FORMER_ADDRESS = 'z.q@example.net';

const idOf = ({ name }: Traced, of: string): string =>
  createHash('md5')
    .update(`${name} ${of}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** What the ids of these tables are called where others refer to them. */
const REFERRED: Record<string, string> = {
  attempts: 'attempt',
  enquiries: 'enquiry',
  mfa_factors: 'factor',
  orders: 'order',
  outbox_events: 'event',
  payments: 'payment',
  refund_requests: 'request',
  sessions: 'session',
};

/** Values that decide what runs or is found, and so can't be anything. */
const FIXED: Record<string, (who: Traced) => unknown> = {
  'users.id': ({ id }) => id,
  'users.is_anonymous': () => false,
  'audit_entries.resource_id': ({ id }) => id,
  'audit_entries.actor_id': () => '00000000-0000-4000-8000-00000000000a',
  'outbox_events.payload': ({ id }) => JSON.stringify({ userId: id }),
  'grants.operator': () => 'staff@example.org',
  'refund_decisions.operator': () => 'staff@example.org',
  'users.deleted_at': () => null,
  'paper_copies.withdrawn': () => true,
  // Its row goes with its file, a minute later; of the person it holds the id alone.
  'paper_copies.subject': () => 'math',
  'paper_copies.items': () => '[]',
  'paper_copies.paper_hash': () => null,
  'paper_copies.hash': () => null,
  'paper_copies.leftover': () => null,
  'account_deletions.due_at': () => new Date(Date.now() - 7_200_000),
  'account_deletions.told_at': () => new Date(Date.now() - 3_600_000),
  'account_deletions.erased_at': () => null,
};

function valueIn(who: Traced, { table, name, type }: Column): unknown {
  const fixed = FIXED[`${table}.${name}`];
  if (fixed !== undefined) return fixed(who);
  const mark = `${who.name} <${who.email}> ${who.id}`;
  if (type === 'uuid') {
    if (name === 'user_id' || name === 'created_by') return who.id;
    const of = name === 'id' ? (REFERRED[table] ?? table) : name.replace(/_id$/, '');
    return idOf(who, of);
  }
  if (type === 'text') return /email$|^recipient$|^receipt_to$/.test(name) ? who.email : mark;
  if (type === 'jsonb') return JSON.stringify({ of: mark });
  if (type === 'bytea') return Buffer.from(mark);
  if (type === '_text') return [mark];
  if (type === 'bool') return false;
  // What is due or ends does so tomorrow: nothing else is to be carried out here.
  if (/^(due|ends|expires)_at$/.test(name)) {
    return new Date(Date.now() + 86_400_000);
  }
  if (type === 'date' || type === 'timestamptz') return new Date();
  return 1;
}

/** A row in every table that holds something about persons. */
async function fill(who: Traced): Promise<void> {
  const { db } = stack;
  const all = await columns();
  // Rows refer to each other by what their columns are called; items and the like aren't there.
  await db.query(`SET session_replication_role = 'replica'`);
  for (const table of new Set(parts.flatMap(({ tables }) => Object.keys(tables)))) {
    const own = all.filter((column) => column.table === table);
    await db.query(
      `INSERT INTO ${table} (${own.map(({ name }) => name).join(', ')})
       VALUES (${own.map((_, i) => `$${i + 1}`).join(', ')})`,
      own.map((column) => valueIn(who, column)),
    );
  }
  await db.query(`SET session_replication_role = 'origin'`);
}

/** Where anything of a person is: `table.column`. Looked for in all columns of all tables, the queue's too. */
async function traces({ id, email, name }: Traced): Promise<string[]> {
  const { db } = stack;
  const { rows } = await db.query<{
    schema: string;
    table: string;
    column: string;
    bytes: boolean;
  }>(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column,
       udt_name = 'bytea' AS bytes
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'bullmq') AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, table, column, bytes } of rows) {
    const text = bytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const hit = await db.query(
      `SELECT 1 FROM ${schema}."${table}" WHERE lower(${text}) LIKE ANY ($1) LIMIT 1`,
      [[id, email, name].map((needle) => `%${needle.toLowerCase()}%`)],
    );
    if (hit.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** What one did as staff about another, under an address from before, too. */
async function workAsStaff(who: Traced, about: Traced): Promise<void> {
  const { db } = stack;
  await db.query('UPDATE enquiries SET assignee_id = $1 WHERE email = $2', [who.id, about.email]);
  await db.query('UPDATE enquiry_entries SET author_id = $1 WHERE enquiry_id = $2', [
    who.id,
    idOf(about, 'enquiry'),
  ]);
  await db.query('UPDATE grants SET operator = $1 WHERE user_id = $2', [who.email, about.id]);
  await db.query('UPDATE refund_decisions SET operator = $1 WHERE request_id = $2', [
    FORMER_ADDRESS,
    idOf(about, 'request'),
  ]);
  await db.query(
    `INSERT INTO grants (id, user_id, plan, starts_at, operator, reason)
     VALUES (gen_random_uuid(), $1, 'lifetime', now(), $2, 'won a prize')`,
    [about.id, FORMER_ADDRESS],
  );
  await db.query(`UPDATE refund_attempts SET detail = $1, state = 'asked' WHERE request_id = $2`, [
    FORMER_ADDRESS,
    idOf(about, 'request'),
  ]);
  await db.query(
    `INSERT INTO audit_entries (id, actor_id, action, resource_id) VALUES
       (gen_random_uuid(), $1, 'admin.grantPlan', $2),
       (gen_random_uuid(), $1, 'admin.decideRefund', $3)`,
    [who.id, about.id, idOf(about, 'request')],
  );
}

const tablesIn = (found: readonly string[]) =>
  [...new Set(found.map((each) => each.split('.')[0]))].sort();

async function call<Body = { code: string }>(
  method: string,
  route: string,
  token: string,
  body?: object,
) {
  const response = await fetch(stack.apiUrl + route, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function student(email: string): Promise<string> {
  await stack.signUp(email);
  await stack.db.query(VERIFY_SIGN_UP, [email]);
  const { body } = await call<{ access_token: string }>(
    'POST',
    '/auth/v1/token?grant_type=password',
    '',
    { email, password: PASSWORD },
  );
  return body.access_token;
}

/** As the command `issue-service-token` makes one. */
async function serviceToken(): Promise<string> {
  const token = `svc_${randomBytes(32).toString('base64url')}`;
  await stack.db.query(
    `INSERT INTO service_tokens (id, name, token_hash) VALUES (gen_random_uuid(), 'test', $1)`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

const deletion = (token: string, proof: object) =>
  call<PrivacyView & { code: string }>('POST', '/api/v1/privacy/deletion', token, proof);

describe('every table', () => {
  it('is said to be about persons or not, and by one module', async () => {
    expect(await problems()).toEqual([]);
  });

  it('that is new must be, too', async () => {
    await stack.db.query('CREATE TABLE planted (user_id uuid)');
    expect(await problems()).toEqual(['unlisted: planted']);
    await stack.db.query('DROP TABLE planted');
  });
});

describe('deletion', () => {
  it('is asked for with proof, and may be taken back', async () => {
    const token = await student('ann@example.org');
    expect(await deletion(token, {})).toMatchObject({
      status: 400,
      body: { code: 'PROOF_REQUIRED' },
    });
    expect(await deletion(token, { password: 'another horse 7' })).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    });
    expect(await deletion(token, { nonce: '123456' })).toMatchObject({
      status: 400,
      body: { code: 'CODE_WRONG' },
    });
    const asked = await deletion(token, { password: PASSWORD });
    const days = (Date.parse(asked.body.deletionDueAt ?? '') - Date.now()) / 86_400_000;
    expect([asked.status, Math.round(days)]).toEqual([200, 14]);
    const again = await deletion(token, { password: PASSWORD });
    expect(again.body.deletionDueAt).toBe(asked.body.deletionDueAt);
    const kept = await call<PrivacyView>('DELETE', '/api/v1/privacy/deletion', token);
    expect([kept.status, kept.body.deletionDueAt]).toEqual([200, null]);
    // Once it has begun, it's too late.
    await deletion(token, { password: PASSWORD });
    const begun = 'UPDATE account_deletions SET told_at = $1 WHERE user_id = $2';
    const { rows } = await stack.db.query(`SELECT id FROM users WHERE email = 'ann@example.org'`);
    await stack.db.query(begun, [new Date(), rows[0].id]);
    const late = await call('DELETE', '/api/v1/privacy/deletion', token);
    expect([late.status, late.body.code]).toEqual([409, 'DELETION_BEGUN']);
    await stack.db.query(begun, [null, rows[0].id]);
    await call('DELETE', '/api/v1/privacy/deletion', token);
  });

  it('is not for the staff', async () => {
    const token = await student('staff@example.org');
    await stack.db.query(
      `INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = 'staff@example.org'`,
    );
    expect(await deletion(token, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_HOLDS_ROLE' },
    });
  });

  it('can be carried out by no one before its time', async () => {
    const application = new pg.Client({ connectionString: stack.databaseUrl });
    await application.connect();
    const token = await student('early@example.org');
    await deletion(token, { password: PASSWORD });
    // That of the release before, and that of this one.
    for (const more of ['', ', email']) {
      const cut = application.query(
        `SELECT cut_identity(id, gen_random_uuid()${more}) FROM users WHERE email = 'early@example.org'`,
      );
      await expect(cut).rejects.toThrow('not due');
    }
    await application.end();
  });

  it('leaves nothing of the person, but of money what the law asks, and all of others', async () => {
    const { db, mails } = stack;
    const zelda = {
      id: '5e1da000-0000-4000-8000-000000000001',
      email: 'zelda@example.net',
      name: 'Quimbleton',
    };
    const other = {
      id: '07e40000-0000-4000-8000-000000000002',
      email: 'o@example.net',
      name: 'Otherby',
    };
    await fill(zelda);
    await fill(other);
    await db.query('DELETE FROM account_deletions WHERE user_id = $1', [other.id]);
    const personal = parts.flatMap(({ tables }) => Object.entries(tables));
    // Of ids and times alone: nothing that is looked for fits into it.
    const silent = ['mfa_challenges'];
    const named = personal.map(([table]) => table).filter((table) => !silent.includes(table));
    expect(tablesIn(await traces(zelda))).toEqual(named.sort());
    const challenges = async () => {
      const { rows } = await db.query('SELECT factor_id FROM mfa_challenges');
      return rows.map(({ factor_id }) => factor_id);
    };
    expect(await challenges()).toHaveLength(2);
    // Whose role was taken away first: the accounts of the staff stay.
    await db.query('DELETE FROM user_roles WHERE user_id = $1', [zelda.id]);
    await workAsStaff(zelda, other);
    // Of the time before there was an account.
    await db.query(
      `INSERT INTO outbox_events (id, name, payload, published_at)
       VALUES (gen_random_uuid(), 'visitor.upgraded', $1, now())`,
      [JSON.stringify({ visitorId: zelda.id })],
    );
    const others = await traces(other);
    // One whose time is over, and who isn't told yet.
    const token = await student('due@example.org');
    await deletion(token, { password: PASSWORD });
    await db.query(
      `UPDATE account_deletions SET due_at = now() - interval '1 minute'
       WHERE user_id = (SELECT id FROM users WHERE email = 'due@example.org')`,
    );
    // One who became staff in the two weeks, and another after the last email.
    for (const [email, told] of [
      ['promoted@example.org', false],
      ['late@example.org', true],
    ] as const) {
      await deletion(await student(email), { password: PASSWORD });
      await db.query(
        `UPDATE account_deletions SET due_at = now() - interval '2 hours',
           told_at = CASE WHEN $2 THEN now() - interval '1 hour' END
         WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
        [email, told],
      );
      await db.query(
        `INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1`,
        [email],
      );
    }
    await work();

    const isErased = async () =>
      (await db.query('SELECT 1 FROM account_deletions WHERE erased_at IS NOT NULL')).rows.length >
      0;
    await until('the erasure', isErased, 100_000);
    const kept = personal.flatMap(([table, fate]) =>
      fate.end === 'cut-off' ? fate.keeps.map((column) => `${table}.${column}`) : [],
    );
    expect(await traces(zelda)).toEqual(kept.sort());
    const { rows } = await db.query(
      `SELECT p.amount_cents, p.user_id <> $1 AND p.user_id = o.user_id AS cut
       FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.id = $2`,
      [zelda.id, idOf(zelda, 'order')],
    );
    expect(rows).toEqual([{ amount_cents: 1, cut: true }]);
    expect(await traces(other)).toEqual(others);
    expect(await traces({ ...zelda, email: FORMER_ADDRESS })).toEqual(kept);
    const decided = await db.query(
      `SELECT operator FROM grants WHERE user_id = $1 UNION
       SELECT operator FROM refund_decisions WHERE request_id = $2`,
      [other.id, idOf(other, 'request')],
    );
    expect(decided.rows).toEqual([{ operator: 'former staff' }]);
    expect(await challenges()).toEqual([idOf(other, 'factor')]);

    await mails.waitFor(
      ({ to, subject }) => to[0] === 'due@example.org' && /deleting/.test(subject),
    );
    expect((await call('GET', '/api/v1/privacy', token)).status).toBe(401);
    const staff = await db.query(
      `SELECT u.email, d.id AS deletion FROM users u
       LEFT JOIN account_deletions d ON d.user_id = u.id
       WHERE u.email IN ('promoted@example.org', 'late@example.org') ORDER BY u.email`,
    );
    expect(staff.rows).toEqual([
      { email: 'late@example.org', deletion: null },
      { email: 'promoted@example.org', deletion: null },
    ]);
    const told = mails.mails.filter(({ to }) => to[0] === 'promoted@example.org');
    expect(told.filter(({ subject }) => /deleting/.test(subject))).toEqual([]);
    expect(
      (await db.query(`SELECT 1 FROM users WHERE email = 'due@example.org'`)).rows,
    ).toHaveLength(1);
  });
});

describe('an account that an administrator deletes', () => {
  beforeAll(() => work(), 120_000);

  it.each([false, true])('is gone at once and erased whole, soft or not: %s', async (soft) => {
    const { db, mails } = stack;
    const email = `closed-${soft}@example.org`;
    const token = await student(email);
    const { rows } = await db.query('SELECT id FROM users WHERE email = $1', [email]);
    const { id } = rows[0];
    await db.query(
      `INSERT INTO enquiries (id, kind, name, email, message)
       VALUES (gen_random_uuid(), 'contact', 'Ann', $1, 'Hello')`,
      [email],
    );
    await db.query(
      `INSERT INTO orders (id, user_id, gateway, item, amount_cents, currency)
       VALUES (gen_random_uuid(), $1, 'sandbox', 'monthly', 100, 'USD')`,
      [id],
    );
    const keeper = await serviceToken();
    const user = `/auth/v1/admin/users/${id}`;
    const gone = await call('DELETE', user, keeper, { should_soft_delete: soft });
    expect(gone).toEqual({ status: 200, body: {} });
    expect((await call('GET', user, keeper)).status).toBe(404);
    expect((await call('GET', '/auth/v1/user', token)).status).toBe(403);

    const person = { id, email, name: email };
    let left: string[] = [];
    const isErased = async () => {
      // Done jobs name people by id alone, and the queue forgets them within a day.
      left = (await traces(person)).filter((trace) => trace !== 'job.data');
      return left.length === 0;
    };
    await until('the erasure', isErased).catch(() => expect(left).toEqual([]));
    const orders = await db.query(
      'SELECT 1 FROM orders WHERE amount_cents = 100 AND user_id <> $1',
      [id],
    );
    expect(orders.rows.length).toBeGreaterThan(0);
    expect(
      mails.mails.filter(({ to, subject }) => to[0] === email && /deleting/.test(subject)),
    ).toEqual([]);
    expect((await stack.signUp(email)).status).toBe(200);
  });
});

describe('an archive of the own data', () => {
  beforeAll(() => work(), 120_000);

  it('is made, is mailed about, and is its owner’s only', async () => {
    const { db, mails } = stack;
    const token = await student('eve@example.org');
    const stranger = await student('mallory@example.org');
    await call('PATCH', '/api/v1/profile', token, { lastName: 'Lee', schoolProgram: '=1+1' });
    const asked = await call<PrivacyView>('POST', '/api/v1/privacy/exports', token);
    expect([asked.status, asked.body.export?.state]).toEqual([202, 'making']);
    const id = asked.body.export?.id ?? '';
    const mail = await mails.waitFor(
      ({ to, subject }) => to[0] === 'eve@example.org' && /data/.test(subject),
      30_000,
    );
    expect(mail.text).toContain('/profile/data');
    const view = await call<PrivacyView>('GET', '/api/v1/privacy', token);
    expect(view.body.export?.state).toBe('ready');
    const days = (Date.parse(view.body.export?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);

    const link = (who: string) =>
      call<{ url: string; code: string }>('POST', `/api/v1/privacy/exports/${id}/link`, who);
    expect(await link(stranger)).toMatchObject({ status: 404, body: { code: 'EXPORT_NOT_FOUND' } });
    const { url } = (await link(token)).body;
    const file = await fetch(stack.apiUrl + url);
    expect(file.headers.get('content-disposition')).toContain('prepward-data.zip');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const files = unzipSync(bytes);
    expect(bytes.length).toBe(view.body.export?.bytes);
    const names = parts.flatMap(({ exports }) => exports.map(({ name }) => `${name}.json`));
    expect(Object.keys(files)).toEqual(expect.arrayContaining([...names, 'README.txt']));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(read('account.json'))[0].email).toBe('eve@example.org');
    expect(JSON.parse(read('profile.json'))[0]).toMatchObject({ last_name: 'Lee' });
    expect(read('profile.csv')).toContain("'=1+1");

    const again = await call('POST', '/api/v1/privacy/exports', token);
    expect([again.status, again.body.code]).toEqual([429, 'EXPORT_TOO_SOON']);
    const forged = await fetch(
      `${stack.apiUrl}/api/v1/privacy/exports/${id}/file?pass=no.pass.ours`,
    );
    expect(forged.status).toBe(403);
    await db.query(
      `UPDATE data_exports SET expires_at = now() - interval '1 minute' WHERE id = $1`,
      [id],
    );
    expect((await fetch(stack.apiUrl + url)).status).toBe(404);
  });
});
