import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { sessionFor } from '../../test/fake-server.js';
import { CHECK, DANA, FREE, SessionStage } from '../../test/session-stage.js';
import { deviceStore } from '../device-store.js';
import { answersKey } from '../personal-memory.js';
import { markUnsent } from '../unsent.js';
import { awaitsSecondStep, sessionToRenew } from './auth-server.js';
import { returnsFromProvider } from './session-beginnings.js';
import { VISITOR_KEY } from './visitor.js';

const stage = new SessionStage();
beforeEach(() => {
  stage.server.on('GET /api/v1/me', { status: 200, body: {} });
});
const checks = () => stage.server.asked(CHECK).length;

describe('what is checked of a session', () => {
  it('is its plan, once for each token and every five minutes', async () => {
    const { store, event } = stage.followed();
    await store.client();
    const dana = sessionFor(DANA);
    await event('SIGNED_IN', dana);
    expect([store.get().user?.id, checks()]).toEqual(['dana', 1]);
    await event('TOKEN_REFRESHED', dana);
    expect(checks()).toBe(1);
    await event('TOKEN_REFRESHED', sessionFor(DANA));
    expect(checks()).toBe(2);
    await jest.advanceTimersByTimeAsync(299_990);
    expect(checks()).toBe(3);
    await event('SIGNED_OUT', null);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(checks()).toBe(3);
  });

  it('is not its plan while a recovery link asks for a password', async () => {
    const { store, event } = stage.followed();
    await store.client();
    await event('PASSWORD_RECOVERY', sessionFor(DANA));
    expect([store.get().user?.id, checks()]).toEqual(['dana', 0]);
  });

  it('stays the same for pages while nothing shown has changed', async () => {
    const { store, event } = stage.followed();
    await store.client();
    await event('SIGNED_IN', sessionFor(DANA));
    const { user } = store.get();
    await event('TOKEN_REFRESHED', sessionFor(DANA));
    expect(store.get().user).toBe(user);
    await event('USER_UPDATED', sessionFor({ ...DANA, email: 'new@example.com' }));
    expect(store.get().user?.email).toBe('new@example.com');
    expect(store.get().subscription).toEqual(FREE);
  });

  it('is that its second step was done', async () => {
    const { store, event } = stage.followed();
    await store.client();
    const owes = sessionFor({ ...DANA, twoStep: true });
    expect(awaitsSecondStep(owes as never)).toBe(true);
    expect(awaitsSecondStep(sessionFor({ ...DANA, twoStep: true, aal: 'aal2' }) as never)).toBe(
      false,
    );
    expect(awaitsSecondStep(sessionFor(DANA) as never)).toBe(false);
    const unverified = { ...owes.user, factors: [{ status: 'unverified' }] };
    expect(awaitsSecondStep({ ...owes, user: unverified } as never)).toBe(false);
    await event('SIGNED_IN', owes);
    expect(store.get()).toMatchObject({
      user: null,
      awaitingSecondStep: { email: DANA.email },
      loading: false,
    });
    expect(checks()).toBe(0);
  });

  it('is when its token has to be renewed', () => {
    const until = (ms: number) =>
      localStorage.setItem(
        SESSION_KEY,
        JSON.stringify({ ...sessionFor(DANA), expires_at: (Date.now() + ms) / 1000 }),
      );
    expect(sessionToRenew()).toBeNull();
    until(90_001);
    expect(sessionToRenew()).toBeNull();
    until(89_999);
    expect(sessionToRenew()?.user.id).toBe('dana');
  });
});

describe('what a device keeps', () => {
  beforeEach(() => deviceStore.clear(() => false));

  it('goes with a person who signs out, but for answers that wait', async () => {
    const { store, event } = stage.followed();
    await store.client();
    await event('SIGNED_IN', sessionFor(DANA));
    await deviceStore.update('read.progress', () => 'of Dana');
    await deviceStore.update(answersKey('a'), () => 'waits');
    markUnsent('a', 'dana');
    await event('TOKEN_REFRESHED', sessionFor(DANA));
    expect(await deviceStore.get('read.progress')).toBe('of Dana');
    await event('SIGNED_OUT', null);
    expect(await deviceStore.get('read.progress')).toBeUndefined();
    expect(await deviceStore.get(answersKey('a'))).toBe('waits');
  });

  it('is another person’s from their first sign-in on', async () => {
    const { store, event } = stage.followed();
    await store.client();
    await event('SIGNED_IN', sessionFor(DANA));
    await deviceStore.update('read.progress', () => 'of Dana');
    await event('SIGNED_IN', sessionFor({ id: 'evan', email: 'evan@example.com' }));
    expect(await deviceStore.get('read.progress')).toBeUndefined();
  });

  it('is the way back to a visit', async () => {
    const { store, event } = stage.followed();
    await store.client();
    const visit = sessionFor({ id: 'visitor', anonymous: true });
    await event('SIGNED_IN', visit);
    expect(localStorage.getItem(VISITOR_KEY)).toBe(visit.refresh_token);
    expect(store.get()).toMatchObject({ user: null, isAnonymous: true, loading: false });
    await event('SIGNED_OUT', null);
    expect(store.get().isAnonymous).toBe(false);
  });
});

describe('another tab of this browser', () => {
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('ends and begins sessions, by their own key', async () => {
    const { store, opened } = stage.followed();
    expect(store.get().loading).toBe(false);
    change('other', null);
    change('other', 'x');
    await jest.advanceTimersByTimeAsync(5);
    expect([store.get().endedElsewhere, opened.mock.calls.length]).toEqual([false, 0]);
    change(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    await jest.advanceTimersByTimeAsync(5);
    expect(opened).toHaveBeenCalledTimes(1);
    change(SESSION_KEY, null);
    expect(store.get().endedElsewhere).toBe(true);
    stage.stop();
    change(SESSION_KEY, 'x');
    await jest.advanceTimersByTimeAsync(5);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['?code=c', true],
  ['?error_code=x', true],
  ['?error=x', false],
  ['', false],
])('an address with %j comes back from a provider: %s', (search, comes) => {
  window.history.replaceState(null, '', `/login${search}`);
  expect(returnsFromProvider()).toBe(comes);
  window.history.replaceState(null, '', '/');
});
