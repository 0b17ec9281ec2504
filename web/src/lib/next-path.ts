import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';
import { DAY_MS } from '@prepward/contracts/durations';

/** The storage key for the page that a student wanted before they signed in. */
const KEY = STORAGE_KEYS.next;
/** How long it's kept, ms: the time a student may take to open the confirmation email. */
const KEPT_MS = DAY_MS;
const LONGEST = 1_000;
/** Where students land if they didn't ask for a page. */
const HOME = '/dashboard';

/** Pages for signing in or out, or outside the student site. */
const NEVER = /^\/(?:login|signup|forgot-password|auth|admin|management_support|api|dev)(?:\/|$)/i;
/** What some parser might read as another site's address. */
const FOREIGN = /^\/[\\/]|[\\\p{Cc}]/u;

/** Undoes up to two layers of percent-encoding; null where it is broken. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(path));
  } catch {
    return null;
  }
}

/**
 * The path, query and hash of a page of this site; null for everything else. An address of another
 * site never passes, however it is written: with a scheme or a host, protocol-relative, with
 * backslashes or control characters, percent-encoded once or twice, or by way of dots.
 */
export function pathOnThisSite(text: string | null): string | null {
  if (text === null || text.length > LONGEST || !text.startsWith('/') || FOREIGN.test(text)) {
    return null;
  }
  const url = URL.canParse(text, window.location.origin)
    ? new URL(text, window.location.origin)
    : null;
  const plain = url && decoded(url.pathname);
  if (!url || url.origin !== window.location.origin || plain === null) {
    return null;
  }
  if (FOREIGN.test(url.pathname) || FOREIGN.test(plain) || plain.includes('//')) {
    return null;
  }
  return NEVER.test(plain) ? null : `${url.pathname}${url.search}${url.hash}`;
}

/** Remembers the page that a student wants through sign-up, the confirmation email, and sign-in. */
export function rememberNext(text: string | null): void {
  const path = pathOnThisSite(text);
  if (path !== null) {
    localArea.set(KEY, JSON.stringify({ path, at: Date.now() }));
  }
}

export function forgetNext(): void {
  localArea.remove(KEY);
}

/** The page that was wanted in this browser within the last day; null when there is none. */
export function wantedPath(): string | null {
  try {
    const kept: unknown = JSON.parse(localArea.get(KEY) ?? 'null');
    if (kept === null || typeof kept !== 'object') {
      return null;
    }
    const [path, at]: unknown[] = [Reflect.get(kept, 'path'), Reflect.get(kept, 'at')];
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    return typeof path === 'string' && age >= 0 && age < KEPT_MS ? pathOnThisSite(path) : null;
  } catch {
    return null;
  }
}

/** Where a student goes after signing in: the page they wanted, or the dashboard. */
export function landingPath(): string {
  return wantedPath() ?? HOME;
}

/** The way to a page that needs an account, for a visitor who may have none yet. */
export function signUpFor(path: string): string {
  return `/signup?next=${encodeURIComponent(path)}`;
}
