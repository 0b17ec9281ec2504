import { isIP } from 'node:net';
import path from 'node:path';
import { isEmailAddress } from '@prepward/contracts/email-rules';
import { ADMIN_PASSWORD_MIN } from '@prepward/contracts/sign-in-rules';
import { Problem } from './problem.js';

/** The environment as Node provides it; passed in, so that tests needn't touch `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** All of the launcher's settings, validated. */
export interface LauncherConfig {
  root: string;
  dataDir: string;
  host: string;
  port: number;
  /** The product's origin, without a trailing slash. */
  publicUrl: string;
  production: boolean;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Payments go through our own sandbox, because no other gateway is configured. */
  paySandbox: boolean;
  /** Google sign-in goes through our own sandbox, because no real Google client is configured. */
  googleSandbox: boolean;
  apiPort: number | undefined;
  apiMetricsPort: number | undefined;
  workerMetricsPort: number | undefined;
  signingKeysFile: string;
  /** Origin of the captcha script; undefined without a captcha. */
  captchaOrigin: string | undefined;
  /** Proxies in front whose X-Forwarded-* headers are trusted; if empty, the headers are overwritten. */
  trustProxy: string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function wrong(name: string, value: string, expected: string, secret = false): Problem {
  const shown = secret ? '' : ` is "${value}", but`;
  return new Problem(`${name}${shown} must be ${expected}.`);
}

/** An empty variable counts as unset: shells and Compose files often export empty ones. */
function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

function portNumber(env: Environment, name: string, lowest: 0 | 1): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= lowest && port <= 65_535) return port;
  throw wrong(name, value, `a port number from ${lowest} to 65535`);
}

function url(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const expected = `an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  // Connection URLs carry passwords, so an invalid one is never echoed.
  if (!parsed || !schemes.includes(parsed.protocol.slice(0, -1)) || parsed.hostname === '') {
    throw wrong(name, value, expected, true);
  }
  return value;
}

function oneOf(env: Environment, name: string, values: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !values.includes(value)) {
    throw wrong(name, value, `one of ${values.join(', ')}`);
  }
  return value;
}

function origin(env: Environment, port: number): string {
  const value = url(env, 'PUBLIC_URL', ['http', 'https']);
  if (value === undefined) return `http://localhost:${port}`;
  const parsed = new URL(value);
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw wrong('PUBLIC_URL', value, 'an origin without a path, such as https://prep.example.org');
  }
  return parsed.origin;
}

function checkAdmin(env: Environment): void {
  const email = text(env, 'ADMIN_EMAIL');
  if (email !== undefined && !isEmailAddress(email)) {
    throw wrong('ADMIN_EMAIL', email, 'an email address such as admin@example.org');
  }
  const password = env.ADMIN_PASSWORD;
  if (password && password.length < ADMIN_PASSWORD_MIN) {
    throw wrong('ADMIN_PASSWORD', '', `at least ${ADMIN_PASSWORD_MIN} characters long`, true);
  }
}

function proxies(env: Environment): string[] {
  const value = text(env, 'TRUST_PROXY') ?? '';
  const list = value.split(',').map((part) => part.trim());
  const isKnown = (part: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
    (isIP(part.split('/')[0] ?? '') !== 0 && /^[^/]+(\/\d{1,3})?$/.test(part));
  const wanted = list.filter((part) => part !== '');
  if (wanted.every(isKnown)) return wanted;
  throw wrong('TRUST_PROXY', value, 'addresses or networks separated by commas, or loopback');
}

function captchaOrigin(env: Environment): string | undefined {
  const script = url(env, 'AUTH_CAPTCHA_SCRIPT_URL', ['http', 'https']);
  return script === undefined ? undefined : new URL(script).origin;
}

function checkHost(host: string): void {
  if (!/^[\w.:-]+$/.test(host)) {
    throw wrong('HOST', host, 'an address of this machine, such as 127.0.0.1 or 0.0.0.0');
  }
}

/** Whether to run the payment sandbox: only in development, if no gateway is configured. */
function wantsPaySandbox(env: Environment, production: boolean): boolean {
  const elsewhere = text(env, 'SANDBOX_GATEWAY_URL') !== undefined;
  if (production && elsewhere) {
    throw new Problem(
      'SANDBOX_GATEWAY_URL must not be set when NODE_ENV is production: the payment sandbox takes no real money.',
    );
  }
  return !production && !elsewhere && text(env, 'STRIPE_SECRET_KEY') === undefined;
}

/** Whether to run the Google sandbox: only in development, if no Google client is configured. */
function wantsGoogleSandbox(env: Environment, production: boolean): boolean {
  const elsewhere = text(env, 'SANDBOX_GOOGLE_URL') !== undefined;
  if (production && elsewhere) {
    throw new Problem(
      'SANDBOX_GOOGLE_URL must not be set when NODE_ENV is production: anyone could sign in as anyone.',
    );
  }
  return !production && !elsewhere && text(env, 'GOOGLE_CLIENT_ID') === undefined;
}

/**
 * Reads the launcher's configuration.
 *
 * @param env the environment variables
 * @param root absolute path of the project, the base of a relative DATA_DIR
 * @throws {Problem} naming the first wrong variable and what is expected of it
 */
export function parseConfig(env: Environment, root: string): LauncherConfig {
  const port = portNumber(env, 'PORT', 1) ?? 3000;
  const host = text(env, 'HOST') ?? '127.0.0.1';
  checkHost(host);
  checkAdmin(env);
  oneOf(env, 'LOG_LEVEL', LOG_LEVELS);
  const production = oneOf(env, 'NODE_ENV', ['development', 'production', 'test']) === 'production';
  const dataDir = path.resolve(root, text(env, 'DATA_DIR') ?? '.data');
  const smtpUrl = url(env, 'SMTP_URL', ['smtp', 'smtps']);
  if (production && smtpUrl === undefined) {
    throw new Problem(
      'SMTP_URL must be set when NODE_ENV is production: the local mail catcher shows every email to everyone.',
    );
  }
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres', 'postgresql']);
  const databaseOwnerUrl = url(env, 'DATABASE_OWNER_URL', ['postgres', 'postgresql']);
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined) {
    throw new Problem(
      'DATABASE_URL must be set if DATABASE_OWNER_URL is: api and worker run under its role.',
    );
  }
  return {
    root,
    dataDir,
    host,
    port,
    publicUrl: origin(env, port),
    production,
    databaseUrl,
    databaseOwnerUrl,
    redisUrl: url(env, 'REDIS_URL', ['redis', 'rediss']),
    smtpUrl,
    paySandbox: wantsPaySandbox(env, production),
    googleSandbox: wantsGoogleSandbox(env, production),
    apiPort: portNumber(env, 'API_PORT', 1),
    apiMetricsPort: portNumber(env, 'API_METRICS_PORT', 0),
    workerMetricsPort: portNumber(env, 'WORKER_METRICS_PORT', 1),
    signingKeysFile: path.resolve(
      root,
      text(env, 'AUTH_SIGNING_KEYS_FILE') ?? path.join(dataDir, 'signing-keys.json'),
    ),
    captchaOrigin: captchaOrigin(env),
    trustProxy: proxies(env),
  };
}
