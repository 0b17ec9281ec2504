import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
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
  const claims = decodeJwt(refreshed.body.access_token).user_metadata;
  const pair = (of: Record<string, unknown>) => [of.first_name, of.last_name];
  return {
    profile: [profile.body.firstName, profile.body.lastName],
    user: pair(user.body.user_metadata),
    session: pair(refreshed.body.user.user_metadata),
    token: pair(claims as Record<string, unknown>),
    staff: [listed.body.firstName, listed.body.lastName],
  };
}

const everywhere = (pair: unknown[]) => ({
  profile: pair,
  user: pair,
  session: pair,
  token: pair,
  staff: pair,
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

  it('stay as they are where the change as a whole is refused', async () => {
    const body = { firstName: 'Eve', examDate: '1999-01-01' };
    const { status } = await api.call('PATCH', '/api/v1/profile', { token: student.access, body });
    expect(status).toBe(400);
    expect(await names()).toEqual(everywhere(['Grace', 'Lund']));
  });
});
