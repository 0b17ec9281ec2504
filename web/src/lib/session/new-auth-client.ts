import { fetchWithCaptcha } from '@prepward/browser/captcha';
import { SESSION_KEY, sessionStorageAdapter } from '@prepward/browser/session-storage';
import { AUTH_PREFIX } from '@prepward/contracts/route-addresses';
import { GoTrueClient } from '@supabase/auth-js';
import { tellingFetch } from './reach.js';

/** Makes an auth client over this browser's storage. */
export function newAuthClient(): GoTrueClient {
  const url = `${window.location.origin}${AUTH_PREFIX}`;
  return new GoTrueClient({
    url,
    fetch: tellingFetch(fetchWithCaptcha()),
    storageKey: SESSION_KEY,
    storage: sessionStorageAdapter,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
}
