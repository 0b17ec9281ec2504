import { randomKey } from '@prepward/browser/random-key';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { sessionArea } from '@prepward/browser/web-storage';

const KEY = STORAGE_KEYS.tab;

let client: string | undefined;

/** Names this tab to the server; a reload keeps the name. */
export function clientId(): string {
  client ??= sessionArea.get(KEY) ?? randomKey();
  sessionArea.set(KEY, client);
  return client;
}

/** Takes a new name: a duplicated tab begins with the name of the tab it was copied from. */
export function renewClientId(): void {
  client = randomKey();
  sessionArea.set(KEY, client);
}
