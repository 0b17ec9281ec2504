import { describe, expect, it, jest } from '@jest/globals';
import { fakeFetch, fakeSession } from '../../test/fake-session.js';
import { resolveAccess, turnAway } from './access.js';
import { UnreachableError } from './session.js';

const ADMIN = {
  id: '5e1d4f0a-0000-4000-8000-000000000001',
  email: 'a@x.org',
  isAdmin: true,
  mustSetUpTwoStep: false,
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('resolveAccess', () => {
  it('lets an administrator in, having asked with the bearer', async () => {
    const fetcher = fakeFetch(json(ADMIN));
    await expect(resolveAccess(fakeSession('tok'), fetcher)).resolves.toEqual({
      kind: 'admin',
      me: ADMIN,
    });
    expect(fetcher.requests).toHaveLength(1);
    expect(fetcher.requests[0]?.url).toBe('http://localhost/api/v1/me');
    expect(fetcher.requests[0]?.headers.get('authorization')).toBe('Bearer tok');
  });

  it('asks nothing for someone who is not signed in', async () => {
    const fetcher = fakeFetch(json(ADMIN));
    await expect(resolveAccess(fakeSession(null), fetcher)).resolves.toEqual({ kind: 'anonymous' });
    expect(fetcher.requests).toHaveLength(0);
  });

  it('takes a session that the server has ended for none', async () => {
    const fetcher = fakeFetch(json({ code: 'UNAUTHENTICATED', message: '' }, 401));
    await expect(resolveAccess(fakeSession('old'), fetcher)).resolves.toEqual({
      kind: 'anonymous',
    });
  });

  it('asks one whose code is still to come for it', async () => {
    const refused = json({ code: 'SECOND_STEP_REQUIRED', message: '' }, 403);
    await expect(resolveAccess(fakeSession('tok'), fakeFetch(refused))).resolves.toEqual({
      kind: 'second-step',
    });
  });

  it('leads an administrator who must set up two-step sign-in to it', async () => {
    const fetcher = fakeFetch(json({ ...ADMIN, mustSetUpTwoStep: true }));
    await expect(resolveAccess(fakeSession('tok'), fetcher)).resolves.toEqual({
      kind: 'must-set-up',
    });
  });

  it('does not let a student in', async () => {
    const fetcher = fakeFetch(json({ ...ADMIN, isAdmin: false }));
    await expect(resolveAccess(fakeSession('tok'), fetcher)).resolves.toEqual({
      kind: 'not-admin',
    });
  });

  it.each([
    ['an error', json({ code: 'INTERNAL_ERROR', message: '' }, 500)],
    ['something that is not JSON', new Response('<html>')],
  ])('logs a lookup that answers %s and does not let in', async (_name, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(resolveAccess(fakeSession('tok'), fakeFetch(answer))).resolves.toEqual({
      kind: 'not-admin',
    });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it.each([
    ['the network is away', new TypeError('Failed to fetch')],
    ['the api is starting', json({ code: 'SERVICE_UNAVAILABLE', message: '' }, 503)],
  ])('decides nothing while %s', async (_name, answer) => {
    await expect(resolveAccess(fakeSession('tok'), fakeFetch(answer))).rejects.toThrow(
      UnreachableError,
    );
  });
});

describe('turnAway', () => {
  it('hands the message to the dashboard', () => {
    const left: string[] = [];
    turnAway((path) => left.push(path));
    expect(left).toEqual(['/dashboard']);
    expect(JSON.parse(window.sessionStorage.getItem('prepward.toast') ?? '')).toEqual({
      title: "Access Denied: You don't have admin privileges.",
      variant: 'destructive',
    });
  });
});
