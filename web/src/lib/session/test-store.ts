import { authClientOptions } from '@prepward/browser/auth-client-options';
import { GoTrueClient } from '@supabase/auth-js';
import { tellingFetch } from './reach.js';
import { SessionStore } from './session-store.js';

/** For tests: a store with an auth client of its own, over whatever `fetch` is installed. */
export function newStore(): SessionStore {
  return new SessionStore(
    async () =>
      new GoTrueClient({
        ...authClientOptions(),
        fetch: tellingFetch((...request) => fetch(...request)),
        autoRefreshToken: false,
        detectSessionInUrl: false,
      }),
  );
}
