import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import { SESSION_KEY, sessionStorageAdapter } from './session-storage.js';

/** What both sites tell their auth client, so that they share one session of this browser. */
export function authClientOptions() {
  return {
    url: `${window.location.origin}${AUTH_PREFIX}`,
    storageKey: SESSION_KEY,
    storage: sessionStorageAdapter,
    flowType: 'pkce',
    persistSession: true,
    experimental: { recoveryCodes: true },
  } as const;
}
