import { afterEach, beforeEach, jest } from '@jest/globals';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { SessionStore } from '../lib/session/session-store.js';
import { FakeServer } from './fake-server.js';

export const CHECK = 'POST /functions/v1/check-subscription';
export const CLAIM = 'POST /api/v1/visitor/claim';
export const FREE = { subscribed: false, product_id: null, subscription_end: null };
export const DANA = { id: 'dana', email: 'dana@example.com' };

/** For tests of session stores: a server and a clock for each test, and stores that end with it. */
export class SessionStage {
  /** By default, it answers that there is no plan; the test adds to it. */
  server = new FakeServer();
  private restore: () => void = () => undefined;
  /** Stops the last started store, as when its page closes. */
  stop: () => void = () => undefined;

  constructor() {
    beforeEach(() => {
      jest.useFakeTimers();
      this.server = new FakeServer().on(CHECK, { status: 200, body: FREE });
      this.restore = this.server.install();
      this.stop = () => undefined;
    });
    afterEach(() => {
      this.stop();
      this.restore();
      jest.useRealTimers();
    });
  }

  start(store: SessionStore): SessionStore {
    this.stop = store.start();
    return store;
  }

  /** A store over a client whose events the test sends. */
  followed() {
    let tell: (event: AuthChangeEvent, session: Session | null) => void = () => undefined;
    let current: Session | null = null;
    const unsubscribe = jest.fn();
    const client = {
      onAuthStateChange: (listener: typeof tell) => {
        tell = listener;
        return { data: { subscription: { unsubscribe } } };
      },
      getSession: async () => ({ data: { session: current }, error: null }),
      signInAnonymously: async () => ({ data: { session: null }, error: { code: 'x' } }),
    };
    const opened = jest.fn(async () => client as never);
    const store = this.start(new SessionStore(opened));
    const event = async (name: AuthChangeEvent, session: object | null) => {
      current = session as Session | null;
      tell(name, current);
      await jest.advanceTimersByTimeAsync(5);
    };
    return { store, opened, event, client, unsubscribe };
  }
}
