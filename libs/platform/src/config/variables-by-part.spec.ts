import { describe, expect, it } from '@jest/globals';
import { loadCommandConfig, loadConfig } from './config.js';

const DATABASE_URL = 'postgres://user:secret@127.0.0.1:5432/prepward';
const load = (env: Record<string, string> = {}) => loadCommandConfig({ DATABASE_URL, ...env });

describe('what is not set', () => {
  it('has its default, part by part', () => {
    const { auth, storage, ...rest } = load();
    expect(rest).toEqual({
      production: false,
      publicUrl: 'http://localhost:3000',
      api: {
        ...{ host: '127.0.0.1', port: 3001, metricsPort: 0 },
        ...{ trustProxy: ['loopback'], corsOrigins: [] },
      },
      worker: { metricsPort: 0 },
      database: { url: DATABASE_URL, ownerUrl: undefined, reportingUrl: undefined, poolMax: 20 },
      redisUrl: undefined,
      mail: { smtpUrl: undefined, from: expect.any(String), staff: expect.any(String) },
      payments: undefined,
      tracesUrl: undefined,
      logLevel: 'info',
      rateLimitFactor: 1,
    });
    expect(rest.mail.from).toMatch(/^Prepward <.+@.+>$/);
    expect(storage).toMatchObject({ kind: 'folder' });
    expect(auth).toEqual({
      ...{ prefix: '/auth/v1', issuer: 'http://localhost:3000/auth/v1' },
      ...{ autoconfirm: false, disableSignup: false, anonymous: true, signing: undefined },
      ...{ encryptionKey: undefined, adminRoles: [], adminTwoStep: false },
      ...{ breachedPasswordsUrl: undefined, freshSessionSeconds: 0, jwtSeconds: 3600 },
      ...{ redirectOrigins: ['http://localhost:3000'], mailIntervalSeconds: 60, passwordMin: 6 },
      ...{ captcha: undefined, google: undefined },
    });
  });
});

describe('what is set', () => {
  it('is found by the part that reads it', () => {
    const config = load({
      ...{ PUBLIC_URL: 'https://p.example', API_HOST: '0.0.0.0', API_PORT: '1' },
      ...{ API_METRICS_PORT: '2', WORKER_METRICS_PORT: '3', DATABASE_POOL_MAX: '4' },
      ...{ TRUST_PROXY: ' 10.0.0.1 ,, loopback', CORS_ORIGINS: 'https://c.example' },
      ...{ DATABASE_OWNER_URL: 'postgres://owner@h/d', REDIS_URL: 'redis://r:1' },
      ...{ DATABASE_REPORTING_URL: 'postgresql://reader@h/d', SMTP_URL: 'smtps://s:2' },
      ...{ MAIL_FROM: 'P <p@p.example>', STAFF_EMAIL: 's@p.example', LOG_LEVEL: 'warn' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://t:4318', RATE_LIMIT_FACTOR: '0.5' },
    });
    const { auth: _, storage: __, payments: ___, ...rest } = config;
    expect(rest).toEqual({
      ...{ production: false, publicUrl: 'https://p.example' },
      api: {
        ...{ host: '0.0.0.0', port: 1, metricsPort: 2 },
        ...{ trustProxy: ['10.0.0.1', 'loopback'], corsOrigins: ['https://c.example'] },
      },
      worker: { metricsPort: 3 },
      database: {
        ...{ url: DATABASE_URL, ownerUrl: 'postgres://owner@h/d' },
        ...{ reportingUrl: 'postgresql://reader@h/d', poolMax: 4 },
      },
      redisUrl: 'redis://r:1',
      mail: { smtpUrl: 'smtps://s:2', from: 'P <p@p.example>', staff: 's@p.example' },
      ...{ tracesUrl: 'http://t:4318', logLevel: 'warn', rateLimitFactor: 0.5 },
    });
  });

  it('about accounts is, too', () => {
    const { auth } = load({
      ...{ PUBLIC_URL: 'https://p.example/site/', AUTH_PREFIX: '', AUTH_AUTOCONFIRM: 'true' },
      ...{ AUTH_DISABLE_SIGNUP: 'true', AUTH_ANONYMOUS: 'false', AUTH_ADMIN_ROLES: 'a, b' },
      ...{ AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json', AUTH_ENCRYPTION_KEY: 'e'.repeat(32) },
      ...{ AUTH_ADMIN_TWO_STEP: 'true', AUTH_BREACHED_PASSWORDS_URL: 'https://b.example/range//' },
      ...{ AUTH_FRESH_SESSION_SECONDS: '5', AUTH_JWT_SECONDS: '6', AUTH_PASSWORD_MIN: '8' },
      ...{ AUTH_MAIL_INTERVAL_SECONDS: '7', AUTH_REDIRECT_ORIGINS: 'https://r.example' },
    });
    expect(auth).toMatchObject({
      ...{ prefix: '', issuer: 'https://p.example/site', autoconfirm: true, disableSignup: true },
      ...{ anonymous: false, adminRoles: ['a', 'b'], adminTwoStep: true },
      ...{ signing: { kind: 'file', path: '/tmp/keys.json' }, encryptionKey: 'e'.repeat(32) },
      breachedPasswordsUrl: 'https://b.example/range',
      ...{ freshSessionSeconds: 5, jwtSeconds: 6, mailIntervalSeconds: 7, passwordMin: 8 },
      redirectOrigins: ['https://p.example', 'https://r.example'],
    });
    expect(load({ AUTH_DISABLE_SIGNUP: 'true' }).auth).toMatchObject({
      ...{ disableSignup: true, anonymous: true, autoconfirm: false },
    });
  });

  it('signs with the secret where there is one beside the keys', () => {
    const secret = 's'.repeat(32);
    const both = { AUTH_HS256_SECRET: secret, AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json' };
    expect(load(both).auth.signing).toEqual({ kind: 'hs256', secret });
    expect(() => loadConfig({ DATABASE_URL, SMTP_URL: 'smtp://s:1', ...both })).not.toThrow();
  });

  it('opens the back-office in production with two steps alone, unless it says otherwise', () => {
    const twoStep = (env: Record<string, string>) =>
      load({ NODE_ENV: 'production', ...env }).auth.adminTwoStep;
    expect([twoStep({}), twoStep({ AUTH_ADMIN_TWO_STEP: 'false' })]).toEqual([true, false]);
    expect(load({ NODE_ENV: 'production' }).production).toBe(true);
  });

  it('is a bucket with all that reaches it', () => {
    const { storage } = load({
      ...{ STORAGE_S3_BUCKET: 'files', STORAGE_S3_ENDPOINT: 'https://s3.example' },
      ...{ STORAGE_S3_REGION: 'eu-1', STORAGE_S3_PATH_STYLE: 'true' },
    });
    expect(storage).toEqual({
      ...{ kind: 's3', bucket: 'files', endpoint: 'https://s3.example', region: 'eu-1' },
      ...{ credentials: undefined, pathStyle: true },
    });
  });

  it('is Stripe with its address and what it does', () => {
    const { payments } = load({
      ...{ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
      ...{ STRIPE_API_HOST: 'h.example', STRIPE_API_PORT: '8', STRIPE_PROMOTION_CODES: 'true' },
    });
    expect(payments).toMatchObject({
      ...{ secretKey: 'rk_live_1', tax: false, promotionCodes: true },
      api: { host: 'h.example', port: 8, protocol: 'https' },
    });
    const sandbox = load({
      ...{ SANDBOX_GATEWAY_URL: 'http://g.example//', SANDBOX_GATEWAY_KEY: 'k'.repeat(16) },
      SANDBOX_WEBHOOK_SECRET: 'w'.repeat(16),
    }).payments;
    expect(sandbox).toEqual({
      ...{ kind: 'sandbox', url: 'http://g.example', key: 'k'.repeat(16) },
      webhookSecret: 'w'.repeat(16),
    });
  });

  it.each<[string, string[], string[]]>([
    ['API_PORT', ['0', '65535'], ['-1', '65536', '1.5']],
    ['DATABASE_POOL_MAX', ['2', '200'], ['1', '201']],
    ['RATE_LIMIT_FACTOR', ['0.01', '10000'], ['0.009', '10001']],
    ['AUTH_PASSWORD_MIN', ['6', '64'], ['5', '65']],
    ['AUTH_JWT_SECONDS', ['0'], ['-1', '0.5']],
    ['AUTH_HS256_SECRET', ['s'.repeat(32)], ['s'.repeat(31)]],
    ['AUTH_ENCRYPTION_KEY', ['s'.repeat(32)], ['s'.repeat(31)]],
    ['AUTH_PREFIX', ['/auth', ''], ['auth', '/Auth', '/auth?']],
    [
      'AUTH_REDIRECT_ORIGINS',
      ['https://a.example,http://b.example:8'],
      ['https://a.example/', 'a', 'https://a.example,b'],
    ],
    ['STORAGE_S3_BUCKET', ['a-b', 'a'.repeat(63)], ['ab', 'a'.repeat(64), '-ab', 'Ab']],
    ['STAFF_EMAIL', ['a@b.example'], ['a', 'a@b']],
    ['MAIL_FROM', ['a@b'], ['ab']],
    ['LOG_LEVEL', ['silent', 'trace'], ['loud']],
    ['AUTH_MAIL_INTERVAL_SECONDS', ['0'], ['-1']],
    ['SANDBOX_GATEWAY_KEY', ['s'.repeat(16)], ['s'.repeat(15)]],
    ['SANDBOX_WEBHOOK_SECRET', ['s'.repeat(16)], ['s'.repeat(15)]],
    ['SANDBOX_GOOGLE_SECRET', ['s'.repeat(16)], ['s'.repeat(15)]],
    ['STRIPE_WEBHOOK_SECRET', ['s'.repeat(8)], ['s'.repeat(7)]],
    ['STRIPE_API_PROTOCOL', ['http', 'https'], ['ftp']],
    ['REDIS_URL', ['redis://h', 'rediss://h'], ['http://h', 'xredis://h', 'redisx://h']],
    ['SMTP_URL', ['smtp://h', 'smtps://h'], ['http://h', 'smtpx://h']],
    ['DATABASE_OWNER_URL', ['postgres://h/d', 'postgresql://h/d'], ['mysql://h/d']],
    ['DATABASE_REPORTING_URL', ['postgres://h/d', 'postgresql://h/d'], ['mysql://h/d']],
    ['STORAGE_S3_ENDPOINT', ['http://h', 'https://h'], ['ftp://h']],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', ['http://h', 'https://h'], ['ftp://h']],
    ['AUTH_BREACHED_PASSWORDS_URL', ['http://h', 'https://h'], ['ftp://h']],
  ])('is taken within its limits alone: %s', (name, sound, wrong) => {
    for (const value of sound) expect(() => load({ [name]: value })).not.toThrow();
    for (const value of wrong) {
      expect(() => load({ [name]: value })).toThrow(`${name} is invalid`);
    }
  });
});
