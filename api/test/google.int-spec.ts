import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GoTrueClient } from '@supabase/auth-js';
import { generate } from 'otplib';
import { AMARA, Browser, type Claims, GoogleStage, placeOf } from './google.js';
import { type Answer, TestApi } from './harness.js';
import { Links, newVerifier } from './links.js';
import { newServiceToken } from './service-token.js';

/*
 * Against an oidc-provider server in its own process; where a token must say something wrong, a proxy
 * in between changes and signs it.
 */

const PASSWORD = 'correct horse 7';

let stage: GoogleStage;
let api: TestApi;
let links: Links;
let browser: Browser;
let email: string;
let subject: string;
let number = 0;

beforeAll(async () => {
  stage = await GoogleStage.start();
  api = await TestApi.start({
    ...stage.settings,
    RATE_LIMIT_FACTOR: '100',
    AUTH_MAIL_INTERVAL_SECONDS: '0',
  });
  links = new Links(api);
});
afterAll(async () => {
  await api.stop();
  await stage.stop();
});
beforeEach(() => {
  number += 1;
  email = `google-${number}@example.org`;
  subject = `2000${number}`;
  browser = new Browser(api, stage);
  stage.claims = { sub: subject, email };
  stage.forges = false;
});

const page = () => `${stage.publicUrl}/login?from=test`;

function authorizeUrl(challenge: string, redirectTo = page()): string {
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: redirectTo,
    code_challenge: challenge,
    code_challenge_method: 's256',
  });
  return `/auth/v1/authorize?${query}`;
}

/** The whole way: to Google, a choice there, and back to the page that was asked for. */
async function there(form: Record<string, string> = { account: AMARA.id }) {
  const { verifier, asked } = newVerifier();
  const callback = await browser.goThere(authorizeUrl(asked.code_challenge), form);
  return { verifier, callback };
}

async function back(callback: string): Promise<URL> {
  return new URL(placeOf(await browser.open(callback)));
}

const exchange = (code: string | null, verifier: string): Promise<Answer> =>
  api.call('POST', '/auth/v1/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: verifier },
  });

async function signIn() {
  const { verifier, callback } = await there();
  const place = await back(callback);
  const code = place.searchParams.get('code');
  const answer = code === null ? undefined : await exchange(code, verifier);
  return { place, code, verifier, body: answer?.body, status: answer?.status };
}

const said = ({ searchParams }: URL) => [searchParams.get('error'), searchParams.get('error_code')];
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const accounts = (address = email) =>
  api.sql<{ id: string; password_hash: string | null; email_confirmed_at: Date | null }>(
    'SELECT * FROM users WHERE email = $1',
    [address],
  );
const events = async (userId: string): Promise<string[]> =>
  (
    await api.sql<{ name: string }>(
      `SELECT name FROM outbox_events WHERE payload ->> 'userId' = $1 ORDER BY name`,
      [userId],
    )
  ).map(({ name }) => name);

describe('an account of Google’s', () => {
  it('makes an account, with the names that it has there', async () => {
    stage.claims = undefined;
    const { body, place } = await signIn();
    expect(place.origin + place.pathname).toBe(`${stage.publicUrl}/login`);
    expect(place.searchParams.get('from')).toBe('test');
    expect(body.user).toMatchObject({
      email: AMARA.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { first_name: 'Amara', last_name: 'Okafor' },
      identities: [{ provider: 'google', id: AMARA.id }],
    });
    expect(body.user.email_confirmed_at).toBeTruthy();
    const { aal, amr } = claimsOf(body.access_token);
    expect([aal, amr[0].method]).toEqual(['aal1', 'oauth']);
    expect(await events(body.user.id)).toEqual(['user.registered', 'user.verified']);
  });

  it('opens the same account again, whatever its address has become', async () => {
    const first = await signIn();
    stage.claims = { sub: subject, email: `moved-${email}` };
    const second = await signIn();
    expect(second.body.user).toMatchObject({ id: first.body.user.id, email });
    expect(await accounts(`moved-${email}`)).toEqual([]);
  });

  it('opens an account with its verified address, beside the password', async () => {
    const { userId } = await api.student(email, PASSWORD);
    stage.claims = { sub: subject, email: email.toUpperCase() };
    const { body } = await signIn();
    expect(body.user.id).toBe(userId);
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect((await api.tryPassword(email, PASSWORD)).status).toBe(200);
    expect(await events(userId)).toContain('google.linked');
  });

  it.each<[string, Claims]>([
    ['has not verified', { email_verified: false }],
    ['says nothing of', (claims) => ({ ...claims, email_verified: undefined })],
    ['does not tell', (claims) => ({ ...claims, email: undefined })],
  ])('is refused with an address that Google %s', async (_, claims) => {
    await api.student(email, PASSWORD);
    const base = { sub: subject, email };
    stage.claims = (given) => {
      const changed = { ...given, ...base };
      return typeof claims === 'function' ? claims(changed) : { ...changed, ...claims };
    };
    const { place } = await signIn();
    expect(said(place)).toEqual(['server_error', 'provider_email_needs_verification']);
    expect(await api.sql('SELECT 1 FROM identities WHERE provider_id = $1', [subject])).toEqual([]);
  });

  it('shows names that no mail may carry to no one', async () => {
    stage.claims = { sub: subject, email, given_name: 'http://evil.example', family_name: 'Ito' };
    expect((await signIn()).body.user.user_metadata).toEqual({ last_name: 'Ito' });
  });
});

describe('an account that someone made before with the address', () => {
  it('is cleared of their password and links when no one had verified it', async () => {
    await api.call('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } });
    const link = await links.of(email);
    const [before] = await accounts();
    const { body } = await signIn();
    expect(body.user.id).toBe(before?.id);
    expect((await api.tryPassword(email, PASSWORD)).body.code).toBe('invalid_credentials');
    const opened = await links.verify({ type: 'signup', token_hash: link });
    expect(opened.body.code).toBe('otp_expired');
    expect(await accounts()).toMatchObject([{ password_hash: null }]);
  });

  it('is cleared of a password that a program gave it', async () => {
    const token = await newServiceToken(api);
    await api.call('POST', '/auth/v1/admin/users', { token, body: { email, password: PASSWORD } });
    expect((await accounts())[0]?.password_hash).not.toBeNull();
    expect((await signIn()).status).toBe(200);
    expect(await accounts()).toMatchObject([{ password_hash: null }]);
  });

  it.each([
    ['has a role', (id: string) => api.sql(ROLE, [id])],
    [
      'has another account of Google’s',
      (id: string) => api.sql(OTHER, [id, `${stage.publicUrl}/sandbox-google`]),
    ],
  ])('is not opened when it %s', async (_, arrange) => {
    const { userId } = await api.student(email, PASSWORD);
    await arrange(userId);
    expect(said((await signIn()).place)).toEqual(['server_error', 'email_exists']);
  });

  it('is not opened by its subject when it got a role since', async () => {
    const { body } = await signIn();
    await api.sql(ROLE, [body.user.id]);
    expect(said((await signIn()).place)).toEqual(['server_error', 'email_exists']);
  });

  it('is not opened when it is banned, by its address and by its subject', async () => {
    const { userId } = await api.student(email, PASSWORD);
    await api.sql(`UPDATE users SET banned_until = now() + interval '1 day' WHERE id = $1`, [
      userId,
    ]);
    expect(said((await signIn()).place)).toEqual(['access_denied', 'user_banned']);
  });
});

describe('two-step sign-in', () => {
  it('holds after Google, too', async () => {
    const first = await signIn();
    const token = first.body.access_token;
    const made = await api.call('POST', '/auth/v1/factors', {
      token,
      body: { factor_type: 'totp', friendly_name: 'Phone' },
    });
    const { id, totp } = made.body;
    const give = async (access: string, epoch: number) => {
      const asked = await api.call('POST', `/auth/v1/factors/${id}/challenge`, { token: access });
      const code = await generate({ secret: totp.secret, epoch });
      const body = { challenge_id: asked.body.id, code };
      return api.call('POST', `/auth/v1/factors/${id}/verify`, { token: access, body });
    };
    const now = Math.floor(Date.now() / 1000);
    expect((await give(token, now)).status).toBe(200);
    const { access_token: again } = (await signIn()).body;
    const refused = await api.call('GET', '/api/v1/profile', { token: again });
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_STEP_REQUIRED']);
    const { access_token: full } = (await give(again, now + 30)).body;
    expect(claimsOf(full).aal).toBe('aal2');
    expect((await api.call('GET', '/api/v1/profile', { token: full })).status).toBe(200);
  });
});

describe('what comes back is not believed', () => {
  it.each<[string, Claims]>([
    ['from another issuer', { iss: 'https://accounts.example' }],
    ['for another audience', { aud: 'someone-else' }],
    ['of another sign-in', { nonce: 'of-another-sign-in' }],
    ['without a nonce', (claims) => ({ ...claims, nonce: undefined })],
    ['when it has run out', { exp: Math.floor(Date.now() / 1000) - 600 }],
  ])('%s', async (_, claims) => {
    stage.claims = (given) => {
      const changed = { ...given, sub: subject, email };
      return typeof claims === 'function' ? claims(changed) : { ...changed, ...claims };
    };
    expect(said((await signIn()).place)).toEqual(['invalid_request', 'bad_oauth_callback']);
    expect(await accounts()).toEqual([]);
  });

  it('with a signature by no key of the issuer', async () => {
    stage.forges = true;
    expect(said((await signIn()).place)).toEqual(['invalid_request', 'bad_oauth_callback']);
    expect(await accounts()).toEqual([]);
  });

  it('a second time', async () => {
    const { callback } = await there();
    expect((await back(callback)).searchParams.get('code')).not.toBeNull();
    expect(said(await back(callback))).toEqual(['invalid_request', 'bad_oauth_state']);
  });

  it('with the code of a sign-in before', async () => {
    const first = await there();
    await back(first.callback);
    const used = new URL(first.callback).searchParams.get('code') ?? '';
    const second = new URL((await there()).callback);
    second.searchParams.set('code', used);
    expect(said(await back(second.href))).toEqual(['invalid_request', 'bad_oauth_callback']);
  });

  it('with another state, none, or in another browser', async () => {
    const { callback } = await there();
    const other = new URL(callback);
    other.searchParams.set('state', 'of-no-one');
    const bad = ['invalid_request', 'bad_oauth_state'];
    expect(said(await back(other.href))).toEqual(bad);
    other.searchParams.delete('state');
    expect(said(await back(other.href))).toEqual(bad);
    browser = new Browser(api, stage);
    expect(said(await back(callback))).toEqual(bad);
    expect(await accounts()).toEqual([]);
  });

  it('after five minutes', async () => {
    const { callback } = await there();
    await api.sql(`UPDATE google_flows SET expires_at = now() - interval '1 second'`);
    const place = await back(callback);
    expect(said(place)).toEqual(['server_error', 'flow_state_expired']);
    expect(place.searchParams.get('from')).toBe('test');
  });

  it('as an account when someone pressed "Cancel": in the query and in the hash', async () => {
    const { callback } = await there({ cancel: 'yes' });
    const place = await back(callback);
    expect(place.pathname).toBe('/login');
    expect(place.searchParams.get('error')).toBe('access_denied');
    expect(place.searchParams.get('error_code')).toBeNull();
    expect(new URLSearchParams(place.hash.slice(1)).get('error')).toBe('access_denied');
    expect(await accounts()).toEqual([]);
  });
});

describe('the code for a session', () => {
  it('is for the browser that began, and good once', async () => {
    const { code, verifier } = await signIn();
    expect((await exchange(code, verifier)).body.code).toBe('flow_state_not_found');
    const { callback } = await there();
    const other = (await back(callback)).searchParams.get('code');
    const wrong = await exchange(other, newVerifier().verifier);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_code_verifier']);
  });

  it('runs out', async () => {
    const { verifier, callback } = await there();
    const code = (await back(callback)).searchParams.get('code');
    await api.sql(`UPDATE flow_states SET expires_at = now() - interval '1 second'`);
    const late = await exchange(code, verifier);
    expect([late.status, late.body.code]).toEqual([422, 'flow_state_expired']);
  });
});

describe('the way there', () => {
  it('is shown by the settings', async () => {
    expect((await api.call('GET', '/auth/v1/settings')).body.external.google).toBe(true);
  });

  it('is tied to its browser by a cookie that comes along from elsewhere', async () => {
    const { headers } = await browser.open(authorizeUrl(newVerifier().asked.code_challenge));
    expect(headers.get('set-cookie')).toMatch(
      /^prepward_google=[\w-]{43}; Path=\/auth\/v1; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
  });

  it('never leads back to another site', async () => {
    const { asked } = newVerifier();
    const url = authorizeUrl(asked.code_challenge, 'https://evil.example/login');
    const callback = await browser.goThere(url, { account: AMARA.id });
    expect((await back(callback)).href).toMatch(`${stage.publicUrl}/login?code=`);
  });

  it.each([
    ['github', {}, 'provider_disabled', 'Unsupported provider: provider is not enabled'],
    [
      'google',
      { code_challenge: '' },
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'google',
      { code_challenge_method: 'plain' },
      'validation_failed',
      'code_challenge_method: expected s256',
    ],
  ])('is refused to %s with %j', async (provider, change, code, message) => {
    const challenge = newVerifier().asked;
    const query = new URLSearchParams({ ...challenge, provider, ...change });
    const { status, body } = await api.call('GET', `/auth/v1/authorize?${query}`);
    expect([status, body.code, body.message]).toEqual([400, code, message]);
  });

  it('is refused to clients that keep no verifier', async () => {
    const { status, body } = await api.call('GET', '/auth/v1/authorize?provider=google');
    const message = 'PKCE flow requires code_challenge_method and code_challenge';
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('the protocol’s own client', () => {
  it('is led there and back', async () => {
    const kept = new Map<string, string>();
    const client = new GoTrueClient({
      url: `${api.url}/auth/v1`,
      flowType: 'pkce',
      autoRefreshToken: false,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    });
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: page(), skipBrowserRedirect: true },
    });
    const callback = await browser.goThere(data.url ?? '', { account: AMARA.id });
    const code = (await back(callback)).searchParams.get('code') ?? '';
    const session = await client.exchangeCodeForSession(code);
    expect(session.error).toBeNull();
    expect((await client.getUser()).data.user).toMatchObject({ email });
  });
});

const ROLE = `INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`;
const OTHER = `INSERT INTO identities (id, user_id, provider, provider_id)
  VALUES (gen_random_uuid(), $1, $2, 'someone-before')`;
