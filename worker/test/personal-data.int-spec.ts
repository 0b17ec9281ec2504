import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import type { PrivacyView } from '@prepward/contracts/privacy';
import type { PersonalData } from '@prepward/platform/personal';
import pg from 'pg';
import { personalParts } from '../src/personal-parts.module.js';
import { archiveRows } from './archive-rows.js';
import { type Stack, startStack, until } from './harness.js';
import { personalArchive } from './personal-archive.js';
import { PASSWORD, personalCalls } from './personal-calls.js';
import {
  FORMER_ADDRESS,
  fill,
  idOf,
  problems,
  tablesIn,
  traces,
  workAsStaff,
} from './traced-person.js';

let stack: Stack;
let parts: PersonalData[];
beforeAll(async () => {
  stack = await startStack();
  parts = await personalParts();
}, 120_000);
afterAll(() => stack.stop());

const calls = personalCalls(() => stack);
const { call, deletion, serviceToken, student, work } = calls;

describe('every table', () => {
  it('is said to be about persons or not, and by one module', async () => {
    expect(await problems(stack.db, parts)).toEqual([]);
  });

  it('that is new must be, too', async () => {
    await stack.db.query('CREATE TABLE planted (user_id uuid)');
    expect(await problems(stack.db, parts)).toEqual(['unlisted: planted']);
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
    const days = (Date.parse(asked.body.deletionDueAt ?? '') - Date.now()) / DAY_MS;
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
    // The previous release's form of the call, and this one's.
    for (const more of ['', ', email']) {
      const cut = application.query(
        `SELECT cut_identity(id, gen_random_uuid()${more}) FROM users WHERE email = 'early@example.org'`,
      );
      await expect(cut).rejects.toThrow('not due');
    }
    await application.end();
  });
});

archiveRows(
  () => stack.db,
  () => parts,
);

describe('two persons with a row in every table', () => {
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
  beforeAll(async () => {
    for (const who of [zelda, other]) await fill(stack.db, parts, who);
  });

  it('get each their own in an archive, and someone else gets nothing', async () => {
    for (const who of [zelda, other]) {
      const file = `INSERT INTO staff_files (id, name) VALUES ($1, 'a.pdf')`;
      await stack.db.query(file, [idOf(who, 'file')]);
    }
    const on = {
      query: async (text: string, values?: unknown[]) => (await stack.db.query(text, values)).rows,
    };
    const filesOf = async (person: { id: string; email: string }) => {
      const files: { name: string; rows: object[] }[] = [];
      for (const file of parts.flatMap(({ exports }) => exports)) {
        files.push({ name: file.name, rows: await file.rows(on, person) });
      }
      return files;
    };
    const stranger = await filesOf({ id: randomUUID(), email: 'none@example.net' });
    expect(stranger.filter(({ rows }) => rows.length > 0)).toEqual([]);
    const own = await filesOf(zelda);
    expect(own.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
    expect(JSON.stringify(own)).not.toMatch(/Otherby|o@example\.net|07e40000/);
  });

  it('leaves nothing of the person, but of money what the law asks, and all of others', async () => {
    const { db, mails } = stack;
    await db.query('DELETE FROM account_deletions WHERE user_id = $1', [other.id]);
    const personal = parts.flatMap(({ tables }) => Object.entries(tables));
    // It has only ids and times: nothing that could be searched for fits into it.
    const silent = ['mfa_challenges'];
    const named = personal.map(([table]) => table).filter((table) => !silent.includes(table));
    expect(tablesIn(await traces(db, zelda))).toEqual(named.sort());
    const challenges = async () => {
      const { rows } = await db.query('SELECT factor_id FROM mfa_challenges');
      return rows.map(({ factor_id }) => factor_id);
    };
    expect(await challenges()).toHaveLength(2);
    // The role is taken away first, because staff accounts are never deleted.
    await db.query('DELETE FROM user_roles WHERE user_id = $1', [zelda.id]);
    await workAsStaff(db, zelda, other);
    // From the time before there was an account.
    await db.query(
      `INSERT INTO outbox_events (id, name, payload, published_at)
       VALUES (gen_random_uuid(), 'visitor.upgraded', $1, now())`,
      [JSON.stringify({ visitorId: zelda.id })],
    );
    const others = await traces(db, other);
    // One whose time is up, and who hasn't been told yet.
    const token = await student('due@example.org');
    await deletion(token, { password: PASSWORD });
    await db.query(
      `UPDATE account_deletions SET due_at = now() - interval '1 minute'
       WHERE user_id = (SELECT id FROM users WHERE email = 'due@example.org')`,
    );
    // One student who became staff during the two weeks, and another who did after the last email.
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
    expect(await traces(db, zelda)).toEqual(kept.sort());
    const { rows } = await db.query(
      `SELECT p.amount_cents, p.user_id <> $1 AND p.user_id = o.user_id AS cut
       FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.id = $2`,
      [zelda.id, idOf(zelda, 'order')],
    );
    expect(rows).toEqual([{ amount_cents: 1, cut: true }]);
    expect(await traces(db, other)).toEqual(others);
    expect(await traces(db, { ...zelda, email: FORMER_ADDRESS })).toEqual(kept);
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
      left = (await traces(db, person)).filter((trace) => trace !== 'job.data');
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

personalArchive(
  () => stack,
  () => parts,
  calls,
);
