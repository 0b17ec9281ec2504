import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FakeServer } from '../../../test/fake-server.js';
import { renderOverStore } from '../../../test/given-store.js';
import { settled } from '../../../test/settled.js';
import { confirmLink, readMailLink, recoverySessionLives } from '../api/confirm-link.js';
import { keptVerifiers } from '../api/verifiers.js';
import { DeadLink, Verified } from './link-outcome.js';

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer();
  restore = server.install();
});
afterEach(() => restore());

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

async function shown(page: ReactNode, given: Parameters<typeof renderOverStore>[1] = {}) {
  cleanup();
  renderOverStore(page, given);
  return settled(server);
}

describe('a link in an email', () => {
  const query = (text: string) => readMailLink(new URLSearchParams(text));
  const clientOf = (answer: object) => async () => answer as never;
  const refused = (error: unknown) => clientOf({ verifyOtp: async () => ({ data: {}, error }) });
  let links = 0;
  const link = (type: 'signup' | 'email_change' = 'signup') => {
    links += 1;
    return { tokenHash: `token-${links}`, type } as const;
  };

  it('has a token and a type that is known', () => {
    expect(query('token_hash=t&type=recovery')).toEqual({ tokenHash: 't', type: 'recovery' });
    expect([query('type=recovery'), query('token_hash=t'), query('token_hash=t&type=x')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is spent once, unless it never arrived', async () => {
    const verifyOtp = jest.fn(async (_: object) => ({ data: { session: {} }, error: null }));
    const one = link();
    const again = () => confirmLink(clientOf({ verifyOtp }), one, true);
    expect(await again()).toEqual({ state: 'session' });
    expect(await again()).toEqual({ state: 'session' });
    expect(verifyOtp.mock.calls).toEqual([
      [{ token_hash: one.tokenHash, type: 'signup', code_verifiers: [] }],
    ]);
    const lost = link();
    const away = await confirmLink(refused(new TypeError('Failed to fetch')), lost, true);
    expect(away).toMatchObject({ state: 'failed', problem: { code: 'unreachable' } });
    expect(await confirmLink(clientOf({ verifyOtp }), lost, true)).toEqual({ state: 'session' });
  });

  it('of a new address counts once both were opened', async () => {
    const session = { user: { email: 'old@x.org' } };
    const change = (email: string, now: object | null = session) =>
      confirmLink(
        clientOf({
          verifyOtp: async () => ({ data: { session: null }, error: null }),
          getSession: async () => ({ data: { session: now } }),
          refreshSession: async () => ({ data: { user: { email } } }),
        }),
        link('email_change'),
        true,
      );
    expect(await change('new@x.org')).toEqual({ state: 'changed' });
    expect(await change('old@x.org')).toEqual({ state: 'half' });
    expect(await change('new@x.org', null)).toEqual({ state: 'half' });
  });

  it('leaves a session of recovery while that lives', async () => {
    const lives = (method: string) => {
      const token = `a.${btoa(JSON.stringify({ amr: [{ method }] }))}.b`;
      const getSession = async () => ({ data: { session: { access_token: token } } });
      return recoverySessionLives(clientOf({ getSession }));
    };
    expect([await lives('recovery'), await lives('password')]).toEqual([true, false]);
    expect(await recoverySessionLives(() => Promise.reject(new Error('gone')))).toBe(false);
  });

  it('comes with every verifier that this browser keeps, each once', () => {
    const key = (name: string) => `${SESSION_KEY}${name}-code-verifier`;
    expect(keptVerifiers()).toEqual([]);
    localStorage.setItem(key(''), '"one/recovery"');
    localStorage.setItem(key('-flows'), '["a","b","c"]');
    localStorage.setItem(key('-flow-a'), '"one"');
    localStorage.setItem(key('-flow-b'), '"two"');
    localStorage.setItem(key('-flow-c'), '{');
    expect(keptVerifiers()).toEqual(['one', 'two']);
    localStorage.setItem(key('-flows'), '{"a":1}');
    expect(keptVerifiers()).toEqual(['one']);
  });

  it('that is dead says where a new one is, or that it can be tried again', async () => {
    const again = jest.fn();
    expect(await shown(<DeadLink recovery />)).toMatch(/was already used/);
    expect(hrefs()).toContain('/forgot-password');
    expect(await shown(<DeadLink recovery={false} onRetry={again} />)).toMatch(
      /Your link still works/,
    );
    expect(hrefs()).toContain('/login');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('says that an address is verified, and who is signed in', async () => {
    expect(await shown(<Verified before signedInAs={null} />)).toMatch(
      /is already verified.*Log in with your email/,
    );
    expect(hrefs()).toContain('/login');
    expect(await shown(<Verified before={false} signedInAs="a@x.org" />)).toMatch(
      /Your address is verified.*still signed in as a@x\.org/,
    );
    expect(hrefs()).toContain('/dashboard');
    expect(hrefs()).not.toContain('/login');
  });
});
