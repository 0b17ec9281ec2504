import { SESSION_KEY, sessionStorageAdapter } from '@prepward/browser/session-storage';
import { AUTH_PREFIX } from '@prepward/contracts/route-addresses';
import type { GoTrueClient } from '@supabase/auth-js';

let client: Promise<GoTrueClient> | undefined;

async function load(): Promise<GoTrueClient> {
  const { GoTrueClient: Client } = await import('@supabase/auth-js');
  return new Client({
    url: `${window.location.origin}${AUTH_PREFIX}`,
    storageKey: SESSION_KEY,
    storage: sessionStorageAdapter,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
}

/** The one auth client of this page. It is about 25 kB: loaded with its first use. */
export function authClient(): Promise<GoTrueClient> {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
