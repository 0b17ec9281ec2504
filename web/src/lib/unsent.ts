import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';

type Unsent = Readonly<Record<string, string>>;

/**
 * Attempts with answers that this device has and the server doesn't yet, and whose they are. Stored in local
 * storage, apart from the answers: any page can read it synchronously, and a write completes even while the
 * browser closes.
 */
export function unsentAttempts(): Unsent {
  try {
    const value: unknown = JSON.parse(localArea.get(STORAGE_KEYS.unsent) ?? '{}');
    return value !== null && typeof value === 'object' ? (value as Unsent) : {};
  } catch {
    return {};
  }
}

/** Remembers that an attempt's answers are waiting here; `null` as owner: none are anymore. */
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
