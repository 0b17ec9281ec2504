import path from 'node:path';
import * as z from 'zod';

const secret = z.string().min(32, 'expected at least 32 characters');

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PUBLIC_URL: z.url('expected a URL such as http://localhost:3000'),
  DATA_DIR: z.string('expected a folder').min(1),
  SANDBOX_GATEWAY_PORT: z.coerce.number('expected a port number').int().min(0).max(65_535),
  SANDBOX_GATEWAY_KEY: secret,
  SANDBOX_WEBHOOK_SECRET: secret,
  SANDBOX_WEBHOOK_URL: z.url('expected the address of the shop’s webhook'),
});

export interface ServerSettings {
  /** Where browsers reach the pages, without a trailing slash. */
  publicUrl: string;
  /** 0: any free one. */
  port: number;
  /** What the shop signs in with. */
  key: string;
  webhook: { url: string; secret: string };
  stateFile: string;
}

/** The sandbox was asked to start where it must not, or without what it needs. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming every wrong variable; always in production */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  if (env.NODE_ENV === 'production') {
    throw new SettingsError(
      'The payment sandbox refuses to start if NODE_ENV is production: it takes no real money and anyone could buy for free. Set STRIPE_SECRET_KEY instead.',
    );
  }
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path: at, message }) => `${at.join('.')}: ${message}`,
    );
    throw new SettingsError(`The payment sandbox can’t start. ${problems.join('; ')}`);
  }
  const e = parsed.data;
  return {
    publicUrl: e.PUBLIC_URL.replace(/\/+$/, ''),
    port: e.SANDBOX_GATEWAY_PORT,
    key: e.SANDBOX_GATEWAY_KEY,
    webhook: { url: e.SANDBOX_WEBHOOK_URL, secret: e.SANDBOX_WEBHOOK_SECRET },
    stateFile: path.join(e.DATA_DIR, 'pay-sandbox.json'),
  };
}
