import { GoTrueClient } from '@supabase/auth-js';
import { SESSION_KEY, sessionStorageAdapter } from './session-storage.js';
import { SessionEngine } from './auth-server.js';
import { SessionStore } from './session-store.js';

/** For tests: a store with an auth client of its own, over whatever `fetch` is installed. */
export function newStore(): SessionStore {
  return new SessionStore(
    async (host) =>
      new SessionEngine(
        new GoTrueClient({
          url: `${window.location.origin}/auth/v1`,
          storageKey: SESSION_KEY,
          storage: sessionStorageAdapter,
          flowType: 'pkce',
          autoRefreshToken: false,
          detectSessionInUrl: false,
        }),
        host,
      ),
  );
}
