import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { TestApi } from './harness.js';

const PASSWORD = 'correct horse 7';
const SCRIPT = 'https://captcha.example/api.js';

let api: TestApi;
let server: Server;
/** How the captcha server behaves. */
let mood: 'well' | 'silent' | 'broken' | 'nonsense' = 'well';
const asked: Record<string, string>[] = [];
const spent = new Set<string>();

/** As Turnstile's siteverify: tokens that begin with "good" pass, each once. */
function verdictOn(token: string): object {
  if (!token.startsWith('good'))
    return { success: false, 'error-codes': ['invalid-input-response'] };
  if (spent.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  spent.add(token);
  return { success: true, 'error-codes': [], hostname: 'localhost' };
}

function startSiteVerify(): Promise<string> {
  server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push(form);
    if (mood === 'silent') return;
    if (mood === 'broken') response.statusCode = 502;
    response.setHeader('content-type', 'application/json');
    response.end(mood === 'well' ? JSON.stringify(verdictOn(form.response ?? '')) : '<html>');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`);
    });
  });
}

beforeAll(async () => {
  api = await TestApi.start({
    RATE_LIMIT_FACTOR: '100',
    AUTH_MAIL_INTERVAL_SECONDS: '0',
    AUTH_CAPTCHA_SITE_KEY: 'site-key',
    AUTH_CAPTCHA_SECRET: 'captcha-secret',
    AUTH_CAPTCHA_VERIFY_URL: await startSiteVerify(),
    AUTH_CAPTCHA_SCRIPT_URL: SCRIPT,
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.stop();
});

beforeEach(() => {
  mood = 'well';
});

const good = () => `good-${randomUUID()}`;

const post = (route: string, body: object, token?: string) =>
  api.call('POST', `/auth/v1/${route}`, {
    body: token === undefined ? body : { ...body, gotrue_meta_security: { captcha_token: token } },
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });

const ANN = { email: 'ann@example.org', password: PASSWORD };
/** Every call that a program could make in bulk. */
const GUARDED: [string, object][] = [
  ['signup', ANN],
  ['signup', {}],
  ['signup?grant_type=pkce', ANN],
  ['token?grant_type=password', ANN],
  ['recover', { email: ANN.email }],
  ['resend', { email: ANN.email, type: 'signup' }],
  ['otp', { email: ANN.email }],
];

describe('a captcha', () => {
  it('is announced, with what a browser must load, and never its secret', async () => {
    const { body, text: said } = await api.call('GET', '/auth/v1/settings');
    expect(body.captcha).toEqual({ site_key: 'site-key', script_url: SCRIPT });
    expect(said).not.toContain('captcha-secret');
  });

  it.each(GUARDED)('keeps %s from who brings no token, or a wrong one', async (route, body) => {
    const refusal = async (token?: string) => {
      const answer = await post(route, body, token);
      return [answer.status, answer.body];
    };
    const failed = (reason: string) => [
      400,
      { code: 'captcha_failed', message: `captcha protection: request disallowed (${reason})` },
    ];
    expect(await refusal()).toEqual(failed('no captcha_token found'));
    expect(await refusal(' ')).toEqual(failed('no captcha_token found'));
    expect(await refusal('made-up')).toEqual(failed('invalid-input-response'));
    expect(await api.sql('SELECT id FROM users')).toEqual([]);
    expect(await api.sql('SELECT id FROM link_requests')).toEqual([]);
  });

  it('that is solved lets sign-up, sign-in and mails go on, each token once', async () => {
    for (const [route, body] of GUARDED) {
      if (route.startsWith('token')) await api.sql(VERIFY_SIGN_UP, [ANN.email]);
      const token = good();
      const { status } = await post(route, body, token);
      expect([route, status]).toEqual([route, 200]);
      expect(asked.at(-1)).toEqual({
        secret: 'captcha-secret',
        response: token,
        remoteip: '203.0.113.7',
      });
      const again = await post(route, body, token);
      expect([again.status, again.body.code, again.body.message]).toEqual([
        400,
        'captcha_failed',
        'captcha protection: request disallowed (timeout-or-duplicate)',
      ]);
    }
  });

  it('isn’t asked of a session that goes on', async () => {
    const before = asked.length;
    const first = await post('token?grant_type=password', ANN, good());
    const { status } = await api.refresh(first.body.refresh_token);
    expect([status, asked.length - before]).toEqual([200, 1]);
    const code = await post('token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' });
    expect(code.body.code).toBe('flow_state_not_found');
  });

  it.each(['silent', 'broken', 'nonsense'] as const)(
    'whose server is %s lets no one by, and says to come back',
    async (how) => {
      mood = how;
      const answer = await post('token?grant_type=password', ANN, good());
      expect([answer.status, answer.body]).toEqual([
        503,
        { code: 'request_timeout', message: 'captcha verification process failed' },
      ]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});
