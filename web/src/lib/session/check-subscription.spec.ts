import { describe, expect, it, jest } from '@jest/globals';
import { sessionFor } from '../../test/fake-server.js';
import { CHECK, FREE } from '../../test/session-stage.js';
import { signIn, signInStage } from './test-session.js';
import { newStore } from './test-store.js';

const stage = signInStage();
const started = () => stage.start(newStore());

describe('the subscription check', () => {
  it('runs on sign-in with the bearer, and again every 300000 ms', async () => {
    const store = started();
    await signIn(store);
    expect(stage.server.asked(CHECK)).toHaveLength(1);
    expect(stage.server.asked(CHECK)[0]?.bearer).toBe(`Bearer ${await store.accessToken()}`);
    expect(store.get().subscription).toEqual(FREE);
    await jest.advanceTimersByTimeAsync(299_000);
    expect(stage.server.asked(CHECK)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(stage.server.asked(CHECK)).toHaveLength(2);
  });

  it('stops with the session', async () => {
    const store = started();
    await signIn(store);
    await store.signOut();
    await jest.advanceTimersByTimeAsync(900_000);
    expect(stage.server.asked(CHECK)).toHaveLength(1);
  });

  it('leaves what was known when it fails, and logs without personal data', async () => {
    const store = started();
    await signIn(store);
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    stage.server.on(CHECK, { status: 500, body: { code: 'INTERNAL_ERROR', message: 'no' } });
    await jest.advanceTimersByTimeAsync(300_000);
    expect(store.get()).toMatchObject({ subscription: FREE, subscriptionUnknown: true });
    expect(logged.mock.calls.flat().join(' ')).not.toContain('dana');
    logged.mockRestore();
  });
});

describe('the subscription after a purchase', () => {
  it('is asked for at once, and what is known stays when that fails', async () => {
    const store = started();
    await store.recheckSubscription();
    expect(stage.server.asked(CHECK)).toHaveLength(0);
    await signIn(store);
    const paid = { subscribed: true, product_id: 'weekly', subscription_end: null };
    stage.server.on(CHECK, { status: 200, body: paid });
    await store.recheckSubscription();
    expect(store.get()).toMatchObject({ subscription: paid, subscriptionUnknown: false });
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    stage.server.on(CHECK, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    await store.recheckSubscription();
    expect(store.get()).toMatchObject({ subscription: paid, subscriptionUnknown: true });
  });
});

describe('another student at the same browser', () => {
  it('isn’t shown the plan of the one before', async () => {
    const store = started();
    const paid = { subscribed: true, product_id: 'weekly', subscription_end: null };
    stage.server.on(CHECK, { status: 200, body: paid });
    await signIn(store);
    expect(store.get().subscription).toEqual(paid);
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    stage.server
      .on(CHECK, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } })
      .on('POST /auth/v1/token', () => ({
        status: 200,
        body: sessionFor({ id: 'evan', email: 'evan@example.com' }),
      }));
    await signIn(store);
    expect(store.get()).toMatchObject({ user: { id: 'evan' }, subscription: null });
  });
});
