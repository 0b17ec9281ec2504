import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { SignJWT } from 'jose';
import { ADD_PASSKEY } from './authenticator.js';
import { type Answer, TestApi } from './harness.js';
import { Links } from './links.js';
import { newServiceToken } from './service-token.js';

const PASSWORD = 'correct horse 7';
const UNKNOWN = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
const APP = 'https://app.example';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100', AUTH_REDIRECT_ORIGINS: APP });
  token = await newServiceToken(api);
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: unknown) =>
  api.call(method, `/auth/v1${path}`, { token, ...(body === undefined ? {} : { body }) });
const said = ({ status, body }: Answer) => [status, body.code, body.message];
let number = 0;
const address = () => {
  number += 1;
  return `kept-${number}@example.org`;
};
const create = async (more: object = {}) =>
  (await call('POST', '/admin/users', { email: address(), password: PASSWORD, ...more })).body;

describe('who may administer accounts', () => {
  it('is a program with a token that holds, and staff', async () => {
    const admin = await api.admin('staff@example.org');
    const student = await api.student('nosy@example.org');
    const list = (bearer: string) => api.call('GET', '/auth/v1/admin/users', { token: bearer });
    expect((await list(token)).status).toBe(200);
    expect((await list(admin.access)).status).toBe(200);
    expect(said(await list(student.access))).toEqual([403, 'not_admin', 'User not allowed']);
    expect((await list(`${token}x`)).status).toBe(403);
    const soon = await newServiceToken(api);
    await api.sql('UPDATE service_tokens SET revoked_at = now() WHERE token_hash = sha256($1)', [
      Buffer.from(soon),
    ]);
    expect((await list(soon)).status).toBe(403);
  });

  it('reaches nothing else with a service token', async () => {
    expect((await api.call('GET', '/api/v1/admin/users', { token })).status).toBe(401);
    expect((await api.call('GET', '/auth/v1/user', { token })).status).toBe(403);
  });

  it('is whoever has the secret, only where roles are set for other clients’ tests', async () => {
    const secret = 'the secret that the tests of another client know';
    const sign = (role: string, key = secret) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(key));
    const profile = await TestApi.start({
      AUTH_HS256_SECRET: secret,
      AUTH_ADMIN_ROLES: 'service_role,supabase_admin',
      AUTH_AUTOCONFIRM: 'true',
    });
    try {
      const list = async (bearer: string) =>
        (await profile.call('GET', '/auth/v1/admin/users', { token: bearer })).status;
      expect(await list(await sign('service_role'))).toBe(200);
      expect(await list(await sign('supabase_admin'))).toBe(200);
      expect(await list(await sign('authenticated'))).toBe(403);
      expect(await list(await sign('service_role', `${secret}!`))).toBe(403);
    } finally {
      await profile.stop();
    }
  });

  it('leaves an audit entry for each change', async () => {
    const { id } = await create();
    await call('PUT', `/admin/users/${id}`, { user_metadata: { color: 'blue' } });
    await call('DELETE', `/admin/users/${id}`, { should_soft_delete: false });
    const entries = await api.sql<{ action: string }>(
      'SELECT action FROM audit_entries WHERE resource_id = $1 ORDER BY created_at',
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'authAdmin.createUser',
      'authAdmin.changeUser',
      'authAdmin.deleteUser',
    ]);
  });
});

describe('users', () => {
  it('are made, with a password that counts once the address does', async () => {
    const user = await create({ user_metadata: { color: 'red' }, app_metadata: { team: 'a' } });
    expect(user).toMatchObject({
      user_metadata: { color: 'red' },
      app_metadata: { provider: 'email', providers: ['email'], team: 'a' },
    });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect((await api.tryPassword(user.email, PASSWORD)).body.code).toBe('email_not_confirmed');
    const { body } = await call('PUT', `/admin/users/${user.id}`, { email_confirm: true });
    expect(body.email_confirmed_at).toEqual(expect.any(String));
    expect((await api.signIn(user.email, PASSWORD)).userId).toBe(user.id);
  });

  it('are refused with a bad address, a taken one, a weak password', async () => {
    const { email } = await create();
    const refused = async (body: object) => said(await call('POST', '/admin/users', body));
    expect(await refused({ email: 'xx:;x@x.x', password: PASSWORD })).toEqual([
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ]);
    expect(await refused({ email, password: PASSWORD })).toEqual([
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ]);
    expect((await refused({ email: address(), password: '123' })).slice(0, 2)).toEqual([
      422,
      'weak_password',
    ]);
  });

  it('are listed newest first, page by page', async () => {
    const newest = await create();
    const first = await call('GET', '/admin/users?page=1&per_page=2');
    expect(first.body.aud).toBe('authenticated');
    expect(first.body.users[0].id).toBe(newest.id);
    const total = Number(first.headers.get('x-total-count'));
    expect(total).toBeGreaterThan(2);
    expect(first.headers.get('link')).toBe(
      `</auth/v1/admin/users?page=2&per_page=2>; rel="next", </auth/v1/admin/users?page=${Math.ceil(total / 2)}&per_page=2>; rel="last"`,
    );
    expect((await call('GET', '/admin/users?page=-1')).body.code).toBe('validation_failed');
  });

  it('are read, changed, banned and deleted; unknown ones are not found', async () => {
    const user = await create({ email_confirm: true });
    const session = await api.signIn(user.email, PASSWORD);
    const email = address();
    const changed = await call('PUT', `/admin/users/${user.id}`, { email });
    expect(changed.body).toMatchObject({ email, identities: [{ identity_data: { email } }] });
    await call('PUT', `/admin/users/${user.id}`, { ban_duration: '24h' });
    expect((await api.tryPassword(email, PASSWORD)).body.code).toBe('user_banned');
    expect((await api.call('GET', '/auth/v1/user', { token: session.access })).status).toBe(403);
    await call('PUT', `/admin/users/${user.id}`, { ban_duration: 'none' });
    expect((await api.signIn(email, PASSWORD)).userId).toBe(user.id);
    expect((await call('DELETE', `/admin/users/${user.id}`)).body).toEqual({});
    for (const [method, body] of [['GET'], ['PUT', { email }], ['DELETE']] as const) {
      expect(said(await call(method, `/admin/users/${user.id}`, body))).toEqual([
        404,
        'user_not_found',
        'User not found',
      ]);
    }
  });

  it('with a role are not deleted', async () => {
    const admin = await api.admin('boss@example.org');
    expect((await call('DELETE', `/admin/users/${admin.userId}`)).body.code).toBe(
      'account_holds_role',
    );
  });

  it('with a role keep their address, password, second steps, and what opens them', async () => {
    const email = 'chief@example.org';
    const { userId } = await api.admin(email);
    const factorId = '7b0f2f0e-5d0a-4b86-9d5e-0f0f7f1f6a01';
    await api.sql(
      `INSERT INTO mfa_factors (id, user_id, type, verified) VALUES ($1, $2, 'totp', true)`,
      [factorId, userId],
    );
    const before = await api.sql('SELECT * FROM users WHERE id = $1', [userId]);
    const own = `/admin/users/${userId}`;
    const links = ['magiclink', 'recovery', 'signup', 'email_change_new'].map((type) => ({
      ...{ type, email, password: PASSWORD, new_email: address() },
    }));
    for (const [method, path, body] of [
      ['PUT', own, { email: address() }],
      ['PUT', own, { password: 'another horse 8' }],
      ['PUT', own, { ban_duration: '24h' }],
      ['DELETE', `${own}/factors/${factorId}`, undefined],
      ...links.map((body) => ['POST', '/admin/generate_link', body] as const),
    ] as const) {
      const { status, body: answer } = await call(method, path, body);
      expect([path, status, answer.code]).toEqual([path, 422, 'account_holds_role']);
    }
    expect(await api.sql('SELECT * FROM users WHERE id = $1', [userId])).toEqual(before);
    expect(await api.sql('SELECT 1 FROM mfa_factors WHERE id = $1', [factorId])).toHaveLength(1);
    expect((await call('PUT', own, { app_metadata: { team: 'a' } })).status).toBe(200);
  });

  it.each(['99999999999h', `${'9'.repeat(39)}h`])(
    'are banned for %s at most for life',
    async (text) => {
      const { id } = await create({ email_confirm: true });
      const { status, body } = await call('PUT', `/admin/users/${id}`, { ban_duration: text });
      expect(status).toBe(200);
      const years = (Date.parse(body.banned_until) - Date.now()) / (365 * DAY_MS);
      expect(Math.round(years)).toBe(100);
      const long = await call('PUT', `/admin/users/${id}`, { ban_duration: `${'9'.repeat(400)}h` });
      expect([long.status, long.body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('have factors that can be listed and taken away', async () => {
    const student = await api.student(address(), PASSWORD);
    const { body: factor } = await api.call('POST', '/auth/v1/factors', {
      token: student.access,
      body: { factor_type: 'totp' },
    });
    const path = `/admin/users/${student.userId}/factors`;
    const listed = await call('GET', path);
    expect(listed.body).toEqual([expect.objectContaining({ id: factor.id })]);
    expect(JSON.stringify(listed.body)).not.toContain(factor.totp.secret);
    expect((await call('DELETE', `${path}/${factor.id}`)).body.id).toBe(factor.id);
    expect((await call('GET', path)).body).toEqual([]);
    expect((await call('GET', `/admin/users/${UNKNOWN}/factors`)).status).toBe(404);
    expect((await call('DELETE', `/admin/users/${UNKNOWN}/factors/${UNKNOWN}`)).status).toBe(404);
  });
});

describe('passkeys of users', () => {
  it('can be listed and taken away, as the client asks, and their owner is told', async () => {
    const student = await api.student(address(), PASSWORD);
    const [passkey] = await api.sql<{ id: string }>(ADD_PASSKEY, [student.userId]);
    const path = `/admin/users/${student.userId}/passkeys`;
    const listed = await call('GET', path);
    expect(listed.body).toEqual([
      { id: passkey?.id, friendly_name: 'Phone', created_at: expect.any(String) },
    ]);
    const gone = await call('DELETE', `${path}/${passkey?.id}`);
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await call('GET', path)).body).toEqual([]);
    expect(said(await call('DELETE', `${path}/${passkey?.id}`))).toEqual([
      404,
      'passkey_not_found',
      'Passkey not found',
    ]);
    expect((await call('GET', `/admin/users/${UNKNOWN}/passkeys`)).body.code).toBe(
      'user_not_found',
    );
    const told = await api.sql(
      `SELECT payload ->> 'change' AS change FROM outbox_events
       WHERE name = 'passkey.changed' AND payload ->> 'userId' = $1`,
      [student.userId],
    );
    expect(told).toEqual([{ change: 'removed' }]);
  });

  it('of the staff stay', async () => {
    const { userId } = await api.admin('keeper@example.org');
    const [passkey] = await api.sql<{ id: string }>(ADD_PASSKEY, [userId]);
    const refused = await call('DELETE', `/admin/users/${userId}/passkeys/${passkey?.id}`);
    expect(refused.body.code).toBe('account_holds_role');
    expect(await api.sql('SELECT 1 FROM passkeys WHERE id = $1', [passkey?.id])).toHaveLength(1);
  });
});

describe('links that are made and not mailed', () => {
  const generate = (body: object) => call('POST', '/admin/generate_link', body);
  const verify = (body: object) => api.call('POST', '/auth/v1/verify', { body });

  it('sign up, with their secret or their code', async () => {
    const email = address();
    const { body } = await generate({
      type: 'signup',
      email,
      password: PASSWORD,
      data: { status: 'alpha' },
      redirect_to: `${APP}/welcome`,
    });
    expect(body).toMatchObject({
      email,
      user_metadata: { status: 'alpha' },
      redirect_to: `${APP}/welcome`,
      verification_type: 'signup',
    });
    expect(body.action_link).toMatch(/\?token/);
    expect(body.action_link).toContain('type=signup');
    expect(body.action_link).toContain(`redirect_to=${APP}/welcome`);
    const wrong = body.email_otp === '000000' ? '000001' : '000000';
    expect((await verify({ type: 'signup', email, token: wrong })).status).toBe(403);
    const other = { type: 'signup', email: 'other@example.org', token: body.email_otp };
    expect((await verify(other)).status).toBe(403);
    const opened = await verify({ type: 'signup', email, token: body.email_otp });
    expect(opened.body.access_token).toEqual(expect.any(String));
    expect((await verify({ type: 'signup', email, token: body.email_otp })).status).toBe(403);
    expect((await api.signIn(email, PASSWORD)).userId).toBe(body.id);
    expect((await generate({ type: 'signup', email, password: PASSWORD })).body.code).toBe(
      'email_exists',
    );
  });

  it('recover, sign in and change an address', async () => {
    const { email } = await create({ email_confirm: true });
    const recovery = await generate({ type: 'recovery', email });
    const opened = await verify({ type: 'recovery', token_hash: recovery.body.hashed_token });
    expect(opened.status).toBe(200);
    const magic = await generate({ type: 'magiclink', email });
    expect((await verify({ type: 'magiclink', token_hash: magic.body.hashed_token })).status).toBe(
      200,
    );
    const newEmail = address();
    const change = await generate({ type: 'email_change_current', email, new_email: newEmail });
    expect(change.body).toMatchObject({ new_email: newEmail });
    expect(change.body.action_link).toContain('type=email_change');
    const missing = await generate({ type: 'recovery', email: 'unknown@example.org' });
    expect(said(missing)).toEqual([404, 'user_not_found', 'User with this email not found']);
  });

  it('lead nowhere else than to pages that are allowed', async () => {
    const { body } = await generate({
      type: 'magiclink',
      email: address(),
      redirect_to: 'https://evil.example/',
    });
    expect(body.redirect_to).toBe('http://localhost:3000');
    expect(body.action_link).toMatch(/^http:\/\/localhost:3000\/auth\/confirm\?/);
    expect(body.action_link).not.toContain('evil');
  });

  it('can be typed as the newest code of a kind, and be opened, whichever it is', async () => {
    const { email } = await create({ email_confirm: true });
    const [older, newer] = [
      await generate({ type: 'magiclink', email }),
      await generate({ type: 'magiclink', email }),
    ];
    // The two are the same by chance once in a million times.
    const typed = { type: 'magiclink', email, token: older.body.email_otp };
    expect((await verify(typed)).status).toBe(403);
    const opened = { type: 'magiclink', token_hash: older.body.hashed_token };
    expect((await verify(opened)).status).toBe(200);
    const spent = { type: 'magiclink', email, token: newer.body.email_otp };
    expect((await verify(spent)).status).toBe(403);
  });

  it('limit tries of a code by the network and the device they come from', async () => {
    const strict = await TestApi.start();
    const email = 'a@example.org';
    const tryCode = async (headers: Record<string, string>) => {
      const body = { type: 'email', email, token: '123456' };
      return (await strict.call('POST', '/auth/v1/verify', { body, headers })).status;
    };
    try {
      await strict.student(email, PASSWORD);
      const signedIn = await strict.tryPassword(email, PASSWORD);
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      const from = (ip: string) => ({ 'x-forwarded-for': ip });
      const tries = [];
      for (let tried = 0; tried < 11; tried += 1) tries.push(await tryCode(from('192.0.2.1')));
      expect(tries).toEqual([...Array(10).fill(403), 429]);
      expect(await tryCode(from('192.0.2.2'))).toBe(403);
      expect(await tryCode({ ...from('192.0.2.1'), cookie })).toBe(403);
    } finally {
      await strict.stop();
    }
  });
});

describe('an invitation', () => {
  it('that is opened after its owner has signed up changes nothing', async () => {
    const email = address();
    const links = new Links(api);
    const invite = await call('POST', '/admin/generate_link', { type: 'invite', email });
    const body = { email, password: PASSWORD };
    expect((await api.call('POST', '/auth/v1/signup', { body })).status).toBe(200);
    const own = { type: 'signup', token_hash: await links.of(email) };
    expect((await links.verify(own)).status).toBe(200);
    const late = await links.verify({ type: 'invite', token_hash: invite.body.hashed_token });
    expect([late.status, late.body.code]).toEqual([403, 'otp_expired']);
    expect((await api.signIn(email, PASSWORD)).userId).toBe(invite.body.id);
  });

  it('makes an account that waits, and asks for one mail', async () => {
    const email = address();
    const { body } = await call('POST', '/invite', { email, data: { status: 'alpha' } });
    expect(body).toMatchObject({ email, invited_at: expect.any(String) });
    const rows = await api.sql(`SELECT kind, user_metadata FROM link_requests WHERE email = $1`, [
      email,
    ]);
    expect(rows).toEqual([{ kind: 'sign-up', user_metadata: { status: 'alpha' } }]);
    const bad = await call('POST', '/invite', { email: 'xx:;x@x.x' });
    expect(bad.body.message).toBe('Unable to validate email address: invalid format');
  });
});

describe('codes by mail', () => {
  const otp = (body: object) => api.call('POST', '/auth/v1/otp', { body });
  const requests = (email: string) =>
    api.sql('SELECT kind, user_id IS NULL AS unknown FROM link_requests WHERE email = $1', [email]);

  it('are asked for alike, whether or not the address has an account', async () => {
    const { email } = await create({ email_confirm: true });
    const known = await otp({ email, create_user: false });
    const unknown = await otp({ email: 'no-one@example.org', create_user: false });
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    expect(await requests(email)).toEqual([{ kind: 'sign-in', unknown: false }]);
    expect(await requests('no-one@example.org')).toEqual([{ kind: 'sign-in', unknown: true }]);
    expect((await otp({ email })).status).toBe(429);
  });

  it('make an account unless told not to, which nothing opens before its code', async () => {
    const email = address();
    await otp({ email, data: { hello: 'world' } });
    expect(await requests(email)).toEqual([{ kind: 'sign-in', unknown: false }]);
    const [user] = await api.sql(
      'SELECT email_confirmed_at, user_metadata FROM users WHERE email = $1',
      [email],
    );
    expect(user).toEqual({ email_confirmed_at: null, user_metadata: {} });
    expect(said(await otp({ phone: '15555550123' }))).toEqual([
      400,
      'phone_provider_disabled',
      'Unsupported phone provider',
    ]);
    expect((await otp({})).body.message).toBe('One of email or phone must be set');
  });

  it('prove who is there, for whom has an address', async () => {
    const { email } = await create({ email_confirm: true });
    const session = await api.signIn(email, PASSWORD);
    const ask = (bearer: string) => api.call('GET', '/auth/v1/reauthenticate', { token: bearer });
    expect((await ask(session.access)).body).toEqual({});
    expect((await ask(session.access)).status).toBe(429);
    const visitor = await api.visitor();
    expect(said(await ask(visitor.access))).toEqual([
      422,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    ]);
    const change = await api.call('PUT', '/auth/v1/user', {
      token: session.access,
      body: { password: 'another horse 8', nonce: '123456' },
    });
    expect(said(change)).toEqual([
      422,
      'reauthentication_not_valid',
      'Nonce has expired or is invalid',
    ]);
  });
});
