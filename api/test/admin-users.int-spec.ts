import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let admin: TestSession;
let count = 0;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await api.admin('keeper@example.org');
});
afterAll(() => api?.stop());

const reason = 'Asked for by email';
const newStudent = () => api.student(`student-${count++}@example.org`);
const read = (id: string, part = '') =>
  api.call('GET', `/api/v1/admin/users/${id}${part}`, { token: admin.access });
const act = (id: string, action: string, body: object = {}, by = admin) =>
  api.call('POST', `/api/v1/admin/users/${id}/${action}`, {
    token: by.access,
    body: { reason, ...body },
  });
const statusOf = async (session: TestSession) =>
  (await api.call('GET', '/api/v1/me', { token: session.access })).status;
const lastEntry = async () =>
  (
    await api.sql(
      'SELECT action, before, after, reason FROM audit_entries ORDER BY created_at DESC LIMIT 1',
    )
  )[0];

describe('a role', () => {
  it('is given and taken away at once, with its reason in the log', async () => {
    const student = await newStudent();
    const list = () => api.call('GET', '/api/v1/admin/users', { token: student.access });
    const made = await act(student.userId, 'grant-role', { role: 'admin' });
    expect([made.status, made.body.roles]).toEqual([200, ['admin']]);
    expect((await list()).status).toBe(200);
    const taken = await act(student.userId, 'remove-role', { role: 'admin' });
    expect(taken.body.roles).toEqual([]);
    expect((await list()).status).toBe(403);
    expect(await lastEntry()).toEqual({
      action: 'admin.removeRole',
      before: { roles: ['admin'] },
      after: { roles: [] },
      reason,
    });
  });

  it('of the last admin stays', async () => {
    const removed = await act(admin.userId, 'remove-role', { role: 'admin' });
    expect([removed.status, removed.body.code]).toEqual([409, 'LAST_ADMIN']);
    expect((await read(admin.userId)).body.roles).toEqual(['admin']);
  });

  it('of two admins who remove each other at once, one stays', async () => {
    const other = await api.admin('other@example.org');
    const answers = await Promise.all([
      act(other.userId, 'remove-role', { role: 'admin' }),
      act(admin.userId, 'remove-role', { role: 'admin' }, other),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    const holders = await api.sql(`SELECT user_id FROM user_roles WHERE role = 'admin'`);
    expect(holders).toHaveLength(1);
    await api.sql(
      `INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin') ON CONFLICT DO NOTHING`,
      [admin.userId],
    );
    await api.sql('DELETE FROM user_roles WHERE user_id = $1', [other.userId]);
  });

  it('is for accounts with a verified address', async () => {
    const visitor = await api.visitor();
    const refused = await act(visitor.userId, 'grant-role', { role: 'admin' });
    expect([refused.status, refused.body.code]).toEqual([409, 'VERIFIED_ACCOUNT_REQUIRED']);
  });
});

describe('a ban', () => {
  it('shuts out until its end, and is lifted', async () => {
    const student = await newStudent();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const banned = await act(student.userId, 'ban', { until });
    expect(banned.body.bannedUntil).toBe(until);
    expect(await statusOf(student)).toBe(401);
    const email = banned.body.email;
    expect((await api.tryPassword(email, 'correct horse 7')).body.code).toBe('user_banned');
    expect((await act(student.userId, 'unban')).body.bannedUntil).toBe(null);
    expect((await api.tryPassword(email, 'correct horse 7')).status).toBe(200);
  });

  it('is refused for staff, for oneself and into the past', async () => {
    const other = await api.admin('banned-admin@example.org');
    expect((await act(other.userId, 'ban', { until: null })).body.code).toBe('STAFF_ACCOUNT');
    expect((await act(admin.userId, 'ban', { until: null })).body.code).toBe('OWN_ACCOUNT');
    const student = await newStudent();
    const past = await act(student.userId, 'ban', { until: '2020-01-01T00:00:00.000Z' });
    expect([past.status, past.body.errors.until]).toEqual([400, 'Choose a day to come.']);
    expect(await statusOf(student)).toBe(200);
    await api.sql('DELETE FROM user_roles WHERE user_id = $1', [other.userId]);
  });
});

describe('sessions', () => {
  it('are shown, and end everywhere', async () => {
    const student = await newStudent();
    const { body } = await read(student.userId, '/sessions');
    expect(body).toEqual([
      expect.objectContaining({ methods: ['password'], secondStep: false, userAgent: 'node' }),
    ]);
    expect((await act(student.userId, 'sign-out')).status).toBe(200);
    expect(await statusOf(student)).toBe(401);
    expect((await read(student.userId, '/sessions')).body).toEqual([]);
    expect(await lastEntry()).toMatchObject({ before: { sessions: 1 }, after: { sessions: 0 } });
  });

  it('and the second step go with a reset', async () => {
    const student = await newStudent();
    // Begun, and never finished with a code.
    await api.sql(
      `INSERT INTO mfa_factors (id, user_id, type, verified)
       VALUES (gen_random_uuid(), $1, 'totp', false)`,
      [student.userId],
    );
    expect((await read(student.userId)).body.twoStep).toBe(false);
    await api.sql('DELETE FROM mfa_factors WHERE user_id = $1', [student.userId]);
    await api.sql(
      `INSERT INTO mfa_factors (id, user_id, type, verified)
       VALUES (gen_random_uuid(), $1, 'totp', true), (gen_random_uuid(), $1, 'recovery_code', true)`,
      [student.userId],
    );
    await api.sql(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, friendly_name)
       VALUES (gen_random_uuid(), $1, 'key-of-reset', '', 'Phone')`,
      [student.userId],
    );
    expect((await read(student.userId)).body.twoStep).toBe(true);
    expect((await act(student.userId, 'reset-two-step')).body.twoStep).toBe(false);
    expect(await lastEntry()).toMatchObject({
      before: { apps: 1, passkeys: 1 },
      after: { apps: 0, passkeys: 0 },
    });
    expect(await api.sql('SELECT 1 FROM passkeys WHERE user_id = $1', [student.userId])).toEqual(
      [],
    );
    expect(await api.sql('SELECT 1 FROM mfa_factors WHERE user_id = $1', [student.userId])).toEqual(
      [],
    );
    const told = await api.sql(`SELECT payload FROM outbox_events WHERE name = 'two-step.changed'`);
    expect(told.map(({ payload }) => payload)).toContainEqual({
      userId: student.userId,
      change: 'off',
    });
  });
});

describe('a plan', () => {
  it('is given through the ledger and taken back', async () => {
    const student = await newStudent();
    const check = async () =>
      (await api.call('POST', '/functions/v1/check-subscription', { token: student.access })).body;
    const given = await act(student.userId, 'grant-plan', { plan: 'lifetime' });
    expect(given.body.access).toMatchObject({ state: 'active', plan: 'lifetime', source: 'grant' });
    expect(await check()).toMatchObject({ subscribed: true, product_id: 'lifetime' });
    const ended = await act(student.userId, 'end-grants');
    expect(ended.body.access.state).toBe('ended');
    expect(ended.body.grants).toEqual([
      expect.objectContaining({ plan: 'lifetime', takenBackAt: expect.any(String) }),
    ]);
    expect(await check()).toMatchObject({ subscribed: false });
    expect((await act(student.userId, 'end-grants')).body.code).toBe('NO_GRANT');
    const rows = await api.sql('SELECT operator, reason FROM grants WHERE user_id = $1', [
      student.userId,
    ]);
    expect(rows).toEqual([1, 2].map(() => ({ operator: 'keeper@example.org', reason })));
  });
});

describe('personal data', () => {
  const events = async (id: string) =>
    (
      await api.sql<{ name: string }>(
        `SELECT name FROM outbox_events WHERE payload ->> 'userId' = $1 AND name IN
           ('export.requested', 'deletion.requested') ORDER BY created_at`,
        [id],
      )
    ).map(({ name }) => name);

  it('is exported for its owner, who alone gets the file', async () => {
    const { userId } = await newStudent();
    const asked = await act(userId, 'export');
    expect([asked.status, asked.body]).toEqual([
      202,
      { export: expect.objectContaining({ state: 'making' }), deletionDueAt: null },
    ]);
    expect(await events(userId)).toEqual(['export.requested']);
    const id = asked.body.export.id;
    await api.sql(
      `UPDATE data_exports SET made_at = now(), expires_at = now() + interval '1 day',
         hash = repeat('0', 64), bytes = 1 WHERE id = $1`,
      [id],
    );
    const link = await api.call('POST', `/api/v1/privacy/exports/${id}/link`, {
      token: admin.access,
    });
    expect(link.body.code).toBe('EXPORT_NOT_FOUND');
    expect((await act(userId, 'export')).body.code).toBe('EXPORT_TOO_SOON');
  });

  it('is deleted in the days that the owner has, who keeps the account', async () => {
    const student = await newStudent();
    const asked = await act(student.userId, 'delete');
    const days = (Date.parse(asked.body.deletionDueAt) - Date.now()) / DAY_MS;
    expect([asked.status, Math.round(days)]).toEqual([200, 14]);
    expect((await lastEntry())?.action).toBe('admin.deleteUser');
    await act(student.userId, 'delete');
    expect(await events(student.userId)).toEqual(['deletion.requested']);
    expect(await statusOf(student)).toBe(200);
    expect((await act(student.userId, 'keep')).body.deletionDueAt).toBeNull();
    expect((await read(student.userId, '/privacy')).body).toEqual({
      export: null,
      deletionDueAt: null,
    });
  });

  it('is not deleted for staff, nor for anyone who has no account', async () => {
    expect((await act(admin.userId, 'delete')).body.code).toBe('ACCOUNT_HOLDS_ROLE');
    const { userId } = await api.visitor();
    expect((await act(userId, 'delete')).body.code).toBe('USER_NOT_FOUND');
    expect((await act(userId, 'export')).body.code).toBe('USER_NOT_FOUND');
  });
});

describe('what an admin types into an address', () => {
  it.each([
    ['dead-letters/------------------------------------.job', ''],
    ['audit-entries', '?filter={"from":"0000-01-01T00:00:00Z"}'],
  ])('is refused where the database could not hold it: %s%s', async (path, query) => {
    const { status, body } = await api.call('GET', `/api/v1/admin/${path}${query}`, {
      token: admin.access,
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe("a user's page", () => {
  it('has profile, attempts and billing', async () => {
    const student = await newStudent();
    await api.startPractice(student);
    expect((await read(student.userId, '/profile')).body.userId).toBe(student.userId);
    expect((await read(student.userId, '/attempts')).body.items).toHaveLength(1);
    expect((await read(student.userId, '/billing')).body).toMatchObject({
      access: { state: 'free' },
      grants: [],
      payments: [],
      purchases: [],
    });
  });

  it.each(['', '/sessions', '/profile', '/billing', '/privacy'])(
    'of no one says so%s',
    async (part) => {
      const { status, body } = await read('00000000-0000-4000-8000-00000000dead', part);
      expect([status, body.code]).toEqual([404, 'USER_NOT_FOUND']);
    },
  );

  it('asks for a reason before anything is done', async () => {
    const student = await newStudent();
    const { status, body } = await act(student.userId, 'sign-out', { reason: ' ' });
    expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['reason', 'root']]);
    expect(await statusOf(student)).toBe(200);
  });
});
