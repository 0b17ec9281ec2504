import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, TestApi } from './harness.js';

const PASSWORD = 'correct horse 7';
const PHONE = '15555550123';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => api.stop());

const post = (path: string, body: unknown) => api.call('POST', `/auth/v1${path}`, { body });
const grant = (type: string, body: unknown) => post(`/token?grant_type=${type}`, body);
const said = ({ status, body }: Answer) => [status, body.code, body.message];

describe('texts that clients of the protocol compare', () => {
  it.each<[string, () => Promise<Answer>, [number, string, string]]>([
    [
      'an unknown refresh token',
      () => grant('refresh_token', { refresh_token: 'unknown' }),
      [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
    ],
    [
      'a wrong password',
      () => grant('password', { email: 'a@example.org', password: 'wrong' }),
      [400, 'invalid_credentials', 'Invalid login credentials'],
    ],
    [
      'a grant that is none',
      () => grant('magic', {}),
      [400, 'invalid_credentials', 'unsupported_grant_type'],
    ],
    [
      'a request for a session without a grant',
      () => post('/token', { email: 'a@example.org', password: PASSWORD }),
      [400, 'invalid_credentials', 'unsupported_grant_type'],
    ],
    [
      'a sign-in without an address',
      () => grant('password', { password: PASSWORD }),
      [400, 'validation_failed', 'missing email or phone'],
    ],
    [
      'an address that is none',
      () => post('/signup', { email: 'a', password: PASSWORD }),
      [400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ],
    [
      'a short password',
      () => post('/signup', { email: 'a@example.org', password: '123' }),
      [422, 'weak_password', 'Password should be at least 6 characters.'],
    ],
    [
      'a code of a mail that was never sent',
      () => post('/verify', { type: 'email', email: 'a@example.org', token: '123456' }),
      [403, 'otp_expired', 'Token has expired or is invalid'],
    ],
    [
      'a code of a redirect without its verifier',
      () => grant('pkce', { auth_code: 'a', code_verifier: null }),
      [
        400,
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      ],
    ],
    [
      'no token',
      () => api.call('GET', '/auth/v1/user'),
      [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ],
    [
      'a token that is none',
      () => api.call('GET', '/auth/v1/user', { token: 'bad' }),
      [
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token is malformed or its signature is invalid',
      ],
    ],
  ])('answer %s', async (_, call, expected) => {
    expect(said(await call())).toEqual(expected);
  });

  it('answer a refresh token that was used, twice removed', async () => {
    const { refresh } = await api.student('used@example.org');
    const second = (await api.refresh(refresh)).body.refresh_token;
    await api.refresh(second);
    expect(said(await api.refresh(refresh))).toEqual([
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ]);
  });
});

describe('what is switched off', () => {
  it.each<[string, () => Promise<Answer>, [number, string, string]]>([
    [
      'single sign-on',
      () => post('/sso', { provider_id: 'x' }),
      [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ],
    [
      'web3',
      () => grant('web3', { chain: 'solana', message: 'm', signature: 's' }),
      [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ],
    [
      'a token of a provider',
      () => grant('id_token', { provider: 'google', id_token: 'x' }),
      [400, 'provider_disabled', 'Provider (issuer "https://accounts.google.com") is not enabled'],
    ],
    [
      'a provider of redirects',
      () => api.call('GET', '/auth/v1/authorize?provider=github'),
      [400, 'provider_disabled', 'Unsupported provider: provider is not enabled'],
    ],
    [
      'sign-up by phone',
      () => post('/signup', { phone: PHONE, password: PASSWORD, channel: 'sms' }),
      [400, 'phone_provider_disabled', 'Phone signups are disabled'],
    ],
    [
      'sign-in by phone',
      () => grant('password', { phone: PHONE, password: PASSWORD }),
      [400, 'phone_provider_disabled', 'Phone logins are disabled'],
    ],
    [
      'a code to a phone',
      () => post('/verify', { type: 'sms', phone: PHONE, token: '123456' }),
      [403, 'otp_expired', 'Token has expired or is invalid'],
    ],
    [
      'a phone that is none',
      () => post('/verify', { type: 'sms', phone: `${PHONE}-x`, token: '123456' }),
      [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    ],
  ])('says so: %s', async (_, call, expected) => {
    expect(said(await call())).toEqual(expected);
  });

  it('says so to accounts that link another sign-in', async () => {
    const { access: token } = await api.student('links@example.org');
    const off = [404, 'manual_linking_disabled', 'Manual linking is disabled'];
    const link = '/auth/v1/user/identities/authorize?provider=google';
    expect(said(await api.call('GET', link, { token }))).toEqual(off);
    const unlink = '/auth/v1/user/identities/5d6d4f0a-31b8-4a54-a4a2-3f3a50bb7f3e';
    expect(said(await api.call('DELETE', unlink, { token }))).toEqual(off);
  });

  it('answers a phone that wants its code again as an unknown address', async () => {
    const answer = await post('/resend', { type: 'phone_change', phone: PHONE, options: {} });
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });
});

describe('requests as clients send them', () => {
  it('may hold more than a call knows, here and not in our own API', async () => {
    const body = { email: 'more@example.org', password: PASSWORD, options: { channel: 'sms' } };
    expect((await post('/signup', body)).status).toBe(200);
    const own = await api.call('POST', '/api/v1/quotes', { body: { nothing: 'known' } });
    expect([own.status, own.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('may delete with a media type and no body', async () => {
    const { access: token } = await api.student('deletes@example.org');
    const answer = await api.call('DELETE', '/auth/v1/user/identities/1', {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.body.code).toBe('manual_linking_disabled');
  });
});

describe('the pace of mails', () => {
  it('is kept for each kind of mail', async () => {
    const email = 'paced@example.org';
    await post('/signup', { email, password: PASSWORD });
    expect((await post('/recover', { email })).status).toBe(200);
    expect((await post('/resend', { email, type: 'signup' })).status).toBe(429);
    expect((await post('/recover', { email })).status).toBe(429);
    const other = 'other@example.org';
    expect((await post('/recover', { email: other })).status).toBe(200);
    expect((await post('/resend', { email: other, type: 'signup' })).status).toBe(200);
    expect((await post('/resend', { email: other, type: 'signup' })).status).toBe(429);
  });
});

describe('where links lead', () => {
  const wanted = async (email: string, to: string) => {
    await api.call('POST', `/auth/v1/recover?redirect_to=${encodeURIComponent(to)}`, {
      body: { email },
    });
    const [row] = await api.sql<{ redirect_to: string | null }>(
      'SELECT redirect_to FROM link_requests WHERE email = $1',
      [email],
    );
    return row?.redirect_to;
  };

  it.each([
    ['http://localhost:3000/pricing?plan=weekly', 'http://localhost:3000/pricing?plan=weekly'],
    ['https://evil.example/', null],
    ['https://localhost:3000/', null],
    ['http://localhost:3000@evil.example/', null],
    ['http://user:x@localhost:3000/', null],
    ['//localhost:3000/', null],
    ['javascript:alert(1)', null],
  ])('to %s: %s', async (to, expected) => {
    const email = `to-${Buffer.from(to).toString('hex')}`.slice(0, 60);
    expect(await wanted(`${email}@example.org`, to)).toBe(expected);
  });
});

describe('the protocol without a prefix', () => {
  let bare: TestApi;
  beforeAll(async () => {
    bare = await TestApi.start({ AUTH_PREFIX: '', AUTH_REDIRECT_ORIGINS: 'https://app.example' });
  });
  afterAll(() => bare.stop());

  it('has its routes, its errors and its header at the root', async () => {
    expect((await bare.call('GET', '/.well-known/jwks.json')).body.keys).toHaveLength(1);
    const refused = await bare.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: 'unknown' },
    });
    expect(refused.body.code).toBe('refresh_token_not_found');
    expect(refused.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('refuses what can’t be read in the shape of what is there', async () => {
    const refusal = async (on: TestApi, path: string) => {
      const { body, headers } = await on.call('GET', path);
      return [body.code, headers.get('x-supabase-api-version')];
    };
    const asProtocol = ['not_found', '2024-01-01'];
    expect(await refusal(bare, '/%zz')).toEqual(asProtocol);
    expect(await refusal(bare, '/api/v1/%zz')).toEqual(['NOT_FOUND', null]);
    expect(await refusal(api, '/auth/v1/%zz')).toEqual(asProtocol);
    expect(await refusal(api, '/%zz')).toEqual(['NOT_FOUND', null]);
  });

  it('leaves the product its own errors', async () => {
    const { body, headers } = await bare.call('GET', '/api/v1/profile');
    expect([body.code, headers.get('x-supabase-api-version')]).toEqual(['UNAUTHENTICATED', null]);
    expect((await bare.call('GET', '/api/v1/nothing')).body.code).toBe('NOT_FOUND');
  });

  it('lets links lead to an origin that the operator named', async () => {
    const to = encodeURIComponent('https://app.example/welcome');
    await bare.call('POST', `/recover?redirect_to=${to}`, { body: { email: 'a@example.org' } });
    expect(await bare.sql('SELECT redirect_to FROM link_requests')).toEqual([
      { redirect_to: 'https://app.example/welcome' },
    ]);
  });
});
