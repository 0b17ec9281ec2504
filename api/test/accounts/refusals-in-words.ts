import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { loadConfig } from '@prepward/platform/config';
import { DomainError } from '@prepward/platform/errors';
import { metrics } from '@prepward/platform/telemetry';
import { ensureKeys, rotateKeys } from '../../src/cli/keys.js';

// Limits need the running server; the health check library only gathers answers.
const none = () => () => undefined;
class Named {}
jest.unstable_mockModule('@nestjs/throttler', () => ({ Throttle: none, SkipThrottle: none }));
jest.unstable_mockModule('@nestjs/terminus', () => ({
  ...{ HealthCheck: none, HealthCheckService: Named, HealthIndicatorService: Named },
}));
const { AuthError } = await import('@prepward/modules/auth/http');
const { toAuthAnswer } = await import('../../src/filters/auth-answer.js');
const { ErrorFilter } = await import('../../src/filters/error.filter.js');
const { refusalEvent } = await import('../../src/filters/refusals.js');
const { HealthController } = await import('../../src/health/health.controller.js');

const config = loadConfig({
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
});

let uses: unknown[][];
let allowed: boolean;
beforeEach(() => {
  [uses, allowed] = [[], true];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const limiter = {
  use: async (...use: unknown[]) => {
    uses.push(use);
    return { allowed, used: 1, resetMs: 1_001 };
  },
};
const filter = new ErrorFilter(limiter as never, config);

interface Asked {
  url?: string;
  counted?: boolean;
  user?: object;
  sent?: boolean;
}
async function answerTo(error: unknown, { url = '/api/v1/x', sent = false, ...more }: Asked = {}) {
  const said: { status?: number; body?: unknown; headers: Record<string, string> } = {
    headers: {},
  };
  const reply = {
    sent,
    header: (name: string, value: string) => {
      said.headers[name] = value;
    },
    status: (code: number) => {
      said.status = code;
      return { send: (body: unknown) => Object.assign(said, { body }) };
    },
  };
  const request = { ip: '2001:db8:1:2::9', url, routeOptions: {}, counted: true, ...more };
  const http = { getResponse: () => reply, getRequest: () => request };
  await filter.catch(error, { switchToHttp: () => http } as never);
  return said;
}
const refused = (status: number) => new HttpException('no', status);
const fastifys = (statusCode: number) => Object.assign(new Error('no'), { statusCode });

/** How errors are answered, and what they count for. */
export function refusalsInWords(): void {
  describe('an error', () => {
    it.each<[unknown, number, string]>([
      [new DomainError('NOT_FOUND'), 404, 'NOT_FOUND'],
      [new AuthError('bad_jwt'), 401, 'UNAUTHENTICATED'],
      [refused(405), 405, 'METHOD_NOT_ALLOWED'],
      [refused(418), 418, 'VALIDATION_FAILED'],
      [fastifys(413), 413, 'PAYLOAD_TOO_LARGE'],
      [fastifys(415), 415, 'UNSUPPORTED_MEDIA_TYPE'],
      [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 503, 'SERVICE_UNAVAILABLE'],
      [new Error('no'), 500, 'INTERNAL_ERROR'],
      [refused(502), 500, 'INTERNAL_ERROR'],
    ])('is answered by what it is (%#)', async (error, status, code) => {
      const answer = await answerTo(error);
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
      const { errorId } = answer.body as { errorId?: string };
      expect(errorId === undefined).toBe(status !== 500);
      expect(answer.headers).toEqual(status === 503 ? { 'Retry-After': '2' } : {});
    });

    it('has its own words, and what is wrong with which field; for the back-office as it reads them', async () => {
      const error = new DomainError('VALIDATION_FAILED', 'Look again.', { email: 'expected one' });
      const body = { code: 'VALIDATION_FAILED', message: 'Look again.' };
      const errors = { email: 'expected one' };
      expect((await answerTo(error)).body).toEqual({ ...body, errors });
      const staff = await answerTo(error, { url: '/api/v1/admin/users' });
      const root = { serverError: 'Look again.' };
      expect(staff.body).toEqual({ ...body, errors: { ...errors, root } });
      expect((await answerTo(error, { sent: true })).body).toBeUndefined();
    });

    it('of a program that can’t work names what is down', async () => {
      const down = new HttpException({ error: { queue: {}, database: {} } }, 503);
      const { body } = await answerTo(down);
      expect(body).toMatchObject({ errors: { queue: 'is down', database: 'is down' } });
      expect((await answerTo(new HttpException({ error: 'no' }, 503))).body).not.toHaveProperty(
        'errors',
      );
    });

    it('counts for the network where no limit counted the request, unless it is ours', async () => {
      await answerTo(new DomainError('NOT_FOUND'));
      await answerTo(new Error('no'), { counted: false });
      await answerTo(new DomainError('RATE_LIMITED'), { counted: false });
      expect(uses).toEqual([]);
      expect((await answerTo(new DomainError('NOT_FOUND'), { counted: false })).status).toBe(404);
      expect(uses).toEqual([['refused', '2001:db8:1:2::/64', 600, 60]]);
      allowed = false;
      const limited = await answerTo(new DomainError('NOT_FOUND'), { counted: false });
      expect(limited).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } });
    });

    it('that matters for security is counted as that', async () => {
      const count = async () => {
        const { values } = await metrics.securityEvents.get();
        return values.find(({ labels }) => labels.event === 'access.refused')?.value ?? 0;
      };
      const before = await count();
      await answerTo(new DomainError('FORBIDDEN'), { user: { userId: 'ann' } });
      await answerTo(new DomainError('NOT_FOUND'), { user: { userId: 'ann' } });
      expect((await count()) - before).toBe(1);
    });
  });

  describe('what a refusal means for security', () => {
    it.each<[unknown, number, string, string | undefined]>([
      [new DomainError('RATE_LIMITED'), 429, '/token?grant_type=password', 'sign-in.limited'],
      [new DomainError('RATE_LIMITED'), 429, '/token?grant_type=pkce', 'request.limited'],
      [new AuthError('over_request_rate_limit'), 400, '/otp', 'request.limited'],
      [new AuthError('bad_jwt'), 403, '/user', 'token.refused'],
      [new AuthError('session_not_found'), 403, '/user', 'token.refused'],
      [new AuthError('otp_expired'), 403, '/verify', 'link.refused'],
      [new AuthError('user_banned'), 403, '/token', 'sign-in.refused'],
      [new AuthError('email_not_confirmed'), 400, '/token', 'sign-in.refused'],
      [new AuthError('refresh_token_already_used'), 400, '/token', 'refresh.reused'],
      [new AuthError('invalid_credentials'), 403, '/token', undefined],
      [new DomainError('FORBIDDEN'), 403, '/api', 'access.refused'],
      [new DomainError('NOT_FOUND'), 404, '/api', undefined],
    ])('is what its code, status and address say (%#)', (error, status, url, event) => {
      expect(refusalEvent(error, status, url)).toBe(event);
    });
  });

  describe('an error in the words of the protocol', () => {
    const body = (code: string, errors?: Record<string, string>) =>
      ({ code, message: 'As it is.', ...(errors && { errors }) }) as never;
    const answer = (error: unknown, status: number, given: never, url = '/auth/v1/x') =>
      toAuthAnswer(error, status, given, url);

    it('signs no one out who refreshes too often', () => {
      const limited = (url: string) => answer(new Error(), 429, body('RATE_LIMITED'), url);
      expect(limited('/token?grant_type=refresh_token')).toMatchObject({
        status: 503,
        body: { code: 'request_timeout' },
      });
      expect(limited('/token?grant_type=password')).toMatchObject({
        status: 429,
        body: { code: 'over_request_rate_limit' },
      });
    });

    it('names the first field that is wrong, or answers the text of the protocol', () => {
      const wrong = answer(
        new Error(),
        400,
        body('VALIDATION_FAILED', { email: 'is wrong', b: 'x' }),
      );
      expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      expect(wrong.body.message).toContain('email');
      expect(answer(new Error(), 400, body('VALIDATION_FAILED'))).toEqual({
        status: 400,
        body: { code: 'validation_failed', message: "The request isn't valid." },
      });
      expect(answer(new Error(), 404, body('NOT_FOUND'))).toEqual({
        status: 404,
        body: { code: 'not_found', message: 'As it is.' },
      });
      const second = answer(new Error(), 403, body('SECOND_STEP_REQUIRED'));
      expect(second).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    });
  });

  describe('signing keys', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'prepward-keys-'));
    const file = path.join(folder, 'deep/keys.json');
    const before = process.env.AUTH_SIGNING_KEYS_FILE;
    afterAll(() => {
      if (before === undefined) delete process.env.AUTH_SIGNING_KEYS_FILE;
      else process.env.AUTH_SIGNING_KEYS_FILE = before;
      rmSync(folder, { recursive: true });
    });
    const ids = () =>
      (JSON.parse(readFileSync(file, 'utf8')) as { kid: string }[]).map(({ kid }) => kid);

    it('are made once, for no one else to read, and two of them kept, the newest first', async () => {
      jest.spyOn(console, 'log').mockImplementation(() => undefined);
      process.env.AUTH_SIGNING_KEYS_FILE = file;
      await ensureKeys();
      const [first] = ids();
      await ensureKeys();
      expect(ids()).toEqual([first]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      await rotateKeys();
      const [second] = ids();
      expect(ids()).toEqual([second, first]);
      await rotateKeys();
      expect(ids()).toEqual([expect.not.stringMatching(`${first}`), second]);
      process.env.AUTH_SIGNING_KEYS_FILE = '';
      await expect(ensureKeys()).rejects.toThrow('AUTH_SIGNING_KEYS_FILE is missing');
    });
  });

  describe('whether the program can work', () => {
    it('is asked of the database and the queue, each by itself, for two seconds', async () => {
      const indicator = (part: string) => ({ up: () => `${part} up`, down: () => `${part} down` });
      const ready = (database: () => Promise<void>, queue: () => Promise<void>) =>
        new HealthController(
          { check: (asks: (() => unknown)[]) => Promise.all(asks.map((ask) => ask())) } as never,
          { check: indicator } as never,
          { ask: database } as never,
          { ping: queue } as never,
        ).ready();
      const answers = async () => undefined;
      const fails = async () => Promise.reject(new Error('no'));
      expect(await ready(answers, answers)).toEqual(['database up', 'queue up']);
      expect(await ready(fails, answers)).toEqual(['database down', 'queue up']);
      jest.useFakeTimers();
      const late = ready(answers, () => new Promise(() => undefined));
      await jest.advanceTimersByTimeAsync(2_000);
      expect(await late).toEqual(['database up', 'queue down']);
    });
  });
}
