import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { loadConfig } from '@prepward/platform/config';
import { SiteVerify } from './captcha.js';

const sound = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
};
const IP = '203.0.113.7';

let server: Server;
let captcha: SiteVerify;
/** How the server of the captcha behaves. */
let mood: 'well' | 'cut' | 'nonsense' | 'moved' = 'well';
const asked: Record<string, string>[] = [];
const spent = new Set<string>();

/** As Turnstile's siteverify: tokens that begin with "good" pass, each once. */
function verdictOn(token = ''): object {
  if (token === 'silence') return { success: false };
  if (token === 'secret')
    return { success: false, 'error-codes': ['bad-request', 'invalid-input-secret'] };
  if (!token.startsWith('good'))
    return { success: false, 'error-codes': ['invalid-input-response'] };
  if (spent.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  spent.add(token);
  return { success: true, hostname: 'localhost' };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push(form);
    if (mood === 'cut') request.socket.destroy();
    else if (mood === 'moved' && request.url === '/siteverify')
      response.writeHead(307, { location: '/elsewhere' }).end();
    else response.end(mood !== 'nonsense' ? JSON.stringify(verdictOn(form.response)) : '<html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  captcha = new SiteVerify(
    loadConfig({
      ...sound,
      AUTH_CAPTCHA_SITE_KEY: 'key',
      AUTH_CAPTCHA_SECRET: 'secret',
      AUTH_CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
      AUTH_CAPTCHA_SCRIPT_URL: 'https://c.example/api.js',
    }),
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  mood = 'well';
  asked.length = 0;
});

const refused = (reason: string) => ({
  code: 'captcha_failed',
  status: 400,
  message: `captcha protection: request disallowed (${reason})`,
});

describe('a captcha', () => {
  it('is asked of no one where none is set up', async () => {
    await new SiteVerify(loadConfig(sound)).check(undefined, IP);
    expect(asked).toEqual([]);
  });

  it('passes each token once, checked with the secret and the address', async () => {
    await captcha.check('good-1', IP);
    expect(asked).toEqual([{ secret: 'secret', response: 'good-1', remoteip: IP }]);
    await expect(captcha.check('good-1', IP)).rejects.toMatchObject(
      refused('timeout-or-duplicate'),
    );
  });

  it('refuses without a token, and asks no one then', async () => {
    for (const token of [undefined, '', ' ']) {
      await expect(captcha.check(token, IP)).rejects.toMatchObject(
        refused('no captcha_token found'),
      );
    }
    expect(asked).toEqual([]);
  });

  it('refuses a token that its server does', async () => {
    await expect(captcha.check('made-up', IP)).rejects.toMatchObject(
      refused('invalid-input-response'),
    );
  });

  it('is told of to the operator where its server refuses our secret, and only there', async () => {
    const told = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await expect(captcha.check('silence', IP)).rejects.toMatchObject(refused('no reason given'));
    await expect(captcha.check('made-up', IP)).rejects.toThrow();
    expect(told).not.toHaveBeenCalled();
    const why = refused('bad-request, invalid-input-secret');
    await expect(captcha.check('secret', IP)).rejects.toMatchObject(why);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });

  it.each(['cut', 'nonsense', 'moved'] as const)(
    'lets no one by while its server is %s',
    async (how) => {
      mood = how;
      await expect(captcha.check('good-2', IP)).rejects.toMatchObject({
        code: 'request_timeout',
        status: 503,
        message: 'captcha verification process failed',
      });
      expect(asked).toHaveLength(1);
    },
  );
});
