import { type DeviceStore, deviceStore } from './device-store.js';
import { unsentAttempts } from './unsent.js';

const OWNER = 'owner';

/** Under this key the answers of an attempt are kept on this device. */
export const answersKey = (attemptId: string): string => `answers.${attemptId}`;

/** Answers that the server doesn't have yet outlast everything: they wait for the person who gave them. */
function clear(store: DeviceStore): Promise<void> {
  const waiting = new Set(Object.keys(unsentAttempts()).map(answersKey));
  return store.clear((key) => waiting.has(key));
}

/**
 * Removes what this device stores about the person who was here, so the next person doesn't find
 * it.
 */
export function forgetPerson(store: DeviceStore = deviceStore): Promise<void> {
  return clear(store);
}

/** What this device keeps is this person's from now on; what another one left is removed. */
export async function belongTo(person: string, store: DeviceStore = deviceStore): Promise<void> {
  const before = await store.get<string>(OWNER);
  if (before === person) {
    return;
  }
  if (before !== undefined) {
    await clear(store);
  }
  await store.update<string>(OWNER, () => person);
}
