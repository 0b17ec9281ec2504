import { describe, expect, it } from '@jest/globals';
import { environment, loadCommandConfig, loadConfig } from './config.js';

type Name = keyof typeof environment.shape;

const POSTGRES = 'a URL such as postgres://user:password@host:5432/name';
const HTTP: [Name, string][] = [
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'a URL such as http://collector:4318'],
  ['STORAGE_S3_ENDPOINT', 'a URL such as https://s3.example'],
  ['AUTH_BREACHED_PASSWORDS_URL', 'a URL such as https://api.pwnedpasswords.com/range'],
  [
    'AUTH_CAPTCHA_VERIFY_URL',
    'a URL such as https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ],
  [
    'AUTH_CAPTCHA_SCRIPT_URL',
    'a URL such as https://challenges.cloudflare.com/turnstile/v0/api.js',
  ],
  ['GOOGLE_ISSUER', 'a URL such as https://accounts.google.com'],
  ['SANDBOX_GOOGLE_URL', 'a URL such as http://127.0.0.1:3020/sandbox-google'],
  ['SANDBOX_GATEWAY_URL', 'a URL such as http://127.0.0.1:3010'],
];

const problems = (name: Name, value: string) =>
  environment.shape[name].safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('an address among the settings', () => {
  it.each(HTTP)('%s begins with http or https', (name, expected) => {
    for (const scheme of ['http', 'https'])
      expect(problems(name, `${scheme}://h.example`)).toEqual([]);
    for (const scheme of ['xhttp', 'httpx', 'httpsx', 'ftp']) {
      expect(problems(name, `${scheme}://h.example`)).toEqual([expected]);
    }
    expect(problems(name, 'h.example')).toEqual([expected]);
  });

  it.each<[Name, string[], string]>([
    ['DATABASE_URL', ['postgres', 'postgresql'], POSTGRES],
    ['DATABASE_OWNER_URL', ['postgres', 'postgresql'], POSTGRES],
    ['DATABASE_REPORTING_URL', ['postgres', 'postgresql'], POSTGRES],
    ['REDIS_URL', ['redis', 'rediss'], 'a URL such as redis://host:6379'],
    ['SMTP_URL', ['smtp', 'smtps'], 'a URL such as smtp://host:587'],
  ])('%s is one of %j', (name, schemes, expected) => {
    for (const scheme of schemes) {
      expect(problems(name, `${scheme}://h.example`)).toEqual([]);
      expect(problems(name, `x${scheme}://h.example`)).toEqual([expected]);
      expect(problems(name, `${scheme}x://h.example`)).toEqual([expected]);
    }
  });
});

describe('a setting that is wrong', () => {
  it.each<[Name, string, string]>([
    ['PUBLIC_URL', 'prepward', 'a URL such as https://prepward.example'],
    ['STAFF_EMAIL', 'staff', 'an email address'],
    ['API_PORT', 'x', 'a port number'],
    ['API_PORT', '65536', 'a port number'],
    ['DATABASE_POOL_MAX', '1', 'a whole number from 2 to 200'],
    ['RATE_LIMIT_FACTOR', '0', 'a number from 0.01 to 10000'],
    ['AUTH_JWT_SECONDS', 'x', 'a number of seconds'],
    ['AUTH_JWT_SECONDS', '-1', 'a number of seconds'],
    ['AUTH_PASSWORD_MIN', '5', 'a whole number from 6 to 64'],
    ['AUTH_PASSWORD_MIN', '8.5', 'a whole number from 6 to 64'],
    ['AUTH_ANONYMOUS', 'yes', 'true or false'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
    ['NODE_ENV', 'staging', 'development, test or production'],
    ['STRIPE_API_PROTOCOL', 'ftp', 'http or https'],
    ['MAIL_FROM', 'x', 'a sender such as Prepward <hello@prepward.example>'],
    ['AUTH_CAPTCHA_SITE_KEY', 'x'.repeat(201), 'at most 200 characters'],
    ['AUTH_PREFIX', 'auth', 'empty, or a path such as /auth/v1'],
    ['AUTH_HS256_SECRET', 'short', 'at least 32 characters'],
    ['AUTH_ENCRYPTION_KEY', 'short', 'at least 32 characters'],
    ['AUTH_REDIRECT_ORIGINS', 'app.example', 'origins such as https://app.example'],
    ['STRIPE_SECRET_KEY', 'xsk_live_1', 'a secret or restricted key such as sk_live_…'],
    ['STRIPE_SECRET_KEY', 'sk_live_1!', 'a secret or restricted key such as sk_live_…'],
    ['STRIPE_WEBHOOK_SECRET', 'short', 'a signing secret such as whsec_…'],
    ['SANDBOX_GATEWAY_KEY', 'short', 'at least 16 characters'],
    ['SANDBOX_WEBHOOK_SECRET', 'short', 'at least 16 characters'],
    ['SANDBOX_GOOGLE_SECRET', 'short', 'at least 16 characters'],
    ['GOOGLE_CLIENT_SECRET', 'short', 'the secret of the client'],
  ])('%s=%s says what is expected', (name, value, expected) => {
    expect(problems(name, value)).toEqual([expected]);
  });

  it('is never told in the words of the schema', () => {
    const odd = ['x', '-1', '0.5', '1e9', 'ftp://h', 'x'.repeat(300)];
    const names = Object.keys(environment.shape) as Name[];
    const told = names.flatMap((name) => odd.flatMap((value) => problems(name, value)));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((text) => /^(Invalid|Too|Unrecognized)/.test(text))).toEqual([]);
  });

  const known = { DATABASE_URL: 'postgres://h/d', SMTP_URL: 'smtp://h' };

  it('is told with all others that are', () => {
    expect(() => loadCommandConfig({ PUBLIC_URL: 'x' })).toThrow(
      new Error(
        `PUBLIC_URL is invalid: expected a URL such as https://prepward.example; DATABASE_URL is missing: expected ${POSTGRES}`,
      ),
    );
    expect(() => loadCommandConfig({ PUBLIC_URL: 'x' })).toThrow(
      expect.objectContaining({ name: 'ConfigError' }),
    );
  });

  it('is told with what makes it', () => {
    expect(() => loadConfig(known)).toThrow(
      'private keys (`node api/dist/cli.js ensure-keys` makes one), or AUTH_HS256_SECRET',
    );
  });

  it('is half of a captcha: what is missing of all', () => {
    const half = { AUTH_CAPTCHA_SITE_KEY: 'k', AUTH_CAPTCHA_SECRET: 's' };
    expect(() => loadCommandConfig({ ...known, ...half })).toThrow(
      new Error(
        'AUTH_CAPTCHA_VERIFY_URL, AUTH_CAPTCHA_SCRIPT_URL: missing; expected all of ' +
          'AUTH_CAPTCHA_SITE_KEY, AUTH_CAPTCHA_SECRET, AUTH_CAPTCHA_VERIFY_URL, AUTH_CAPTCHA_SCRIPT_URL',
      ),
    );
  });

  it('is half of the key of a bucket', () => {
    const bucket = { ...known, STORAGE_S3_BUCKET: 'prepward' };
    const secret = { STORAGE_S3_SECRET_ACCESS_KEY: 'x' };
    expect(() => loadCommandConfig({ ...bucket, ...secret })).toThrow(
      'STORAGE_S3_ACCESS_KEY_ID is missing: expected both halves of the key, or neither',
    );
  });
});

describe('settings that are taken', () => {
  const load = (env: Record<string, string> = {}) =>
    loadCommandConfig({ DATABASE_URL: 'postgres://h/d', ...env });

  it.each<[Name, string[]]>([
    ['NODE_ENV', ['development', 'test', 'production']],
    ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']],
    ['STRIPE_API_PROTOCOL', ['http', 'https']],
    ['STORAGE_S3_REGION', ['eu-central-1']],
  ])('%s may be any of %j', (name, values) => {
    for (const value of values) expect(problems(name, value)).toEqual([]);
    expect(problems(name, '')).not.toEqual([]);
  });

  it('keep files in a folder of their own, and reach a bucket as the machine may', () => {
    expect(load().storage).toMatchObject({ folder: expect.stringMatching(/\/\.data\/files$/) });
    expect(load({ STORAGE_S3_BUCKET: 'prepward' }).storage).toMatchObject({
      credentials: undefined,
      pathStyle: false,
    });
  });

  it('name the sandbox of Google without slashes at its end, and as it knows the product', () => {
    const sandbox = {
      SANDBOX_GOOGLE_URL: 'http://127.0.0.1:3020/sandbox-google//',
      SANDBOX_GOOGLE_SECRET: 'a secret of sixteen characters',
    };
    expect(load(sandbox).auth.google).toMatchObject({
      clientId: 'prepward',
      reachedAt: 'http://127.0.0.1:3020/sandbox-google',
    });
  });

  it('believe an issuer without TLS outside of production', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'long enough' };
    expect(load({ ...client, GOOGLE_ISSUER: 'http://id.example' }).auth.google?.issuer).toBe(
      'http://id.example',
    );
  });

  it('take a live key for one, whatever is in it', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_123' };
    expect(load({ NODE_ENV: 'production', ...stripe }).payments?.kind).toBe('stripe');
  });
});
