import * as z from 'zod';
import { ConfigError } from './config-error.js';

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Environment variables about signing in with Google. */
export const googleVariables = {
  /** If neither this nor the sandbox is set, the site says that Google sign-in isn't set up. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(8, 'the secret of the client').optional(),
  /** Whose tokens are trusted; OpenID providers other than Google are for tests. */
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: `a URL such as ${GOOGLE_ISSUER}` })
    .default(GOOGLE_ISSUER),
  /** Where the api reaches the sandbox that `npm start` runs in Google's place. Never in production. */
  SANDBOX_GOOGLE_URL: z
    .url({ protocol: /^https?$/, error: 'a URL such as http://127.0.0.1:3020/sandbox-google' })
    .optional(),
  SANDBOX_GOOGLE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
};

type Variables = z.infer<z.ZodObject<typeof googleVariables>> & { NODE_ENV: string };

/** An OpenID provider, and the product's client at it. */
export interface GoogleSettings {
  /** As in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the api reaches it, if not at the issuer's address. */
  reachedAt: string | undefined;
}

function sandbox(env: Variables, url: string, publicUrl: string): GoogleSettings {
  if (env.NODE_ENV === 'production') {
    throw new ConfigError(
      'SANDBOX_GOOGLE_URL is invalid: expected nothing in production, where anyone could sign in as anyone',
    );
  }
  if (env.GOOGLE_CLIENT_ID !== undefined) {
    throw new ConfigError('GOOGLE_CLIENT_ID and SANDBOX_GOOGLE_URL: expected one of them');
  }
  if (env.SANDBOX_GOOGLE_SECRET === undefined) {
    throw new ConfigError('SANDBOX_GOOGLE_SECRET is missing: expected it with SANDBOX_GOOGLE_URL');
  }
  const reachedAt = url.replace(/\/+$/, '');
  return {
    issuer: publicUrl + new URL(reachedAt).pathname,
    // The one client that the sandbox knows (tools/id-sandbox/src/paths.ts).
    clientId: 'prepward',
    clientSecret: env.SANDBOX_GOOGLE_SECRET,
    reachedAt,
  };
}

/**
 * The OpenID provider for Google's button; undefined if there is none.
 *
 * @throws ConfigError when it's half configured, there are two, or there's a sandbox in production
 */
export function googleSettings(env: Variables, publicUrl: string): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const { GOOGLE_ISSUER: issuer, SANDBOX_GOOGLE_URL: url } = env;
  if (url !== undefined) return sandbox(env, url, publicUrl);
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    throw new ConfigError(`${missing} is missing: expected both, or neither`);
  }
  if (env.NODE_ENV === 'production' && !issuer.startsWith('https:')) {
    throw new ConfigError('GOOGLE_ISSUER is invalid: expected an https:// address in production');
  }
  return { issuer, clientId, clientSecret, reachedAt: undefined };
}
