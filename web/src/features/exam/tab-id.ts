import { sessionArea } from '../../lib/web-storage.js';

const KEY = 'prepward.tab';

/** A name that nothing else has. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

let client: string | undefined;

/** Names this tab to the server; a reload keeps the name. */
export function clientId(): string {
  client ??= sessionArea.get(KEY) ?? randomId();
  sessionArea.set(KEY, client);
  return client;
}

/** Takes a new name: a duplicated tab begins with the name of the tab it was copied from. */
export function renewClientId(): void {
  client = randomId();
  sessionArea.set(KEY, client);
}
