import { STORAGE_KEYS } from './storage-keys.js';
import { localArea, sessionArea } from './web-storage.js';

/** Where both sites' auth clients keep this browser's session. */
export const SESSION_KEY: string = STORAGE_KEYS.session;

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

/** Whether the text is a session as the auth client writes it. */
function isSession(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      value !== null &&
      typeof value === 'object' &&
      ['access_token', 'refresh_token'].every((key) => typeof Reflect.get(value, key) === 'string')
    );
  } catch {
    return false;
  }
}

/** What an area keeps under a key; an invalid session is removed and counts as none. */
function readFrom(area: typeof localArea, key: string): string | null {
  const text = area.get(key);
  if (text !== null && key === SESSION_KEY && !isSession(text)) {
    area.remove(key);
    return null;
  }
  return text;
}

function placeOf(key: string): Keep {
  // A link in an email opens in its own tab, which needs the verifier that belongs to it.
  if (key !== SESSION_KEY) {
    return 'browser';
  }
  return chosen ?? (sessionArea.get(key) === null ? 'browser' : 'tab');
}

/** The storage handed to the auth client; where the browser refuses storage, memory replaces it. */
export const sessionStorageAdapter = {
  getItem(key: string): string | null {
    return readFrom(sessionArea, key) ?? readFrom(localArea, key) ?? memory.get(key) ?? null;
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
