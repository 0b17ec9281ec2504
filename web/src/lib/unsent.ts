import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';

type Unsent = Readonly<Record<string, string>>;

/**
 * Attempts whose answers this device keeps and the server doesn't have yet, with whose they are. It is
 * kept next to the answers, where any page reads it at once and a closing browser has written it.
 */
export function unsentAttempts(): Unsent {
  try {
    const value: unknown = JSON.parse(localArea.get(STORAGE_KEYS.unsent) ?? '{}');
    return value !== null && typeof value === 'object' ? (value as Unsent) : {};
  } catch {
    return {};
  }
}

/** Remembers that answers of an attempt wait here; `null` as owner: none do anymore. */
export function markUnsent(attemptId: string, owner: string | null): void {
  const { [attemptId]: known, ...others } = unsentAttempts();
  if ((known ?? null) === owner) {
    return;
  }
  const all = owner === null ? others : { ...others, [attemptId]: owner };
  if (Object.keys(all).length === 0) {
    localArea.remove(STORAGE_KEYS.unsent);
  } else {
    localArea.set(STORAGE_KEYS.unsent, JSON.stringify(all));
  }
}
