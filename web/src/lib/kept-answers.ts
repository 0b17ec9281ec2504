import { endsWithTab } from '@prepward/browser/ends-with-tab';
import { OfflineError } from './api.js';
import { setUnreachable } from './connection.js';
import { type DeviceStore, deviceStore } from './device-store.js';

/** A route's last answer, as this device stores it. */
interface Kept {
  /** Whose it is: no one else on this device gets to see it. */
  owner: string;
  answer: unknown;
}

const key = (name: string): string => `read.${name}`;

async function keptFor<Answer>(
  store: DeviceStore,
  owner: string,
  name: string,
): Promise<{ answer: Answer } | undefined> {
  const kept = await store.get<Kept>(key(name));
  // The code that writes a name also reads it, so the type is its route's.
  return kept?.owner === owner ? { answer: kept.answer as Answer } : undefined;
}

/**
 * Reads a person's data, and stores the answer on this device, unless the session ends with the tab: then no
 * one signs out, and the answer would stay for the next person here. If the server can't be reached, it
 * returns the stored answer; the page around it says so (`useUnreachable`).
 *
 * @param name what is read, with its parameters
 * @throws whatever `read` throws, where nothing is kept or the server did answer
 */
export async function readOrKept<Answer>(
  owner: string,
  name: string,
  read: () => Promise<Answer>,
  store: DeviceStore = deviceStore,
): Promise<Answer> {
  try {
    const answer = await read();
    setUnreachable(false);
    if (!endsWithTab()) {
      void store.update<Kept>(key(name), () => ({ owner, answer }));
    }
    return answer;
  } catch (error) {
    const kept =
      error instanceof OfflineError ? await keptFor<Answer>(store, owner, name) : undefined;
    if (!kept) {
      throw error;
    }
    setUnreachable(true);
    return kept.answer;
  }
}
