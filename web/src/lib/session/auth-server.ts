import { SESSION_KEY, sessionStorageAdapter } from '@prepward/browser/session-storage';
import { AUTH_ERROR_WORDS } from '@prepward/contracts/error-words';
import { type GoTrueClient, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { ApiError, call, OfflineError, ShownError } from '../api.js';
import { didSecondStep } from './access-token.js';
import { authClient } from './auth-client.js';
import { toProblem } from './problem.js';
import { orUnreachable } from './reach.js';
import { whileSeen } from './while-seen.js';

export { belongTo, forgetPerson } from '../personal-memory.js';
export { checkSubscription } from './check-subscription.js';
export { claimVisitor, keepVisitor } from './visitor.js';

/** How often a visible page checks whether its session was ended on another device, in ms. */
const LIFE_INTERVAL_MS = 45_000;

/** When to retry a sign-out that didn't reach the server, in ms. */
const SIGN_OUT_AGAIN_MS = [1000, 4000, 15_000, 60_000];

/** The page's auth client. It's about 25 kB, so it's loaded on first use. */
export function openAuthClient(): Promise<GoTrueClient> {
  return authClient();
}

/** The auth client renews a token that expires within this time, in ms. */
const RENEWED_BEFORE_MS = 90_000;

/**
 * The stored session, if its token must be renewed before use. Without a network, renewing takes half a
 * minute and fails, but the session still exists.
 */
export function sessionToRenew(): Session | null {
  const text = sessionStorageAdapter.getItem(SESSION_KEY);
  const session = text === null ? null : (JSON.parse(text) as Session);
  const until = (session?.expires_at ?? Number.POSITIVE_INFINITY) * 1000;
  return until - Date.now() < RENEWED_BEFORE_MS ? session : null;
}

/**
 * The session's access token, renewed if needed; null without a session.
 * @throws OfflineError while it can't be renewed: the session continues later
 * @public `SessionStore` calls it.
 */
export async function readToken(client: GoTrueClient): Promise<string | null> {
  const renews = sessionToRenew() !== null;
  // The client would try for half a minute.
  if (!navigator.onLine && renews) {
    throw new OfflineError(null);
  }
  const asked = client.getSession();
  const { data, error } = await (renews ? orUnreachable(asked) : asked);
  if (isAuthRetryableFetchError(error)) {
    throw new OfflineError(error);
  }
  return data.session?.access_token ?? null;
}

/** Opens an anonymous session; answers its access token. */
export async function signInAsVisitor(client: GoTrueClient): Promise<string> {
  const { data, error } = await client.signInAnonymously();
  if (isAuthRetryableFetchError(error)) {
    throw new OfflineError(error);
  }
  if (error || !data.session) {
    const words = "We couldn't start a practice session. Try again in a moment.";
    throw new ShownError(toProblem(error, words).message, { cause: error });
  }
  return data.session.access_token;
}

/**
 * A new access token from the refresh token; null if the session has ended, which is then removed from
 * this browser.
 * @throws OfflineError when the server can't be reached: a bad network signs no one out
 */
export async function renewToken(client: GoTrueClient): Promise<string | null> {
  const { data, error } = await client.refreshSession();
  if (data.session) {
    return data.session.access_token;
  }
  if (isAuthRetryableFetchError(error)) {
    throw new OfflineError(error);
  }
  await client.signOut({ scope: 'local' });
  return null;
}

/**
 * Checks whether the server still knows the session; if it was ended elsewhere, removes it here. If the
 * server can't be reached, the session counts as active.
 */
export async function checkSession(client: GoTrueClient): Promise<void> {
  try {
    const token = await readToken(client);
    if (token !== null) {
      await call('account.me', { token });
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await renewToken(client).catch(() => null);
    }
  }
}

/**
 * Keeps checking whether the server still knows the session, while the page is visible.
 *
 * @returns how to stop
 */
export function watchSession(open: () => Promise<GoTrueClient>): () => void {
  return whileSeen(
    LIFE_INTERVAL_MS,
    () =>
      void open()
        .then(checkSession)
        .catch(() => undefined),
  );
}

/**
 * Whether the account has a second step that this session hasn't done: the server allows nothing else until
 * then.
 */
export function awaitsSecondStep({
  user: { factors = [] },
  access_token: token,
}: Session): boolean {
  return factors.some(({ status }) => status === 'verified') && !didSecondStep(token);
}

/** What students see when their session has ended. */
export function sessionExpired(): ShownError {
  return new ShownError(AUTH_ERROR_WORDS.session_expired);
}

type Wait = (ms: number) => Promise<void>;

async function signOutAgain(client: GoTrueClient, token: string, wait: Wait): Promise<boolean> {
  for (const ms of SIGN_OUT_AGAIN_MS) {
    await wait(ms);
    const { error } = await client.admin.signOut(token, 'local');
    if (!isAuthRetryableFetchError(error)) {
      // The server refuses the token, so its session is over.
      return true;
    }
  }
  return false;
}

/**
 * Ends the session. The auth client first removes it from this browser, whatever the server says then; if the
 * server call fails, it's retried for a while.
 * @public `SessionStore` calls it.
 */
export async function endSession(client: GoTrueClient, wait: Wait) {
  const token = await readToken(client).catch(() => null);
  const unrenewed = token === null && sessionToRenew() !== null;
  if (unrenewed) {
    // The client would first try for half a minute to renew it.
    sessionStorageAdapter.removeItem(SESSION_KEY);
  }
  const { error } = await client.signOut({ scope: 'local' });
  if (!error && !unrenewed) {
    return { error: null };
  }
  const again = token === null ? undefined : signOutAgain(client, token, wait);
  const rest = ` This device is signed out${again ? ', and we keep trying' : ''}.`;
  const { message } = unrenewed
    ? new OfflineError(null)
    : toProblem(error, "The server couldn't end your session.");
  return { error: message + rest, ...(again ? { again } : {}) };
}
