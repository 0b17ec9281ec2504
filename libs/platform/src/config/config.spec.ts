import { describe, expect, it } from '@jest/globals';
import { loadCommandConfig, loadConfig } from './config.js';
import { ConfigError } from './config-error.js';

const sound = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
};

describe('loadConfig', () => {
  it('needs little and has defaults for the rest', () => {
    const config = loadConfig(sound);
    expect(config.auth).toMatchObject({
      prefix: '/auth/v1',
      issuer: 'http://localhost:3000/auth/v1',
      autoconfirm: false,
      passwordMin: 6,
      mailIntervalSeconds: 60,
    });
    expect(config.redisUrl).toBeUndefined();
  });

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ ...sound, REDIS_URL: '', API_PORT: '' }).api.port).toBe(3001);
  });

  it('names every wrong variable and what is expected', () => {
    const wrong = {
      ...sound,
      DATABASE_URL: 'mysql://x',
      AUTH_AUTOCONFIRM: 'yes',
      API_PORT: '99999',
    };
    expect(() => loadConfig(wrong)).toThrow(ConfigError);
    expect(() => loadConfig(wrong)).toThrow(
      /DATABASE_URL is invalid: expected a URL such as postgres/,
    );
    expect(() => loadConfig(wrong)).toThrow(/AUTH_AUTOCONFIRM is invalid/);
    expect(() => loadConfig(wrong)).toThrow(/API_PORT is invalid/);
  });

  it('says what is missing', () => {
    expect(() => loadConfig({ ...sound, SMTP_URL: undefined })).toThrow(/SMTP_URL is missing/);
    expect(() => loadConfig({ ...sound, AUTH_SIGNING_KEYS_FILE: undefined })).toThrow(
      /AUTH_SIGNING_KEYS_FILE is missing/,
    );
  });

  it.each([{ AUTH_ADMIN_ROLES: 'service_role' }, { AUTH_FRESH_SESSION_SECONDS: '1' }])(
    'takes what the tests of other clients need, and not in production: %j',
    (given) => {
      expect(() => loadConfig({ ...sound, ...given })).not.toThrow();
      const production = { ...sound, ...given, NODE_ENV: 'production' };
      expect(() => loadConfig(production)).toThrow(
        new RegExp(`^${Object.keys(given)[0]} is invalid: expected (nothing|0) in production$`),
      );
    },
  );

  it('asks a command only for the database', () => {
    const config = loadCommandConfig({ DATABASE_URL: sound.DATABASE_URL });
    expect([config.mail.smtpUrl, config.auth.signing]).toEqual([undefined, undefined]);
    expect(() => loadCommandConfig({})).toThrow(/DATABASE_URL is missing/);
    expect(() => loadCommandConfig({ ...sound, SMTP_URL: 'http://x' })).toThrow(
      /SMTP_URL is invalid/,
    );
  });

  it.each(['https://prepward.example/', 'https://prepward.example//'])(
    'takes the public address without the slash at its end: %s',
    (url) => {
      const config = loadConfig({ ...sound, PUBLIC_URL: url });
      expect(config.publicUrl).toBe('https://prepward.example');
      expect(config.auth.issuer).toBe('https://prepward.example/auth/v1');
    },
  );

  it('keeps files in a folder, or in a bucket where one is named', () => {
    expect(loadConfig({ ...sound, STORAGE_DIR: '/srv/files' }).storage).toEqual({
      kind: 'folder',
      folder: '/srv/files',
    });
    const bucket = { ...sound, STORAGE_S3_BUCKET: 'prepward', STORAGE_S3_ACCESS_KEY_ID: 'me' };
    expect(loadConfig({ ...bucket, STORAGE_S3_SECRET_ACCESS_KEY: 'x' }).storage).toMatchObject({
      kind: 's3',
      bucket: 'prepward',
      region: 'us-east-1',
      credentials: { accessKeyId: 'me', secretAccessKey: 'x' },
    });
    expect(() => loadConfig(bucket)).toThrow(/STORAGE_S3_SECRET_ACCESS_KEY is missing/);
    expect(() => loadConfig({ ...sound, STORAGE_S3_BUCKET: 'A bucket' })).toThrow(
      /STORAGE_S3_BUCKET is invalid: expected the name of a bucket/,
    );
  });

  it('never repeats a value, which may be a secret', () => {
    const wrong = { ...sound, DATABASE_URL: 'mysql://user:hunter2@host' };
    expect(() => loadConfig(wrong)).not.toThrow(/hunter2/);
  });
});

describe('payments', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
  const sandbox = {
    SANDBOX_GATEWAY_URL: 'http://127.0.0.1:3010/',
    SANDBOX_GATEWAY_KEY: 'a key of sixteen characters',
    SANDBOX_WEBHOOK_SECRET: 'a secret of sixteen characters',
  };
  const load = (env: Record<string, string>) =>
    loadCommandConfig({ DATABASE_URL: 'postgres://a:b@localhost/c', ...env }).payments;

  it('are closed unless a gateway is configured, in production too', () => {
    expect(load({})).toBeUndefined();
    expect(load({ NODE_ENV: 'production' })).toBeUndefined();
  });

  it('go through Stripe where it has a key', () => {
    expect(load({ NODE_ENV: 'production', ...stripe, STRIPE_TAX: 'true' })).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_12345678',
      api: { host: 'api.stripe.com', port: 443, protocol: 'https' },
      tax: true,
      promotionCodes: false,
    });
  });

  const production = { NODE_ENV: 'production', ...stripe };
  const test = { ...production, STRIPE_SECRET_KEY: 'sk_test_1' };
  it.each<[string, Record<string, string>, RegExp]>([
    ['a test key', test, /expected a live key such as sk_live_… .*STRIPE_TEST_MODE=true/],
    ['a restricted one', { ...test, STRIPE_SECRET_KEY: 'rk_test_1' }, /expected a live key/],
    ['a gateway that is read on the way', { ...production, STRIPE_API_PROTOCOL: 'http' }, /https/],
    ['another gateway', { ...production, STRIPE_API_HOST: '127.0.0.1' }, /api\.stripe\.com/],
    [
      'money on a staging box',
      { ...production, STRIPE_TEST_MODE: 'true' },
      /expected a test key such as sk_test_…/,
    ],
  ])('are not taken in production with %s', (_, env, words) => {
    expect(() => load(env)).toThrow(words);
  });

  it('are taken with them on a staging box, and in development', () => {
    const elsewhere = { ...test, STRIPE_API_HOST: '127.0.0.1', STRIPE_API_PROTOCOL: 'http' };
    expect(load({ ...elsewhere, STRIPE_TEST_MODE: 'true' })).toMatchObject({
      secretKey: 'sk_test_1',
      api: { host: '127.0.0.1', protocol: 'http' },
    });
    expect(load({ ...elsewhere, NODE_ENV: 'development' })).toMatchObject({ kind: 'stripe' });
  });

  it('go through the sandbox in development, and never in production', () => {
    expect(load(sandbox)).toMatchObject({ kind: 'sandbox', url: 'http://127.0.0.1:3010' });
    expect(() => load({ NODE_ENV: 'production', ...sandbox })).toThrow(
      'SANDBOX_GATEWAY_URL is invalid: expected nothing in production',
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['both gateways', { ...stripe, ...sandbox }, 'expected one of them'],
    ['no webhook secret', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [
      'a publishable key',
      { ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY is invalid',
    ],
    [
      'half of the sandbox',
      { SANDBOX_GATEWAY_URL: sandbox.SANDBOX_GATEWAY_URL },
      'SANDBOX_GATEWAY_KEY and SANDBOX_WEBHOOK_SECRET are missing',
    ],
  ])('refuse %s', (_, env, words) => {
    expect(() => load(env)).toThrow(words);
  });
});

describe('Google', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'a secret of it' };
  const sandbox = {
    SANDBOX_GOOGLE_URL: 'http://127.0.0.1:3020/sandbox-google/',
    SANDBOX_GOOGLE_SECRET: 'a secret of sixteen characters',
  };
  const load = (env: Record<string, string>) =>
    loadCommandConfig({ DATABASE_URL: 'postgres://a:b@localhost/c', ...env }).auth.google;

  it('signs no one in unless a client is configured', () => {
    expect(load({})).toBeUndefined();
    expect(load({ NODE_ENV: 'production' })).toBeUndefined();
    expect(load({ NODE_ENV: 'production', ...client })).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'a secret of it',
      reachedAt: undefined,
    });
  });

  it('is a sandbox on the one origin in development, and never in production', () => {
    expect(load({ PUBLIC_URL: 'https://dev.example/', ...sandbox })).toMatchObject({
      issuer: 'https://dev.example/sandbox-google',
      reachedAt: 'http://127.0.0.1:3020/sandbox-google',
    });
    expect(() => load({ NODE_ENV: 'production', ...sandbox })).toThrow(
      'SANDBOX_GOOGLE_URL is invalid: expected nothing in production',
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['half of a client', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing'],
    ['the other half', { GOOGLE_CLIENT_SECRET: 'long enough' }, 'GOOGLE_CLIENT_ID is missing'],
    ['both', { ...client, ...sandbox }, 'expected one of them'],
    [
      'half of the sandbox',
      { SANDBOX_GOOGLE_URL: sandbox.SANDBOX_GOOGLE_URL },
      'SANDBOX_GOOGLE_SECRET is missing',
    ],
    [
      'an issuer that is read on the way',
      { NODE_ENV: 'production', ...client, GOOGLE_ISSUER: 'http://id.example' },
      'GOOGLE_ISSUER is invalid: expected an https:// address in production',
    ],
  ])('refuses %s', (_, env, words) => {
    expect(() => load(env)).toThrow(words);
  });
});

describe('a captcha', () => {
  const load = (env: Record<string, string> = {}) => loadConfig({ ...sound, ...env }).auth.captcha;

  it('knows a captcha by all of its settings, and asks for those that are missing', () => {
    const captcha = {
      AUTH_CAPTCHA_SITE_KEY: 'key',
      AUTH_CAPTCHA_SECRET: 'secret',
      AUTH_CAPTCHA_VERIFY_URL: 'https://c.example/siteverify',
      AUTH_CAPTCHA_SCRIPT_URL: 'https://c.example/api.js',
    };
    expect(load()).toBeUndefined();
    expect(load(captcha)).toEqual({
      siteKey: 'key',
      secret: 'secret',
      verifyUrl: captcha.AUTH_CAPTCHA_VERIFY_URL,
      scriptUrl: captcha.AUTH_CAPTCHA_SCRIPT_URL,
    });
    for (const name of Object.keys(captcha)) {
      expect(() => load({ ...captcha, [name]: '' })).toThrow(`${name}: missing`);
    }
  });
});
