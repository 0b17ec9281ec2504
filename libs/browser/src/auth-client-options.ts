import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import { SESSION_KEY, sessionStorageAdapter } from './session-storage.js';

/** Auth client options that both sites use, so that they share one session in this browser. */
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
