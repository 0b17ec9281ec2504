import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { sessionFor } from '../../test/fake-server.js';
import { CHECK, CLAIM, DANA, FREE, SessionStage } from '../../test/session-stage.js';
import { deviceStore } from '../device-store.js';
import { SessionStore } from './session-store.js';
import { VISITOR_KEY } from './visitor.js';

const stage = new SessionStage();
beforeEach(() => {
  stage.server.on('GET /api/v1/me', { status: 200, body: {} });
});

const warned = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('what is not known', () => {
  it('is whose plan it is, once that person has left', async () => {
    const { store, event } = stage.followed();
    await store.client();
    let answer: (given: object) => void = () => undefined;
    stage.server.on(CHECK, () => new Promise((resolve) => (answer = resolve as typeof answer)));
    await event('SIGNED_IN', sessionFor(DANA));
    await event('SIGNED_OUT', null);
    answer({ status: 200, body: { ...FREE, subscribed: true } });
    await jest.advanceTimersByTimeAsync(5);
    expect(store.get().subscription).toBeNull();
  });

  it('is the plan, while its token can’t be read', async () => {
    const { store, event, client } = stage.followed();
    await store.client();
    await event('SIGNED_IN', sessionFor(DANA));
    client.getSession = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(store.get().subscriptionUnknown).toBe(false);
    await store.recheckSubscription();
    expect(store.get()).toMatchObject({ subscription: FREE, subscriptionUnknown: true });
    client.getSession = async () => ({ data: { session: sessionFor(DANA) as never }, error: null });
    await store.recheckSubscription();
    expect(store.get().subscriptionUnknown).toBe(false);
    client.getSession = () => Promise.reject(new TypeError('Failed to fetch'));
    await jest.advanceTimersByTimeAsync(300_000);
    expect(store.get().subscriptionUnknown).toBe(true);
  });

  it('is nothing of the kind where no one is here: what waits on the device stays', async () => {
    const { store, event } = stage.followed();
    await store.client();
    await deviceStore.update('read.progress', () => 'of Dana');
    await event('INITIAL_SESSION', null);
    expect(store.get()).toMatchObject({ loading: false, user: null });
    expect(await deviceStore.get('read.progress')).toBe('of Dana');
    await deviceStore.clear(() => false);
  });

  it('is who is here, where the code for it does not come; it is asked for again', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(DANA)));
    const opened = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const store = new SessionStore(opened);
    stage.start(store);
    expect(store.get().loading).toBe(true);
    await jest.advanceTimersByTimeAsync(5);
    expect(store.get()).toMatchObject({ loading: false, user: null });
    expect(await store.signOut()).toEqual({ error: 'Check your connection and try again.' });
    expect([opened.mock.calls.length, store.get().leftOnPurpose]).toEqual([2, false]);
  });

  it('is a visitor’s token that could not be had: the next call asks again', async () => {
    const { store, client } = stage.followed();
    await expect(store.ensureToken()).rejects.toThrow(/^We couldn't start a practice session/);
    const visit = sessionFor({ id: 'visitor', anonymous: true }) as never;
    client.signInAnonymously = (async () => ({ data: { session: visit }, error: null })) as never;
    expect(await store.ensureToken()).toMatch(/^e/);
  });

  it('is claimed once, though two events come at once, and told to who still listens', async () => {
    const logged = warned();
    localStorage.setItem(VISITOR_KEY, 'refresh');
    let answer: (given: object) => void = () => undefined;
    stage.server.on(CLAIM, () => new Promise((resolve) => (answer = resolve as typeof answer)));
    const { store, event } = stage.followed();
    await store.client();
    const [stays, leaves] = [jest.fn(), jest.fn()];
    store.onAttemptsMoved(stays);
    store.onAttemptsMoved(leaves)();
    await event('SIGNED_IN', sessionFor(DANA));
    await event('TOKEN_REFRESHED', sessionFor(DANA));
    expect(stage.server.asked(CLAIM)).toHaveLength(1);
    answer({ status: 202, body: {} });
    await jest.advanceTimersByTimeAsync(10);
    expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([1, 0]);
    stage.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(stays).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

it('an address that comes back from a provider is read at once, as another tab’s session is', async () => {
  window.history.replaceState(null, '', '/login?code=c');
  const { store, opened } = stage.followed();
  expect(store.get().loading).toBe(true);
  await jest.advanceTimersByTimeAsync(5);
  expect(opened).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
});

describe('a page that is gone', () => {
  it('follows no session, and asks for nothing', async () => {
    const { store, event, unsubscribe } = stage.followed();
    await store.client();
    await event('SIGNED_IN', sessionFor(DANA));
    stage.stop();
    await jest.advanceTimersByTimeAsync(5);
    const before = stage.server.seen.length;
    await jest.advanceTimersByTimeAsync(900_000);
    expect([unsubscribe.mock.calls.length, stage.server.seen.length - before]).toEqual([1, 0]);
  });

  it('has asked for nothing more since a student became a visitor, or owed a step', async () => {
    const logged = warned();
    const { store, event } = stage.followed();
    await store.client();
    for (const next of [
      sessionFor({ id: 'visitor', anonymous: true }),
      sessionFor({ ...DANA, twoStep: true }),
    ]) {
      await event('SIGNED_IN', sessionFor(DANA));
      await event('SIGNED_IN', next);
      const before = stage.server.seen.length;
      await jest.advanceTimersByTimeAsync(900_000);
      expect(stage.server.seen.length - before).toBe(0);
    }
    logged.mockRestore();
  });

  it('that was left on purpose is not, once someone signs in again', async () => {
    const { store, event, client } = stage.followed();
    await store.client();
    Object.assign(client, { signOut: async () => ({ error: null }) });
    await event('SIGNED_IN', sessionFor(DANA));
    await store.signOut();
    expect(store.get().leftOnPurpose).toBe(true);
    await event('SIGNED_IN', sessionFor(DANA));
    expect(store.get().leftOnPurpose).toBe(false);
  });
});
