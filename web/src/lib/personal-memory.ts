import { type DeviceStore, deviceStore } from './device-store.js';
import { unsentAttempts } from './unsent.js';

const OWNER = 'owner';

/** The key of an attempt's answers on this device. */
export const answersKey = (attemptId: string): string => `answers.${attemptId}`;

/** Keeps answers that the server doesn't have yet: they wait for the person who gave them. */
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

/** Makes this device's storage this person's; removes what anyone else left. */
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
