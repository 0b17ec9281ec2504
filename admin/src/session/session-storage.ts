/** Where both front ends keep the session of this browser; the student site writes the same key. */
export const SESSION_KEY = 'prepward.auth';

type Place = 'localStorage' | 'sessionStorage';

let wanted: Place | undefined;
/** Stands in where the browser refuses storage: such a session ends with the page. */
const memory = new Map<string, string>();

/** A session as the auth client writes it; whatever else may stand under its key is none. */
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

/** What a place keeps under a key; an invalid session is removed and counts as none. */
function read(place: Place, key: string): string | null {
  try {
    const text = window[place].getItem(key);
    if (text === null || key !== SESSION_KEY || isSession(text)) return text;
    window[place].removeItem(key);
    return null;
  } catch {
    return null;
  }
}

function write(place: Place, key: string, value: string): boolean {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function erase(place: Place, key: string): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Where storage is off there is nothing to erase.
  }
}

/**
 * "Remember me", by the rule of the student site: true keeps the next session in `localStorage`,
 * false in `sessionStorage`. Without a choice a session stays where it was found.
 */
export function rememberSession(remember: boolean): void {
  wanted = remember ? 'localStorage' : 'sessionStorage';
}

/** The storage handed to the auth client. */
export const sessionStorageAdapter = {
  getItem(key: string): string | null {
    return read('sessionStorage', key) ?? read('localStorage', key) ?? memory.get(key) ?? null;
  },
  setItem(key: string, value: string): void {
    const found = read('sessionStorage', key) === null ? 'localStorage' : 'sessionStorage';
    const place = wanted ?? found;
    erase(place === 'localStorage' ? 'sessionStorage' : 'localStorage', key);
    if (write(place, key, value)) {
      memory.delete(key);
    } else {
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    erase('sessionStorage', key);
    erase('localStorage', key);
    memory.delete(key);
  },
};
