import { randomId } from '../../lib/random-id.js';
import { sessionArea } from '../../lib/web-storage.js';

const KEY = 'prepward.tab';

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
