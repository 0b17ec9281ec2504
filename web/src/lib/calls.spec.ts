import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeServer } from '../test/fake-server.js';
import { ApiError, call, callForFile, isRetryable, OfflineError } from './api.js';
import { didSecondStep } from './session/access-token.js';
import { authorized } from './session/authorized.js';
import { sameUser, toUser } from './session/session-user.js';
import { claimVisitor, VISITOR_KEY } from './session/visitor.js';
import { whileSeen } from './session/while-seen.js';

const CHECK = 'POST /functions/v1/check-subscription';
const CLAIM = 'POST /api/v1/visitor/claim';
const ME = 'GET /api/v1/me';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
});
afterEach(() => restore());

const token = (claims: object): string => `a.${btoa(JSON.stringify(claims))}.b`;

describe('a call to the server', () => {
  it('says who asks, and sends what it carries as JSON', async () => {
    server.on(CLAIM, { status: 202, body: { id: 'job' } }).on(ME, { status: 200, body: {} });
    await call('account.claimVisitor', { token: 't', key: 'k', body: { refreshToken: 'r' } });
    await call('account.me');
    const [claim] = server.asked(CLAIM);
    expect(claim?.bearer).toBe('Bearer t');
    expect(claim?.body).toEqual({ refreshToken: 'r' });
    expect(claim?.headers.get('idempotency-key')).toBe('k');
    expect(claim?.headers.get('content-type')).toBe('application/json');
    const [me] = server.asked(ME);
    expect(me?.headers.get('accept')).toBe('application/json');
    expect([me?.bearer, me?.headers.get('content-type')]).toEqual([null, null]);
    expect(me?.headers.has('idempotency-key')).toBe(false);
  });

  it('takes an answer without a body, and a file', async () => {
    server.on(CHECK, { status: 204 });
    expect(await call('account.checkSubscription', { token: 't' })).toBeUndefined();
    server.on(ME, { status: 200, body: { a: 1 } });
    expect((await callForFile('account.me', { token: 't' })).size).toBe(7);
    expect(server.asked(ME)[0]?.headers.get('accept')).toBe('*/*');
    const broken = jest.spyOn(Response.prototype, 'blob').mockRejectedValue(new TypeError('lost'));
    await expect(callForFile('account.me', { token: 't' })).rejects.toBeInstanceOf(OfflineError);
    broken.mockRestore();
  });

  it('hands on what the server refuses: its code, its id, and what is wrong by field', async () => {
    const errors = { email: 'Wrong', more: 3 };
    server.on(ME, {
      status: 422,
      body: { code: 'VALIDATION_FAILED', message: 'm', errorId: 'e1', errors },
    });
    const refused = await call('account.me').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'm',
      errorId: 'e1',
      fields: { email: 'Wrong' },
    });
    server.on(ME, { status: 500, body: { code: 7 } });
    const broken = await call('account.me').catch((error: unknown) => error);
    expect(broken).toMatchObject({ code: 'INTERNAL_ERROR', message: '', fields: undefined });
    server.on(ME, { status: 500, body: null });
    const empty = await call('account.me').catch((error: unknown) => error);
    expect(empty).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 });
  });

  it('waits twenty seconds for its answer', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    server.on(ME, { status: 200, body: {} });
    await call('account.me');
    expect(limit.mock.calls).toEqual([[20_000]]);
    limit.mockRestore();
  });

  it('that was stopped is no lost connection', async () => {
    server.on(ME, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('account.me')).rejects.toBeInstanceOf(OfflineError);
    const signal = AbortSignal.abort();
    await expect(call('account.me', { signal })).rejects.not.toBeInstanceOf(OfflineError);
  });

  const answered = (status: number) => new ApiError(status, 'INTERNAL_ERROR', '');

  it.each<[string, unknown, boolean]>([
    ['no connection', new OfflineError(null), true],
    ['an answer of 500', answered(500), true],
    ['an answer of 503', answered(503), true],
    ['an answer of 429', answered(429), true],
    ['an answer of 408', answered(408), true],
    ['an answer of 409', answered(409), false],
    ['an answer of 499', answered(499), false],
    ['anything else', new TypeError('no'), false],
  ])('after %s says whether it can be sent again', (_, error, again) =>
    expect(isRetryable(error)).toBe(again),
  );
});

describe('a call for the person who is here', () => {
  const refused = new ApiError(401, 'UNAUTHENTICATED', '');

  it('is sent again, with another token, where its token is refused', async () => {
    const ensureToken = jest.fn(async (rejected?: string) => (rejected ? 'second' : 'first'));
    const sent = jest.fn(async (given: string) => {
      if (given === 'first') throw refused;
      return given;
    });
    expect(await authorized({ ensureToken }, sent)).toBe('second');
    expect(ensureToken).toHaveBeenLastCalledWith('first');
    const never = jest.fn(() => Promise.reject(refused));
    await expect(authorized({ ensureToken }, never)).rejects.toBe(refused);
    expect(never).toHaveBeenCalledTimes(2);
  });

  it('is not sent again for anything else', async () => {
    const forbidden = new ApiError(403, 'FORBIDDEN', '');
    const sent = jest.fn(() => Promise.reject(forbidden));
    await expect(authorized({ ensureToken: async () => 'first' }, sent)).rejects.toBe(forbidden);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('the visit before an account', () => {
  const own = token({ amr: [{ method: 'password' }] });

  it.each([
    [429, 'refresh'],
    [500, 'refresh'],
    [499, null],
    [404, null],
  ])('after an answer of %d is remembered as %s', async (status, kept) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(VISITOR_KEY, 'refresh');
    server.on(CLAIM, { status, body: { code: 'NOT_FOUND', message: '' } });
    expect(await claimVisitor(own)).toBe(false);
    expect(localStorage.getItem(VISITOR_KEY)).toBe(kept);
    logged.mockRestore();
  });

  it('is asked about only where there was one', async () => {
    expect(await claimVisitor(own)).toBe(false);
    expect(server.seen).toHaveLength(0);
    localStorage.setItem(VISITOR_KEY, 'refresh');
    server.on(CLAIM, { status: 202, body: {} });
    expect(await claimVisitor(token({ amr: [{ method: 'google' }, { method: 'password' }] }))).toBe(
      true,
    );
    expect(server.asked(CLAIM)[0]?.body).toEqual({ refreshToken: 'refresh' });
    expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
  });
});

it('the second step is read from the token', () => {
  expect(didSecondStep(token({ aal: 'aal2' }))).toBe(true);
  expect(didSecondStep(token({ aal: 'aal1' }))).toBe(false);
  expect(didSecondStep('broken')).toBe(false);
});

describe('who is signed in', () => {
  const dana = { id: 'dana', email: 'd@example.com', firstName: 'Dana', lastName: 'Ortiz' };

  it('is the same person until something shown changes', () => {
    expect(sameUser(dana, { ...dana })).toBe(true);
    expect(sameUser(null, dana)).toBe(false);
    for (const changed of ['id', 'email', 'firstName', 'lastName']) {
      expect([changed, sameUser(dana, { ...dana, [changed]: 'x' })]).toEqual([changed, false]);
    }
  });

  it('has the names of the account, or none', () => {
    const session = (user: object) => ({ user }) as unknown as Parameters<typeof toUser>[0];
    const names = { first_name: 'Dana', last_name: 'Ortiz' };
    expect(toUser(session({ id: 'dana', email: 'd@example.com', user_metadata: names }))).toEqual(
      dana,
    );
    expect(toUser(session({ id: 'dana', user_metadata: { first_name: 7 } }))).toEqual({
      id: 'dana',
      email: '',
      firstName: '',
      lastName: '',
    });
  });
});

it('what is asked for while a page is seen stops with the page', () => {
  jest.useFakeTimers();
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const act = jest.fn();
  const stop = whileSeen(100, act);
  jest.advanceTimersByTime(250);
  expect(act).toHaveBeenCalledTimes(2);
  seen.mockReturnValue('hidden');
  jest.advanceTimersByTime(200);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(2);
  seen.mockReturnValue('visible');
  stop();
  jest.advanceTimersByTime(500);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(2);
  seen.mockRestore();
  jest.useRealTimers();
});
