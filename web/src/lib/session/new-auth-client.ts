import { authClientOptions } from '@prepward/browser/auth-client-options';
import { fetchWithCaptcha } from '@prepward/browser/captcha';
import { GoTrueClient } from '@supabase/auth-js';
import { tellingFetch } from './reach.js';

/** Makes an auth client over this browser's storage. */
export function newAuthClient(): GoTrueClient {
  return new GoTrueClient({
    ...authClientOptions(),
    fetch: tellingFetch(fetchWithCaptcha()),
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
}
