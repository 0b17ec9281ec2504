import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from './harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => api.stop());

const signUp = (body: object) => api.call('POST', '/auth/v1/signup', { body });
const events = (name: string) =>
  api.sql<{ email: string; user_id: string }>(
    `SELECT r.email, r.user_id FROM outbox_events e
     JOIN link_requests r ON r.id::text = e.payload ->> 'requestId' WHERE e.name = $1`,
    [name],
  );

describe('sign-up', () => {
  it('makes an account that waits for its address, and asks for one mail', async () => {
    const answer = await signUp({
      email: 'Ann@Example.org',
      password: 'correct horse 7',
      data: { first_name: 'Ann', last_name: 'Lee', role: 'admin' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: 'ann@example.org',
      is_anonymous: false,
      user_metadata: { first_name: 'Ann', last_name: 'Lee' },
    });
    expect(answer.body).not.toHaveProperty('email_confirmed_at');
    expect(answer.body.access_token).toBeUndefined();
    const mails = await events('user.verification-requested');
    expect(mails).toEqual([{ email: 'ann@example.org', user_id: answer.body.id }]);
    // What a user says of themselves grants nothing.
    expect(await api.sql('SELECT * FROM user_roles')).toEqual([]);
  });

  it('answers a second sign-up of the same address alike, and sends no second mail at once', async () => {
    const first = await signUp({ email: 'twice@example.org', password: 'correct horse 7' });
    const second = await signUp({ email: 'twice@example.org', password: 'another horse 8' });
    expect(second.status).toBe(200);
    expect(Object.keys(second.body).sort()).toEqual(Object.keys(first.body).sort());
    expect(second.body).toMatchObject({ email: 'twice@example.org' });
    expect(second.body.identities).toHaveLength(1);
    const mine = (await events('user.verification-requested')).filter(
      ({ user_id }) => user_id === first.body.id,
    );
    expect(mine).toHaveLength(1);
  });

  it('does not say that a verified address is taken, and changes nothing of that account', async () => {
    const owner = await api.student('taken@example.org', 'correct horse 7');
    const answer = await signUp({ email: 'taken@example.org', password: 'thief of horses' });
    expect(answer.status).toBe(200);
    expect(answer.body.id).not.toBe(owner.userId);
    expect(answer.body).toMatchObject({ email: 'taken@example.org' });
    const thief = await api.tryPassword('taken@example.org', 'thief of horses');
    expect(thief.status).toBe(400);
    expect((await api.signIn('taken@example.org', 'correct horse 7')).userId).toBe(owner.userId);
  });

  it.each([
    ['too short', 'abc12', 'length', 'Password should be at least 6 characters.'],
    ['too long', 'x'.repeat(129), 'length', 'Password cannot be longer than 128 characters.'],
    [
      'one of the most common',
      'Sunshine',
      'pwned',
      'This password is among the most common ones. Please choose another.',
    ],
  ])('refuses a password that is %s', async (_, password, reason, message) => {
    const answer = await signUp({ email: 'weak@example.org', password });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'weak_password',
      message,
      weak_password: { reasons: [reason] },
    });
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('takes long passwords without rules for their letters', async () => {
    const password = 'ä7ö'.repeat(42).concat('ß!');
    expect((await api.student('long@example.org', password)).userId).toBeTruthy();
  });

  it.each([
    ['no password', { email: 'a@example.org' }, 'Signup requires a valid password'],
    [
      'no address',
      { email: 'nobody', password: 'correct horse 7' },
      'Unable to validate email address: invalid format',
    ],
    [
      'a password alone',
      { password: 'correct horse 7' },
      'Unable to validate email address: invalid format',
    ],
  ])('says what is wrong with a body with %s', async (_, body, message) => {
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', message });
  });

  it('refuses a body that is not JSON', async () => {
    const answer = await api.call('POST', '/auth/v1/signup', { body: '{"email":' });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
  });

  it('makes a visitor of an empty body', async () => {
    const answer = await signUp({});
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ is_anonymous: true, email: '' });
    expect(answer.body.access_token).toEqual(expect.any(String));
  });
});

describe('sign-up, as operators set it', () => {
  it('signs in at once when verification is off, and then names a taken address', async () => {
    const open = await TestApi.start({ AUTH_AUTOCONFIRM: 'true' });
    try {
      const body = { email: 'auto@example.org', password: 'correct horse 7' };
      const first = await open.call('POST', '/auth/v1/signup', { body });
      expect(first.body.user.email_confirmed_at).toEqual(expect.any(String));
      expect(first.body.user.user_metadata).toEqual({ email_verified: true });
      expect(first.body.access_token).toEqual(expect.any(String));
      // No email went out, so none is too soon.
      const recover = { body: { email: body.email } };
      expect((await open.call('POST', '/auth/v1/recover', recover)).status).toBe(200);
      const second = await open.call('POST', '/auth/v1/signup', { body });
      expect(second.status).toBe(422);
      expect(second.body.code).toBe('user_already_exists');
    } finally {
      await open.stop();
    }
  });

  it('closes sign-ups, visitors’ too', async () => {
    const closed = await TestApi.start({ AUTH_DISABLE_SIGNUP: 'true' });
    try {
      const account = await closed.call('POST', '/auth/v1/signup', {
        body: { email: 'late@example.org', password: 'correct horse 7' },
      });
      expect([account.status, account.body.code]).toEqual([422, 'signup_disabled']);
      const visitor = await closed.call('POST', '/auth/v1/signup', { body: {} });
      expect([visitor.status, visitor.body.code]).toEqual([422, 'signup_disabled']);
    } finally {
      await closed.stop();
    }
  });

  it('slows visitors from one address, by a limit of their own', async () => {
    const tight = await TestApi.start();
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 121; i++) {
        statuses.push((await tight.call('POST', '/auth/v1/signup', { body: {} })).status);
      }
      expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await tight.stop();
    }
  });

  it('slows sign-ups from one address', async () => {
    const tight = await TestApi.start();
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 32; i++) {
        const body = { email: `many${i}@example.org`, password: 'abc' };
        statuses.push((await tight.call('POST', '/auth/v1/signup', { body })).status);
      }
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(422));
      expect(statuses.slice(30)).toEqual([429, 429]);
    } finally {
      await tight.stop();
    }
  });
});
