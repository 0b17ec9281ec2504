import type { GoTrueClient } from '@supabase/auth-js';

let client: Promise<GoTrueClient> | undefined;

/** The page's only auth client. It's about 25 kB, so it's loaded on first use. */
export function authClient(): Promise<GoTrueClient> {
  client ??= import('./new-auth-client.js')
    .then(({ newAuthClient }) => newAuthClient())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
