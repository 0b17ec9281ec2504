import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchWithCaptcha } from './captcha.js';
import type { CaptchaAnnouncement } from './captcha-widget.js';

const CAPTCHA: CaptchaAnnouncement = { site_key: 'key', script_url: 'https://c.example/api.js' };
const SIGN_IN = 'https://site.example/auth/v1/token?grant_type=password';

interface Sent {
  url: string;
  body: unknown;
}

/** What a server answers: jsdom has no Response. */
function answerOf(status: number, body: unknown): Response {
  const answer = { status, json: async () => body, clone: () => answer };
  return answer as unknown as Response;
}

const REFUSAL = answerOf(400, { code: 'captcha_failed', message: '' });

describe('the auth client’s fetch', () => {
  const sent: Sent[] = [];
  let captcha: CaptchaAnnouncement | undefined;
  let answers: Response[];
  const usual = globalThis.fetch;

  beforeEach(() => {
    sent.length = 0;
    captcha = CAPTCHA;
    globalThis.fetch = async (input, init) => {
      const url = String(input);
      if (url === '/auth/v1/settings')
        return answerOf(200, captcha === undefined ? {} : { captcha });
      sent.push({
        url,
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
      });
      return answers.shift() ?? answerOf(200, { access_token: 'a' });
    };
  });
  afterEach(() => {
    globalThis.fetch = usual;
  });

  const solve = jest.fn(async (_: CaptchaAnnouncement) => 'solved');
  const signIn = (by = fetchWithCaptcha(solve)) =>
    by(SIGN_IN, { method: 'POST', body: JSON.stringify({ email: 'a@b.example', password: 'x' }) });

  it('sends the same request again with the token, where the server asks for one', async () => {
    answers = [REFUSAL];
    expect((await signIn()).status).toBe(200);
    expect(solve).toHaveBeenLastCalledWith(CAPTCHA);
    expect(sent).toEqual([
      { url: SIGN_IN, body: { email: 'a@b.example', password: 'x' } },
      {
        url: SIGN_IN,
        body: {
          email: 'a@b.example',
          password: 'x',
          gotrue_meta_security: { captcha_token: 'solved' },
        },
      },
    ]);
  });

  it('loads nothing and asks no one where the server doesn’t', async () => {
    solve.mockClear();
    answers = [answerOf(400, { code: 'invalid_credentials' })];
    expect((await signIn()).status).toBe(400);
    expect(sent).toHaveLength(1);
    expect(solve).not.toHaveBeenCalled();
  });

  it('leaves the refusal as it is when no captcha is announced, or none is solved', async () => {
    answers = [REFUSAL];
    captcha = undefined;
    expect(await signIn()).toBe(REFUSAL);
    answers = [REFUSAL];
    captcha = CAPTCHA;
    const failing = fetchWithCaptcha(async () => {
      throw new Error('no');
    });
    expect(await signIn(failing)).toBe(REFUSAL);
    expect(sent).toHaveLength(2);
  });

  it('leaves a refusal that is none of the protocol’s, and a request that can’t be sent again', async () => {
    solve.mockClear();
    const broken = answerOf(400, null);
    answers = [broken];
    expect(await signIn()).toBe(broken);
    const read = fetchWithCaptcha(solve);
    answers = [REFUSAL];
    expect(await read(SIGN_IN, { method: 'GET', body: '{}' })).toBe(REFUSAL);
    expect(solve).not.toHaveBeenCalled();
  });

  it('asks nothing where the refusal is another one, or nothing was sent', async () => {
    solve.mockClear();
    answers = [answerOf(500, { code: 'captcha_failed' })];
    expect((await signIn()).status).toBe(500);
    answers = [REFUSAL];
    const read = fetchWithCaptcha(solve);
    expect(await read(SIGN_IN)).toBe(REFUSAL);
    expect(solve).not.toHaveBeenCalled();
  });
});
