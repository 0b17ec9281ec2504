import type { SubscriptionCheck } from '@prepward/contracts/account';
import type { GoTrueClient } from '@supabase/auth-js';
import type { SessionUser, SignOutAnswer } from './session.js';
import { hasStoredSession, SESSION_KEY } from './session-storage.js';
import type { SessionEngine, SessionHost } from './auth-server.js';

interface SessionSnapshot {
  loading: boolean;
  user: SessionUser | null;
  isAnonymous: boolean;
  subscription: SubscriptionCheck | null;
  subscriptionUnknown: boolean;
  leftOnPurpose: boolean;
  endedElsewhere: boolean;
}

const INITIAL: SessionSnapshot = {
  loading: true,
  user: null,
  isAnonymous: false,
  subscription: null,
  subscriptionUnknown: false,
  leftOnPurpose: false,
  endedElsewhere: false,
};

const NOBODY = { loading: false, user: null, subscription: null, subscriptionUnknown: false };

type OpenEngine = (host: SessionHost) => Promise<SessionEngine>;

/** Everything that knows the auth client comes with it, outside the first load of a page. */
const openLazily: OpenEngine = async (host) =>
  (await import('../../features/auth/api/open-engine.js')).openEngine(host);

function sameUser(a: SessionUser | null, b: SessionUser): boolean {
  return (
    a !== null &&
    a.id === b.id &&
    a.email === b.email &&
    a.firstName === b.firstName &&
    a.lastName === b.lastName
  );
}

/** A sign-in answer in the address: the client must read it before anybody else does. */
function returnsFromProvider(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('code') || query.has('error_code');
}

/** Holds who is here; React reads it by snapshots. The engine behind it is loaded when needed. */
export class SessionStore {
  private snapshot = INITIAL;
  private readonly listeners = new Set<() => void>();
  private readonly movedListeners = new Set<() => void>();
  private engine: Promise<SessionEngine> | undefined;

  constructor(private readonly open: OpenEngine = openLazily) {}

  readonly get = (): SessionSnapshot => this.snapshot;
  readonly getOnServer = (): SessionSnapshot => INITIAL;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly onAttemptsMoved = (listener: () => void): (() => void) => {
    this.movedListeners.add(listener);
    return () => this.movedListeners.delete(listener);
  };

  /** Begins to follow the session. Without a stored one nothing is loaded. Returns its undoing. */
  start(): () => void {
    if (hasStoredSession() || returnsFromProvider()) {
      void this.running().catch(() => this.update({ loading: false }));
    } else {
      this.update({ loading: false });
    }
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== SESSION_KEY) {
        return;
      }
      if (event.newValue === null) {
        this.update({ endedElsewhere: true });
      } else {
        void this.running().catch(() => undefined);
      }
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      void this.engine?.then((engine) => engine.stop()).catch(() => undefined);
      this.engine = undefined;
    };
  }

  /** The auth client, loaded on first use and followed from then on. */
  readonly client = async (): Promise<GoTrueClient> => (await this.running()).client;

  readonly accessToken = async (): Promise<string | null> => {
    if (this.engine === undefined && !hasStoredSession()) {
      return null;
    }
    return (await this.running()).accessToken();
  };

  readonly ensureToken = async (rejected?: string): Promise<string> => {
    const token = await this.accessToken();
    const engine = await this.running();
    if (token === null) {
      return engine.visitorToken();
    }
    return token === rejected ? engine.replaceToken() : token;
  };

  readonly signOut = async (): Promise<SignOutAnswer> => {
    this.update({ leftOnPurpose: true });
    try {
      return await (await this.running()).signOut();
    } catch {
      // The engine's code could not be fetched, and the words for errors come with it. The student is
      // still signed in: a session that ends by itself later does not end on purpose.
      this.update({ leftOnPurpose: false });
      return { error: 'Check your connection and try again.' };
    }
  };

  private running(): Promise<SessionEngine> {
    this.engine ??= this.open(this.host).catch((error: unknown) => {
      this.engine = undefined;
      throw error;
    });
    return this.engine;
  }

  private readonly host: SessionHost = {
    user: () => this.snapshot.user,
    onNobody: () => this.update({ ...NOBODY, isAnonymous: false }),
    onVisitor: () => this.update({ ...NOBODY, isAnonymous: true }),
    onUser: (user) => {
      const previous = this.snapshot.user;
      this.update({
        loading: false,
        user: sameUser(previous, user) ? previous : user,
        isAnonymous: false,
        leftOnPurpose: false,
        endedElsewhere: false,
        ...(previous?.id === user.id ? {} : { subscription: null }),
      });
    },
    onSubscription: (subscription) => this.update({ subscription, subscriptionUnknown: false }),
    onSubscriptionUnknown: () => this.update({ subscriptionUnknown: true }),
    onAttemptsMoved: () => {
      for (const listener of this.movedListeners) {
        listener();
      }
    },
  };

  private update(change: Partial<SessionSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) {
      listener();
    }
  }
}
