import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GoTrueClient } from '@supabase/auth-js';
import { type SecondStep, secondStepOf } from './second-step.js';

const APPS = ['6f8f6f0e-0000-4000-8000-000000000001', '6f8f6f0e-0000-4000-8000-000000000002'];
const USER = {
  id: 'ada',
  factors: APPS.map((id) => ({ id, factor_type: 'totp', status: 'verified' })),
};
const SESSION = {
  access_token: 'tok',
  token_type: 'bearer',
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: USER,
};
const WRONG = { status: 422, body: { code: 'mfa_verification_failed', message: 'Invalid' } };

let answers: Record<string, { status: number; body: unknown }>;
let asked: string[];
let step: SecondStep;

/** The second step over a server that answers by path. */
beforeEach(() => {
  asked = [];
  answers = { '/user': { status: 200, body: USER } };
  for (const id of APPS) {
    answers[`/factors/${id}/challenge`] = { status: 200, body: { id: 'c', type: 'totp' } };
    answers[`/factors/${id}/verify`] = WRONG;
  }
  const kept = new Map([['key', JSON.stringify(SESSION)]]);
  const client = new GoTrueClient({
    url: 'http://auth.test',
    storageKey: 'key',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      asked.push(pathname);
      const answer = answers[pathname];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer.body), {
        status: answer.status,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      });
    },
  });
  step = secondStepOf(client);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a code', () => {
  it('fits one of the apps, and each is asked', async () => {
    answers[`/factors/${APPS[1]}/verify`] = { status: 200, body: SESSION };
    await expect(step.giveCode('123456')).resolves.toBeNull();
    expect(asked.filter((path) => path.endsWith('/verify'))).toHaveLength(2);
  });

  it('that fits none is said to be wrong', async () => {
    await expect(step.giveCode('123456')).resolves.toMatch(/^That code isn't right/);
  });

  it('one too many is no try at the next app', async () => {
    const limited = { code: 'over_request_rate_limit', message: '' };
    answers[`/factors/${APPS[0]}/verify`] = { status: 429, body: limited };
    await expect(step.giveCode('123456')).resolves.toMatch(/^Too many requests/);
    expect(asked.filter((path) => path.endsWith('/verify'))).toHaveLength(1);
  });

  it('can be a recovery code, which is told apart when it is wrong', async () => {
    const path = '/factors/recovery-codes/verify';
    answers[path] = WRONG;
    await expect(step.giveRecoveryCode('ABCDE-FGHJK')).resolves.toMatch(/used before/);
    answers[path] = { status: 200, body: SESSION };
    await expect(step.giveRecoveryCode('ABCDE-FGHJK')).resolves.toBeNull();
  });

  it('waits where the server is out of reach', async () => {
    delete answers['/user'];
    await expect(step.giveCode('123456')).resolves.toMatch(/couldn't reach/);
  });
});

describe('the setup', () => {
  const factor = {
    id: APPS[0],
    type: 'totp',
    totp: { qr_code: '<svg/>', secret: 'ABC', uri: 'u' },
  };

  it('gives a secret, takes its first code, and gives recovery codes', async () => {
    answers['/user'] = { status: 200, body: { id: 'ada' } };
    answers['/factors'] = { status: 200, body: factor };
    answers[`/factors/${APPS[0]}/verify`] = { status: 200, body: SESSION };
    answers['/factors/recovery-codes'] = { status: 200, body: { codes: ['A', 'B'] } };
    const setup = await step.beginSetup();
    if ('problem' in setup) throw new Error(setup.problem);
    expect(setup).toMatchObject({ factorId: APPS[0], secret: 'ABC', uri: 'u' });
    expect(setup.picture).toMatch(/^data:image\/svg/);
    await expect(step.finishSetup(setup, '123456')).resolves.toBeNull();
    await expect(step.newRecoveryCodes()).resolves.toEqual(['A', 'B']);
  });

  it('says why it could not begin', async () => {
    answers['/factors'] = { status: 403, body: { code: 'insufficient_aal', message: '' } };
    await expect(step.beginSetup()).resolves.toEqual({
      problem: 'Enter the code from your authenticator app first.',
    });
  });
});
