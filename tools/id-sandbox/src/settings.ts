import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import * as z from 'zod';

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PUBLIC_URL: z.url('expected a URL such as http://localhost:3000'),
  AUTH_PREFIX: z.string().default(AUTH_PREFIX),
  SANDBOX_GOOGLE_PORT: z.coerce.number('expected a port number').int().min(0).max(65_535),
  SANDBOX_GOOGLE_SECRET: z.string().min(16, 'expected at least 16 characters'),
});

/** What the sandbox needs to know. */
export interface SandboxSettings {
  /** Where browsers reach the pages, without a trailing slash. */
  publicUrl: string;
  /** 0: any free one. */
  port: number;
  /** What the product signs in with. */
  secret: string;
  /** Where people return to the product. */
  callback: string;
}

/** The sandbox was asked to start where it must not, or without what it needs. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming every wrong variable; always in production */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  if (env.NODE_ENV === 'production') {
    throw new SettingsError(
      'The Google sandbox refuses to start if NODE_ENV is production: anyone could sign in as anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET instead.',
    );
  }
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw new SettingsError(`The Google sandbox can’t start. ${problems.join('; ')}`);
  }
  const { PUBLIC_URL, AUTH_PREFIX, SANDBOX_GOOGLE_PORT: port, SANDBOX_GOOGLE_SECRET } = parsed.data;
  const publicUrl = PUBLIC_URL.replace(/\/+$/, '');
  const callback = `${publicUrl}${AUTH_PREFIX}/callback`;
  return { publicUrl, port, secret: SANDBOX_GOOGLE_SECRET, callback };
}
