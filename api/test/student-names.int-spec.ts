import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let admin: TestSession;
let student: TestSession;

beforeAll(async () => {
  api = await TestApi.start();
  admin = await api.admin('staff@example.org');
  student = await api.student('names@example.org');
});
afterAll(() => api.stop());

/** The names of the student wherever they are read, a new session included. */
async function names() {
  const { userId } = student;
  const token = student.access;
  const profile = await api.call('GET', '/api/v1/profile', { token });
  const user = await api.call('GET', '/auth/v1/user', { token });
  const listed = await api.call('GET', `/api/v1/admin/users/${userId}`, { token: admin.access });
  const refreshed = await api.refresh(student.refresh);
  student = { ...student, refresh: refreshed.body.refresh_token };
  // By both names together, as staff type them.
  const q = [profile.body.firstName, profile.body.lastName].join(' ').trim().toLowerCase();
  const found = await search(q);
  const claims = decodeJwt(refreshed.body.access_token).user_metadata;
  const pair = (of: Record<string, unknown>) => [of.first_name, of.last_name];
  return {
    profile: [profile.body.firstName, profile.body.lastName],
    user: pair(user.body.user_metadata),
    session: pair(refreshed.body.user.user_metadata),
    token: pair(claims as Record<string, unknown>),
    staff: [listed.body.firstName, listed.body.lastName],
    found: found.map(({ firstName, lastName }) => [firstName, lastName]),
  };
}

/** Who the back-office finds by a name. */
async function search(q: string): Promise<{ firstName: string; lastName: string }[]> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const { body } = await api.call('GET', `/api/v1/admin/users?filter=${filter}`, {
    token: admin.access,
  });
  return body;
}

const everywhere = (pair: unknown[]) => ({
  profile: pair,
  user: pair,
  session: pair,
  token: pair,
  staff: pair,
  found: [pair],
});

describe('names of a student', () => {
  it('are changed in the profile, and all else follows', async () => {
    const change = { firstName: 'Ada', lastName: 'Marsh' };
    const { status } = await api.call('PATCH', '/api/v1/profile', {
      token: student.access,
      body: change,
    });
    expect(status).toBe(200);
    expect(await names()).toEqual(everywhere(['Ada', 'Marsh']));
  });

  it('may be changed one at a time', async () => {
    const body = { lastName: 'Reed' };
    await api.call('PATCH', '/api/v1/profile', { token: student.access, body });
    expect(await names()).toEqual(everywhere(['Ada', 'Reed']));
  });

  it('that change through the auth protocol change in the profile', async () => {
    const body = { data: { first_name: 'Grace', last_name: 'Lund' } };
    const { status } = await api.call('PUT', '/auth/v1/user', { token: student.access, body });
    expect(status).toBe(200);
    expect(await names()).toEqual(everywhere(['Grace', 'Lund']));
  });

  it('may be a first name alone, and staff find it', async () => {
    const body = { data: { first_name: 'Noor', last_name: null } };
    await api.call('PUT', '/auth/v1/user', { token: student.access, body });
    expect(await search('noor')).toMatchObject([{ firstName: 'Noor', lastName: '' }]);
    expect(await search('lund')).toEqual([]);
    const again = { data: { first_name: 'Grace', last_name: 'Lund' } };
    await api.call('PUT', '/auth/v1/user', { token: student.access, body: again });
    expect(await names()).toEqual(everywhere(['Grace', 'Lund']));
  });

  it('that staff change through the auth protocol change in the profile', async () => {
    const body = { user_metadata: { first_name: 'Iris', last_name: 'Vance' } };
    const { status } = await api.call('PUT', `/auth/v1/admin/users/${student.userId}`, {
      token: admin.access,
      body,
    });
    expect(status).toBe(200);
    expect(await names()).toEqual(everywhere(['Iris', 'Vance']));
    const again = { firstName: 'Grace', lastName: 'Lund' };
    await api.call('PATCH', '/api/v1/profile', { token: student.access, body: again });
    expect(await names()).toEqual(everywhere(['Grace', 'Lund']));
  });

  it('that change while the profile is being made are those of the profile', async () => {
    const { userId, access } = await api.student('race@example.org');
    await api.sql('DELETE FROM profiles WHERE user_id = $1', [userId]);
    const changing = new pg.Client({ connectionString: api.ownerUrl });
    await changing.connect();
    await changing.query('BEGIN');
    await changing.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const looks = [1, 2].map(() => api.call('GET', '/api/v1/profile', { token: access }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await changing.query(
      `UPDATE users SET user_metadata = '{"first_name": "Later", "last_name": "Name"}' WHERE id = $1`,
      [userId],
    );
    await changing.query('COMMIT');
    await changing.end();
    for (const { status, body } of await Promise.all(looks)) {
      expect([status, body.firstName, body.lastName]).toEqual([200, 'Later', 'Name']);
    }
  });

  it('stay as they are where the change as a whole is refused', async () => {
    const body = { firstName: 'Eve', examDate: '1999-01-01' };
    const { status } = await api.call('PATCH', '/api/v1/profile', { token: student.access, body });
    expect(status).toBe(400);
    expect(await names()).toEqual(everywhere(['Grace', 'Lund']));
  });
});
