import type { SubscriptionCheck } from '@prepward/contracts/account';
import { AUTH_ERROR_WORDS } from '@prepward/contracts/error-words';
import {
  type AuthChangeEvent,
  type GoTrueClient,
  isAuthRetryableFetchError,
  type Session,
} from '@supabase/auth-js';
import { OfflineError, ShownError } from '../api.js';
import type { SessionUser, SignOutAnswer } from './session.js';
import { checkSubscription, SUBSCRIPTION_INTERVAL_MS } from './check-subscription.js';
import { toProblem } from './problem.js';
import { claimVisitor, keepVisitor } from './visitor.js';

/** Moving attempts is a background job: lists are read again after these times, in ms. */
const MOVED_AFTER_MS = [0, 1000, 4000];

/** A sign-out that the server was not told of is told again after these times, in ms. */
const SIGN_OUT_AGAIN_MS = [1000, 4000, 15_000, 60_000];

/** What the engine tells: who is here, what they may use, and that attempts are being moved. */
export interface SessionHost {
  user: () => SessionUser | null;
  onNobody: () => void;
  onVisitor: () => void;
  onUser: (user: SessionUser) => void;
  onSubscription: (subscription: SubscriptionCheck) => void;
  onSubscriptionUnknown: () => void;
  onAttemptsMoved: () => void;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toUser(session: Session): SessionUser {
  const { id, email, user_metadata: names } = session.user;
  return {
    id,
    email: email ?? '',
    firstName: text(names.first_name),
    lastName: text(names.last_name),
  };
}

/** Follows the auth client's events: checks the subscription, and moves a visitor's attempts. */
export class SessionEngine {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private interval: ReturnType<typeof setInterval> | undefined;
  private checkedToken: string | undefined;
  private claiming = false;
  private anonymousToken: Promise<string> | undefined;
  private readonly unsubscribe: () => void;

  constructor(
    readonly client: GoTrueClient,
    private readonly host: SessionHost,
  ) {
    const { data } = client.onAuthStateChange((event, session) => this.follow(event, session));
    this.unsubscribe = () => data.subscription.unsubscribe();
  }

  /** @throws OfflineError while the session's token cannot be renewed: the session goes on later. */
  async accessToken(): Promise<string | null> {
    const { data, error } = await this.client.getSession();
    if (isAuthRetryableFetchError(error)) {
      throw new OfflineError(error);
    }
    return data.session?.access_token ?? null;
  }

  /** The access token of an anonymous session, opened now; two calls at once open one. */
  visitorToken(): Promise<string> {
    this.anonymousToken ??= this.signInAsVisitor().finally(() => {
      this.anonymousToken = undefined;
    });
    return this.anonymousToken;
  }

  /**
   * A token in place of one that the server refused: from the refresh token, or for a visitor from
   * a new anonymous session.
   *
   * @throws OfflineError when the server cannot be asked: no one is signed out by a bad network
   */
  async replaceToken(): Promise<string> {
    const hadAccount = this.host.user() !== null;
    const { data, error } = await this.client.refreshSession();
    if (data.session) {
      return data.session.access_token;
    }
    if (isAuthRetryableFetchError(error)) {
      throw new OfflineError(error);
    }
    await this.client.signOut({ scope: 'local' });
    if (hadAccount) {
      throw new ShownError(AUTH_ERROR_WORDS.session_expired);
    }
    return this.visitorToken();
  }

  /**
   * Ends the session. The auth client first removes it from this browser, whatever the server then
   * says; where that fails, the server is told again for a while.
   */
  async signOut(): Promise<SignOutAnswer> {
    const token = await this.accessToken().catch(() => null);
    const { error } = await this.client.signOut({ scope: 'local' });
    if (!error) {
      return { error: null };
    }
    const again = token === null ? undefined : this.signOutAgain(token);
    const rest = again ? ' This device is signed out, and we keep trying.' : '';
    const { message } = toProblem(error, 'The server could not end your session.');
    return { error: message + rest, ...(again ? { again } : {}) };
  }

  stop(): void {
    this.unsubscribe();
    this.stopChecking();
    for (const timer of this.timers) {
      clearTimeout(timer);
    }
    this.timers.clear();
  }

  private async signOutAgain(token: string): Promise<boolean> {
    for (const wait of SIGN_OUT_AGAIN_MS) {
      await new Promise<void>((resolve) => this.later(wait, resolve));
      const { error } = await this.client.admin.signOut(token, 'local');
      if (!isAuthRetryableFetchError(error)) {
        // A token that the server refuses belongs to no session any more.
        return true;
      }
    }
    return false;
  }

  private async signInAsVisitor(): Promise<string> {
    const { data, error } = await this.client.signInAnonymously();
    if (isAuthRetryableFetchError(error)) {
      throw new OfflineError(error);
    }
    if (error || !data.session) {
      const words = 'We could not start a practice session. Try again in a moment.';
      throw new ShownError(toProblem(error, words).message, { cause: error });
    }
    return data.session.access_token;
  }

  private follow(event: AuthChangeEvent, session: Session | null): void {
    if (session === null) {
      this.stopChecking();
      this.host.onNobody();
      return;
    }
    if (session.user.is_anonymous) {
      keepVisitor(session.refresh_token);
      this.stopChecking();
      this.host.onVisitor();
      return;
    }
    this.host.onUser(toUser(session));
    // The client holds its own queue while it calls us: what calls it again waits until it is done.
    this.later(0, () => this.afterSignIn(event, session.access_token));
  }

  private afterSignIn(event: AuthChangeEvent, token: string): void {
    if (event !== 'PASSWORD_RECOVERY' && token !== this.checkedToken) {
      this.checkedToken = token;
      void this.check(token);
    }
    this.interval ??= setInterval(() => {
      void this.accessToken().then(
        (current) => (current ? this.check(current) : undefined),
        () => this.host.onSubscriptionUnknown(),
      );
    }, SUBSCRIPTION_INTERVAL_MS);
    void this.claim(token);
  }

  private async check(token: string): Promise<void> {
    try {
      const subscription = await checkSubscription(token);
      if (this.host.user()) {
        this.host.onSubscription(subscription);
      }
    } catch {
      // Only logged: what was known stays as it is.
      console.warn('The subscription could not be checked.');
      this.host.onSubscriptionUnknown();
    }
  }

  private async claim(token: string): Promise<void> {
    if (this.claiming) {
      return;
    }
    this.claiming = true;
    try {
      if (await claimVisitor(token)) {
        for (const delay of MOVED_AFTER_MS) {
          this.later(delay, this.host.onAttemptsMoved);
        }
      }
    } finally {
      this.claiming = false;
    }
  }

  private stopChecking(): void {
    clearInterval(this.interval);
    this.interval = undefined;
    this.checkedToken = undefined;
  }

  private later(delay: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      action();
    }, delay);
    this.timers.add(timer);
  }
}
