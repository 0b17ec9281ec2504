import { localArea, sessionArea } from '../../../lib/web-storage.js';

/** Where the auth client keeps the session of this browser. */
export const SESSION_KEY = 'prepward.auth';

type Keep = 'browser' | 'tab';

let chosen: Keep | undefined;
const memory = new Map<string, string>();

/**
 * "Remember me": true keeps the next session in `localStorage`, false in `sessionStorage`, so that
 * it ends with the tab. Without a choice a session stays where it was found.
 */
export function rememberSession(remember: boolean): void {
  chosen = remember ? 'browser' : 'tab';
}

function placeOf(key: string): Keep {
  // A link in a mail opens in a tab of its own, which needs the verifier that belongs to it.
  if (key !== SESSION_KEY) {
    return 'browser';
  }
  return chosen ?? (sessionArea.get(key) === null ? 'browser' : 'tab');
}

/** The storage handed to the auth client; where the browser refuses storage, memory stands in. */
export const sessionStorageAdapter = {
  getItem(key: string): string | null {
    return sessionArea.get(key) ?? localArea.get(key) ?? memory.get(key) ?? null;
  },
  setItem(key: string, value: string): void {
    const place = placeOf(key);
    const [target, other] = place === 'tab' ? [sessionArea, localArea] : [localArea, sessionArea];
    other.remove(key);
    if (target.set(key, value)) {
      memory.delete(key);
    } else {
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    sessionArea.remove(key);
    localArea.remove(key);
    memory.delete(key);
  },
};

/** Whether the auth client has something to restore: only then is it worth loading at once. */
export function hasStoredSession(): boolean {
  return sessionStorageAdapter.getItem(SESSION_KEY) !== null;
}
