import { hasStoredSession, SESSION_KEY } from '@prepward/browser/session-storage';
import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import type { SessionState, SessionUser, SessionValue, SignOutAnswer } from './session.js';
import { INITIAL, NO_USER, returnsFromProvider } from './session-beginnings.js';
import { sameUser, toUser } from './session-user.js';

/** How often the subscription is checked while a student is signed in, in ms. */
const SUBSCRIPTION_INTERVAL_MS = 300_000;

/** Moving attempts is a background job: lists are reloaded after these times, in ms. */
const MOVED_AFTER_MS = [0, 1000, 4000];

type Server = typeof import('./auth-server.js');

/** The code that talks to the auth server, and the client it uses. */
interface Connection {
  server: Server;
  client: GoTrueClient;
}

type Actions = Omit<SessionValue, keyof SessionState>;

/**
 * This browser's session; React reads it as snapshots. The code that uses the auth client isn't part of a
 * page's first load: it's fetched once there is a session, or when someone signs in.
 */
export class SessionStore implements Actions {
  private snapshot = INITIAL;
  private readonly listeners = new Set<() => void>();
  private readonly movedListeners = new Set<() => void>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private interval: ReturnType<typeof setInterval> | undefined;
  private unwatch: (() => void) | undefined;
  private connection: Promise<Connection> | undefined;
  private unfollow: (() => void) | undefined;
  private visitorToken: Promise<string> | undefined;
  private checkedToken: string | undefined;
  private claiming = false;

  /** `openClient`: lets tests pass an auth client of their own. */
  constructor(private readonly openClient?: () => Promise<GoTrueClient>) {}

  readonly get = (): SessionState => this.snapshot;
  readonly getOnServer = (): SessionState => INITIAL;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly onAttemptsMoved = (listener: () => void): (() => void) => {
    this.movedListeners.add(listener);
    return () => this.movedListeners.delete(listener);
  };

  /** Starts following the session. If none is stored, nothing is loaded. Returns how to stop. */
  start(): () => void {
    if (hasStoredSession() || returnsFromProvider()) {
      void this.connected().catch(() => this.update({ loading: false }));
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
        void this.connected().catch(() => undefined);
      }
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      void this.connection?.then(() => this.disconnect()).catch(() => undefined);
      this.connection = undefined;
    };
  }

  /** The auth client, loaded on first use and followed from then on. */
  readonly client = async (): Promise<GoTrueClient> => (await this.connected()).client;

  readonly accessToken = async (): Promise<string | null> => {
    if (this.connection === undefined && !hasStoredSession()) {
      return null;
    }
    const { server, client } = await this.connected();
    return server.readToken(client);
  };

  readonly ensureToken = async (rejected?: string): Promise<string> => {
    const token = await this.accessToken();
    if (token === null) {
      return this.openVisitor();
    }
    return token === rejected ? this.replaceToken() : token;
  };

  readonly signOut = async (): Promise<SignOutAnswer> => {
    this.update({ leftOnPurpose: true });
    try {
      const { server, client } = await this.connected();
      const wait = (ms: number) => new Promise<void>((resolve) => this.later(ms, resolve));
      return await server.endSession(client, wait);
    } catch {
      // The code couldn't be fetched, and it includes the error messages. The student is still signed in: if
      // the session ends by itself later, that isn't on purpose.
      this.update({ leftOnPurpose: false });
      return { error: 'Check your connection and try again.' };
    }
  };

  readonly recheckSubscription = async (): Promise<void> => {
    try {
      const token = await this.accessToken();
      if (token !== null) {
        await this.check((await this.connected()).server, token);
      }
    } catch {
      this.update({ subscriptionUnknown: true });
    }
  };

  private connected(): Promise<Connection> {
    this.connection ??= this.connect().catch((error: unknown) => {
      this.connection = undefined;
      throw error;
    });
    return this.connection;
  }

  private async connect(): Promise<Connection> {
    const server = await import('./auth-server.js');
    const client = await (this.openClient ?? server.openAuthClient)();
    const { data } = client.onAuthStateChange((event, session) => {
      this.follow(server, event, session);
    });
    this.unfollow = () => data.subscription.unsubscribe();
    const waiting = server.sessionToRenew();
    if (waiting) {
      this.show(server, waiting);
    }
    return { server, client };
  }

  private disconnect(): void {
    this.unfollow?.();
    this.stopChecking();
    for (const timer of this.timers) {
      clearTimeout(timer);
    }
    this.timers.clear();
  }

  /** Opens an anonymous session, and answers its token; two simultaneous calls open only one. */
  private openVisitor(): Promise<string> {
    this.visitorToken ??= this.connected()
      .then(({ server, client }) => server.signInAsVisitor(client))
      .finally(() => {
        this.visitorToken = undefined;
      });
    return this.visitorToken;
  }

  private async replaceToken(): Promise<string> {
    const hadAccount = this.snapshot.user !== null;
    const { server, client } = await this.connected();
    const token = await server.renewToken(client);
    if (token === null && hadAccount) {
      throw server.sessionExpired();
    }
    return token ?? this.openVisitor();
  }

  private follow(server: Server, event: AuthChangeEvent, session: Session | null): void {
    if (session === null) {
      // It couldn't be renewed for now, but still exists.
      if (event === 'INITIAL_SESSION' && server.sessionToRenew()) {
        return;
      }
      if (event === 'SIGNED_OUT') {
        void server.forgetPerson();
      }
      this.stopChecking();
      this.update({ ...NO_USER, isAnonymous: false });
    } else if (this.show(server, session)) {
      // The client's own queue is blocked while it calls us, so new calls to it must wait until it's done.
      this.later(0, () => this.afterSignIn(server, event, session));
    }
  }

  /**
   * Shows whose session it is; returns whether it belongs to a student who has completed every step.
   */
  private show(server: Server, session: Session): boolean {
    if (session.user.is_anonymous) {
      server.keepVisitor(session.refresh_token);
      this.stopChecking();
      this.update({ ...NO_USER, isAnonymous: true });
      return false;
    }
    if (server.awaitsSecondStep(session)) {
      this.stopChecking();
      const { email } = toUser(session);
      this.update({ ...NO_USER, isAnonymous: false, awaitingSecondStep: { email } });
      return false;
    }
    this.updateUser(toUser(session));
    return true;
  }

  private updateUser(user: SessionUser): void {
    const previous = this.snapshot.user;
    this.update({
      loading: false,
      user: sameUser(previous, user) ? previous : user,
      awaitingSecondStep: null,
      isAnonymous: false,
      leftOnPurpose: false,
      endedElsewhere: false,
      ...(previous?.id === user.id ? {} : { subscription: null }),
    });
  }

  private afterSignIn(
    server: Server,
    event: AuthChangeEvent,
    { access_token: token, user }: Session,
  ): void {
    void server.belongTo(user.id);
    if (event !== 'PASSWORD_RECOVERY' && token !== this.checkedToken) {
      this.checkedToken = token;
      void this.check(server, token);
    }
    this.interval ??= setInterval(() => {
      void this.accessToken().then(
        (current) => (current ? this.check(server, current) : undefined),
        () => this.update({ subscriptionUnknown: true }),
      );
    }, SUBSCRIPTION_INTERVAL_MS);
    this.unwatch ??= server.watchSession(this.client);
    void this.claim(server, token);
  }

  private async check(server: Server, token: string): Promise<void> {
    try {
      const subscription = await server.checkSubscription(token);
      if (this.snapshot.user) {
        this.update({ subscription, subscriptionUnknown: false });
      }
    } catch {
      // Only logged: the last known subscription stays.
      console.warn("We couldn't check the subscription.");
      this.update({ subscriptionUnknown: true });
    }
  }

  private async claim(server: Server, token: string): Promise<void> {
    if (this.claiming) {
      return;
    }
    this.claiming = true;
    try {
      if (await server.claimVisitor(token)) {
        for (const delay of MOVED_AFTER_MS) {
          this.later(delay, () => {
            for (const listener of this.movedListeners) {
              listener();
            }
          });
        }
      }
    } finally {
      this.claiming = false;
    }
  }

  private stopChecking(): void {
    clearInterval(this.interval);
    this.unwatch?.();
    this.interval = undefined;
    this.unwatch = undefined;
    this.checkedToken = undefined;
  }

  private later(delay: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      action();
    }, delay);
    this.timers.add(timer);
  }

  private update(change: Partial<SessionState>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) {
      listener();
    }
  }
}
