import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import type { GoTrueClient } from '@supabase/auth-js';
import { FakeServer, sessionFor } from '../../test/fake-server.js';
import { OfflineError, ShownError } from '../api.js';
import { checkSession, endSession, readToken, renewToken, signInAsVisitor } from './auth-server.js';
import { newAuthClient } from './new-auth-client.js';

const ME = 'GET /api/v1/me';
const AWAY = { name: 'AuthRetryableFetchError', status: 0, __isAuthError: true };
const REFUSED = { name: 'AuthApiError', status: 403, code: 'bad_jwt', __isAuthError: true };

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
});
afterEach(() => restore());

const clientOf = (answers: object) => answers as GoTrueClient;
const failing = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a visit', () => {
  const visit = (data: object, error: object | null) =>
    signInAsVisitor(clientOf({ signInAnonymously: async () => ({ data, error }) }));

  it('begins, or says why it can’t', async () => {
    expect(await visit({ session: { access_token: 't' } }, null)).toBe('t');
    expect(await failing(visit({ session: null }, AWAY))).toBeInstanceOf(OfflineError);
    const none = await failing(visit({ session: null }, null));
    expect(none).toBeInstanceOf(ShownError);
    expect(none).toMatchObject({ message: expect.stringMatching(/^We couldn't start a practice/) });
    const limited = { ...REFUSED, code: 'over_request_rate_limit' };
    expect(await failing(visit({ session: null }, limited))).toMatchObject({
      message: expect.stringMatching(/^Too many requests/),
    });
  });
});

describe('a token', () => {
  const read = (data: object, error: object | null = null) =>
    readToken(clientOf({ getSession: async () => ({ data, error }) }));

  it('that can be used is read without a network too', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await read({ session: { access_token: 't' } })).toBe('t');
    expect(await read({ session: null })).toBeNull();
    online.mockRestore();
    expect(await failing(read({ session: null }, AWAY))).toBeInstanceOf(OfflineError);
    expect(await read({ session: null }, REFUSED)).toBeNull();
  });

  it('is renewed, or its session is over, or it is not known yet', async () => {
    const signOut = jest.fn(async (_: object) => ({ error: null }));
    const renew = (session: object | null, error: object | null) =>
      renewToken(clientOf({ refreshSession: async () => ({ data: { session }, error }), signOut }));
    expect(await renew({ access_token: 'new' }, null)).toBe('new');
    expect(await failing(renew(null, AWAY))).toBeInstanceOf(OfflineError);
    expect(signOut).not.toHaveBeenCalled();
    expect(await renew(null, REFUSED)).toBeNull();
    expect(signOut.mock.calls).toEqual([[{ scope: 'local' }]]);
  });
});

describe('whether a session lives', () => {
  const refreshSession = jest.fn(async () => ({ data: { session: {} }, error: null }));
  const check = (token: string | null) =>
    checkSession(
      clientOf({
        getSession: async () => ({ data: { session: token && { access_token: token } } }),
        refreshSession,
      }),
    );
  beforeEach(() => void refreshSession.mockClear());

  it('is asked with its token, and one is sought only where that is refused', async () => {
    await check(null);
    expect(server.seen).toEqual([]);
    for (const status of [200, 403, 500, 503]) {
      server.on(ME, { status, body: { code: 'INTERNAL_ERROR', message: '' } });
      await check('t');
    }
    expect(server.asked(ME).map(({ bearer }) => bearer)).toEqual(Array(4).fill('Bearer t'));
    expect(refreshSession).not.toHaveBeenCalled();
    server.on(ME, { status: 401, body: { code: 'UNAUTHENTICATED', message: '' } });
    await check('t');
    expect(refreshSession).toHaveBeenCalledTimes(1);
  });
});

describe('a sign-out that the server did not hear of', () => {
  const end = async (answers: (object | null)[]) => {
    const waited: number[] = [];
    const told = jest.fn(async (..._: unknown[]) => ({ error: answers.shift() ?? null }));
    const client = clientOf({
      getSession: async () => ({ data: { session: { access_token: 't' } }, error: null }),
      signOut: async () => ({ error: AWAY }),
      admin: { signOut: told },
    });
    const ended = await endSession(client, async (ms) => void waited.push(ms));
    const heard = await ('again' in ended ? ended.again : undefined);
    return { heard, waited, told: told.mock.calls };
  };

  it('is sent again four times at most, later each time', async () => {
    expect(await end([AWAY, AWAY, AWAY, AWAY, AWAY])).toEqual({
      heard: false,
      waited: [1000, 4000, 15_000, 60_000],
      told: Array(4).fill(['t', 'local']),
    });
  });

  it('is over where its token is refused: its session is gone', async () => {
    expect(await end([AWAY, REFUSED])).toMatchObject({ heard: true, waited: [1000, 4000] });
  });

  it('is said in the words for what went wrong', async () => {
    const client = clientOf({
      getSession: async () => ({ data: { session: null }, error: null }),
      signOut: async () => ({ error: { ...REFUSED, code: 'unknown_code' } }),
    });
    expect(await endSession(client, async () => undefined)).toEqual({
      error: "The server couldn't end your session. This device is signed out.",
    });
  });
});

it('the auth client of a page keeps its session where both sites read it, and proves itself', async () => {
  server
    .on('POST /auth/v1/token', () => ({
      status: 200,
      body: sessionFor({ id: 'dana', email: 'dana@example.com' }),
    }))
    .on('POST /auth/v1/recover', { status: 200, body: {} });
  const client = newAuthClient();
  await client.resetPasswordForEmail('dana@example.com');
  expect(server.asked('POST /auth/v1/recover')[0]?.body).toMatchObject({
    code_challenge_method: 's256',
  });
  await client.signInWithPassword({ email: 'dana@example.com', password: 'secret1' });
  expect(localStorage.getItem(SESSION_KEY)).toContain('refresh-dana');
  expect(client.mfa.recoveryCodes).toBeDefined();
  await client.stopAutoRefresh();
});
