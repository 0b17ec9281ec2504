import type { GoTrueClient } from '@supabase/auth-js';

let client: Promise<GoTrueClient> | undefined;

/** The one auth client of this page. It is about 25 kB: loaded with its first use. */
export function authClient(): Promise<GoTrueClient> {
  client ??= import('./new-auth-client.js')
    .then(({ newAuthClient }) => newAuthClient())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
