import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GoTrueAdminApi, GoTrueClient } from '@supabase/auth-js';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { generate } from 'otplib';
import { Authenticator } from './authenticator.js';
import { TestApi } from './harness.js';

/*
 * The protocol's public client, unchanged, against the settings of docs/auth.md, "Running another
 * client's tests".
 */

const SECRET = '37c304f8-51aa-419a-a1af-06154e63707a';
const PASSWORD = 'correct horse 7';
/** Where the site is, which passkeys belong to. */
const SITE = 'http://localhost:3000';
/** What the client takes for a device's answer. */
type Given<Call extends 'verifyRegistration' | 'verifyAuthentication'> = Parameters<
  GoTrueClient['passkey'][Call]
>[0]['credential'];
const WELCOME = 'http://localhost:9999/welcome';
const WITHOUT_KEY = {
  AUTH_PREFIX: '',
  AUTH_ADMIN_ROLES: 'service_role,supabase_admin',
  AUTH_REDIRECT_ORIGINS: 'http://localhost:9999',
  AUTH_MAIL_INTERVAL_SECONDS: '1',
  AUTH_FRESH_SESSION_SECONDS: '86400',
  RATE_LIMIT_FACTOR: '100',
};
const PROFILE = { ...WITHOUT_KEY, AUTH_HS256_SECRET: SECRET };

let api: TestApi;
let admin: GoTrueAdminApi;
let client: GoTrueClient;
beforeAll(async () => {
  api = await TestApi.start({ ...PROFILE, AUTH_AUTOCONFIRM: 'true' });
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(SECRET));
  admin = new GoTrueAdminApi({ url: api.url, headers: { Authorization: `Bearer ${token}` } });
  client = newClient(api.url);
});
afterAll(() => api.stop());

function newClient(url: string): GoTrueClient {
  const kept = new Map<string, string>();
  return new GoTrueClient({
    url,
    autoRefreshToken: false,
    experimental: { passkey: true },
    persistSession: true,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

let number = 0;
function credentials() {
  number += 1;
  return { email: `client-${number}@example.org`, password: PASSWORD };
}

async function signedUp() {
  const given = credentials();
  const { data, error } = await client.signUp(given);
  if (error !== null || data.user === null) throw error ?? new Error('no user');
  return { ...given, id: data.user.id, session: data.session };
}

describe('a student’s client', () => {
  it('signs up, refreshes, reads and changes its user, and signs out', async () => {
    const { email, session } = await signedUp();
    expect(session?.user).toMatchObject({ email, app_metadata: { provider: 'email' } });
    const refreshed = await client.refreshSession();
    expect(refreshed.data.session?.refresh_token).not.toBe(session?.refresh_token);
    const changed = await client.updateUser({ data: { hello: 'world' } });
    expect(changed.data.user?.user_metadata).toMatchObject({ hello: 'world' });
    expect((await client.getClaims()).data?.claims.email).toBe(email);
    expect((await client.signOut()).error).toBeNull();
    expect((await client.getUser()).data.user).toBeNull();
  });

  it('is told what is wrong in words that it knows', async () => {
    const given = await signedUp();
    expect((await client.signUp(given)).error?.message).toMatch(/^User already registered/);
    const short = await client.signUp({ email: 'asd@a.aa', password: '123' });
    expect(short.error?.message).toContain('Password should be at least 6 characters');
    const stale = await client.refreshSession({ refresh_token: 'invalid-refresh-token' });
    expect(stale.error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
    const unknown = await client.signInWithOtp({
      email: 'unknown@example.org',
      options: { shouldCreateUser: false },
    });
    expect(unknown.error?.message).toBe('Signups not allowed for otp');
    const web3 = await client.signInWithWeb3({
      chain: 'solana',
      message: 'm',
      signature: new Uint8Array([1]),
    });
    expect(web3.error?.message).toContain('Web3 provider is disabled');
    const phone = await client.verifyOtp({ phone: '15555550123', token: '123456', type: 'sms' });
    expect([phone.error?.status, phone.error?.message]).toEqual([
      403,
      'Token has expired or is invalid',
    ]);
  });

  it('changes password and address from a fresh session, and from an old one by a code', async () => {
    const { email } = await signedUp();
    const password = 'another horse 9';
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    const wanted = credentials().email;
    expect((await client.updateUser({ email: wanted })).data.user?.new_email).toBe(wanted);
    await api.sql(`UPDATE sessions SET amr = jsonb_set(amr, '{0,timestamp}', '1')`);
    const late = await client.updateUser({ password: PASSWORD });
    expect([late.error?.status, late.error?.code, late.error?.message]).toEqual([
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    ]);
    const { error } = await client.updateUser({ password: PASSWORD, nonce: '000000' });
    expect(error?.code).toBe('reauthentication_not_valid');
  });

  it('adds a passkey beside another from a fresh session, and signs in with it', async () => {
    const { id } = await signedUp();
    const device = new Authenticator(SITE);
    for (const next of [device, new Authenticator(SITE)]) {
      const { data: asked, error } = await client.passkey.startRegistration();
      if (asked === null) throw error;
      const credential = next.create(asked.options) as Given<'verifyRegistration'>;
      const given = { challengeId: asked.challenge_id, credential };
      expect((await client.passkey.verifyRegistration(given)).error).toBeNull();
    }
    expect((await client.passkey.list()).data).toHaveLength(2);
    const other = newClient(api.url);
    const { data: asked, error } = await other.passkey.startAuthentication();
    if (asked === null) throw error;
    const credential = device.get(asked.options) as Given<'verifyAuthentication'>;
    const answer = { challengeId: asked.challenge_id, credential };
    expect((await other.passkey.verifyAuthentication(answer)).data?.user?.id).toBe(id);
    const again = await other.passkey.verifyAuthentication(answer);
    expect(again.error?.code).toBe('webauthn_challenge_not_found');
  });

  it('takes part without an account, with what it says of itself', async () => {
    const data = { info: 'some info' };
    const visitor = await client.signInAnonymously({ options: { data } });
    expect(visitor.data.user).toMatchObject({ is_anonymous: true, user_metadata: data });
  });

  it('sets up two steps, is asked for the second, and takes it away', async () => {
    const { email, password } = await signedUp();
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    if (factor === null) throw new Error('no factor');
    const code = (steps: number) =>
      generate({ secret: factor.totp.secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
    const wrong = await client.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' });
    expect(wrong.error?.message).toContain('Invalid TOTP code');
    const first = { factorId: factor.id, code: await code(0) };
    expect((await client.mfa.challengeAndVerify(first)).error).toBeNull();
    await client.signOut();
    await client.signInWithPassword({ email, password });
    const level = () => client.mfa.getAuthenticatorAssuranceLevel();
    expect((await level()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const next = { factorId: factor.id, code: await code(1) };
    expect((await client.mfa.challengeAndVerify(next)).error).toBeNull();
    expect((await level()).data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });
});

describe('an administrator’s client', () => {
  it('makes, reads, changes, lists and deletes users', async () => {
    const given = credentials();
    const made = await admin.createUser({ ...given, user_metadata: { image: 'x' } });
    expect(made.data.user).toMatchObject({ email: given.email, user_metadata: { image: 'x' } });
    const id = made.data.user?.id ?? '';
    const renamed = await admin.updateUserById(id, { email: `new_${given.email}` });
    expect(renamed.data.user?.email).toBe(`new_${given.email}`);
    const roles = await admin.updateUserById(id, { app_metadata: { roles: ['admin'] } });
    expect(roles.data.user?.app_metadata).toHaveProperty('roles');
    const listed = await admin.listUsers();
    expect(listed.data).toHaveProperty('aud');
    expect(listed.data.users.map((user) => user.id)).toContain(id);
    expect((await admin.getUserById(id)).data.user?.id).toBe(id);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.message).toBe('User not found');
    expect((await admin.listUsers({ page: -1, perPage: 10 })).data.users).toEqual([]);
  });

  it('makes links, invites, and sees and takes away factors', async () => {
    const { email, password } = credentials();
    const { data } = await admin.generateLink({
      type: 'signup',
      email,
      password,
      options: { data: { status: 'alpha' }, redirectTo: WELCOME },
    });
    expect(data.user?.user_metadata).toEqual({ status: 'alpha' });
    expect(data.properties?.action_link).toContain(`redirect_to=${WELCOME}`);
    const invited = await admin.inviteUserByEmail(credentials().email, { redirectTo: WELCOME });
    expect(invited.data.user?.invited_at).toEqual(expect.any(String));
    const { id } = await signedUp();
    await client.mfa.enroll({ factorType: 'totp' });
    const [factor] = (await admin.mfa.listFactors({ userId: id })).data?.factors ?? [];
    expect(factor?.factor_type).toBe('totp');
    const removed = await admin.mfa.deleteFactor({ userId: id, id: factor?.id ?? '' });
    expect(removed.error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
  });

  it('signs a session out, and is told of a token that is none', async () => {
    const { session } = await signedUp();
    expect((await admin.signOut(session?.access_token ?? '')).error).toBeNull();
    expect((await admin.signOut('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/);
  });
});

describe('instances with other settings', () => {
  it('close sign-ups, visitors’ too, and practice without an account', async () => {
    const closed = await TestApi.start({ ...PROFILE, AUTH_DISABLE_SIGNUP: 'true' });
    const asking = await TestApi.start({ ...PROFILE, AUTH_ANONYMOUS: 'false' });
    try {
      const refused = await newClient(closed.url).signUp(credentials());
      expect(refused.error?.message).toBe('Signups not allowed for this instance');
      const unseen = await newClient(closed.url).signInAnonymously();
      expect([unseen.error?.status, unseen.error?.code]).toEqual([422, 'signup_disabled']);
      const visitor = await newClient(asking.url).signInAnonymously();
      expect(visitor.error?.message).toContain('Anonymous sign-ins are disabled');
      const waiting = await newClient(asking.url).signUp(credentials());
      expect(waiting.data.session).toBeNull();
      expect(waiting.data.user).not.toHaveProperty('email_confirmed_at');
      const settings = async (of: TestApi) => (await of.call('GET', '/settings')).body;
      const said = {
        external: { email: true, phone: false, google: false, anonymous_users: true },
        disable_signup: true,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        password_min_length: 6,
      };
      expect(await settings(closed)).toEqual(said);
      const external = { ...said.external, anonymous_users: false };
      expect(await settings(asking)).toEqual({ ...said, external, disable_signup: false });
      expect(await settings(api)).toMatchObject({ mailer_autoconfirm: true });
    } finally {
      await closed.stop();
      await asking.stop();
    }
  });

  it('sign with asymmetric keys, which the client checks by itself', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'prepward-rs256-'));
    const file = path.join(folder, 'keys.json');
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'rsa' };
    writeFileSync(file, JSON.stringify([{ ...key, use: 'sig', key_ops: ['sign', 'verify'] }]));
    const keyed = await TestApi.start({
      ...WITHOUT_KEY,
      AUTH_AUTOCONFIRM: 'true',
      AUTH_SIGNING_KEYS_FILE: file,
    });
    try {
      const student = newClient(keyed.url);
      expect((await student.signUp(credentials())).error).toBeNull();
      const { keys } = (await keyed.call('GET', '/.well-known/jwks.json')).body;
      expect(keys).toEqual([expect.objectContaining({ kid: 'rsa', alg: 'RS256', kty: 'RSA' })]);
      expect(Object.keys(keys[0])).not.toContain('d');
      const asked: string[] = [];
      const usual = globalThis.fetch;
      globalThis.fetch = (input, init) => {
        asked.push(new URL(String(input)).pathname);
        return usual(input, init);
      };
      const { data, error } = await student.getClaims().finally(() => {
        globalThis.fetch = usual;
      });
      expect([error, data?.header.alg, asked]).toEqual([null, 'RS256', ['/.well-known/jwks.json']]);
    } finally {
      await keyed.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
