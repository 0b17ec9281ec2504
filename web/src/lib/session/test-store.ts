import { SESSION_KEY, sessionStorageAdapter } from '@prepward/browser/session-storage';
import { GoTrueClient } from '@supabase/auth-js';
import { tellingFetch } from './reach.js';
import { SessionStore } from './session-store.js';

/** For tests: a store with an auth client of its own, over whatever `fetch` is installed. */
export function newStore(): SessionStore {
  return new SessionStore(
    async () =>
      new GoTrueClient({
        url: `${window.location.origin}/auth/v1`,
        fetch: tellingFetch((...request) => fetch(...request)),
        storageKey: SESSION_KEY,
        storage: sessionStorageAdapter,
        flowType: 'pkce',
        autoRefreshToken: false,
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true },
      }),
  );
}
