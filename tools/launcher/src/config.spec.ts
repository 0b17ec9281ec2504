import { describe, expect, it } from '@jest/globals';
import { parseConfig } from './config.js';

describe('parseConfig', () => {
  it('needs nothing', () => {
    expect(parseConfig({}, '/srv/prepward')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '/srv/prepward/.data',
      signingKeysFile: '/srv/prepward/.data/signing-keys.json',
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      trustProxy: [],
      production: false,
    });
  });

  it('has a payment sandbox until a gateway is set, and never in production', () => {
    const real = { SMTP_URL: 'smtp://mail.example', NODE_ENV: 'production' };
    const wants = (env: Record<string, string>) => parseConfig(env, '/srv').paySandbox;
    expect(wants({})).toBe(true);
    expect(wants({ STRIPE_SECRET_KEY: 'sk_test_x' })).toBe(false);
    expect(wants({ SANDBOX_GATEWAY_URL: 'http://127.0.0.1:9' })).toBe(false);
    expect(wants(real)).toBe(false);
    expect(() => wants({ ...real, SANDBOX_GATEWAY_URL: 'http://127.0.0.1:9' })).toThrow(
      /SANDBOX_GATEWAY_URL must not be set when NODE_ENV is production/,
    );
  });

  it('has a Google sandbox until a client of Google’s is set, and never in production', () => {
    const real = { SMTP_URL: 'smtp://mail.example', NODE_ENV: 'production' };
    const wants = (env: Record<string, string>) => parseConfig(env, '/srv').googleSandbox;
    expect(wants({})).toBe(true);
    expect(wants({ GOOGLE_CLIENT_ID: 'prepward' })).toBe(false);
    expect(wants({ SANDBOX_GOOGLE_URL: 'http://127.0.0.1:9' })).toBe(false);
    expect(wants(real)).toBe(false);
    expect(() => wants({ ...real, SANDBOX_GOOGLE_URL: 'http://127.0.0.1:9' })).toThrow(
      /SANDBOX_GOOGLE_URL must not be set when NODE_ENV is production/,
    );
  });

  it('takes empty variables for unset ones', () => {
    expect(parseConfig({ PORT: '', REDIS_URL: ' ' }, '/srv')).toMatchObject({
      port: 3000,
      redisUrl: undefined,
    });
  });

  it('follows PORT in the default origin and keeps an absolute DATA_DIR', () => {
    const config = parseConfig({ PORT: '4000', DATA_DIR: '/data' }, '/srv');
    expect(config).toMatchObject({ publicUrl: 'http://localhost:4000', dataDir: '/data' });
  });

  it('lets pages load from the origin of a captcha’s script, where one is set up', () => {
    const origin = (script?: string) =>
      parseConfig(script === undefined ? {} : { AUTH_CAPTCHA_SCRIPT_URL: script }, '/srv')
        .captchaOrigin;
    expect(origin()).toBeUndefined();
    expect(origin('https://c.example/turnstile/api.js?x=1')).toBe('https://c.example');
    expect(() => origin('ftp://c.example/api.js')).toThrow(/AUTH_CAPTCHA_SCRIPT_URL must be/);
  });

  it('takes what is at the edge of its limits, and an origin without its slash', () => {
    const at = (env: Record<string, string>) => parseConfig(env, '/srv');
    expect([at({ PORT: '1' }).port, at({ PORT: '65535' }).port]).toEqual([1, 65_535]);
    expect(at({ API_METRICS_PORT: '0' }).apiMetricsPort).toBe(0);
    expect(at({ PUBLIC_URL: 'https://a.example/' }).publicUrl).toBe('https://a.example');
    expect(() => at({ ADMIN_PASSWORD: 'x'.repeat(12) })).not.toThrow();
    expect(at({ DATABASE_URL: 'postgres://a@h/d' }).databaseUrl).toBe('postgres://a@h/d');
    const own = at({ AUTH_SIGNING_KEYS_FILE: 'keys.json', DATA_DIR: 'data' });
    expect([own.signingKeysFile, own.dataDir]).toEqual(['/srv/keys.json', '/srv/data']);
  });

  it('takes a list of proxies', () => {
    const { trustProxy } = parseConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }, '/srv');
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a", but must be a port number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0"'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [{ PUBLIC_URL: 'https://a.example/?x=1' }, 'an origin without a path'],
    [{ PUBLIC_URL: 'https://a.example/#x' }, 'an origin without a path'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.256' }, 'must be addresses or networks'],
    [{ DATABASE_URL: 'postgres:///x' }, 'DATABASE_URL must be an address that starts with'],
    [{ WORKER_METRICS_PORT: '0' }, 'WORKER_METRICS_PORT is "0"'],
    [{ API_METRICS_PORT: '-1' }, 'API_METRICS_PORT is "-1"'],
    [{ HOST: 'a b' }, 'HOST is "a b", but must be an address of this machine'],
    [{ PUBLIC_URL: 'https://a.example/path' }, 'PUBLIC_URL is "https://a.example/path"'],
    [{ PUBLIC_URL: 'a.example' }, 'PUBLIC_URL must be an address that starts with http://'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address that starts with redis://'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address that starts with smtp://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal, error'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"'],
    [{ DATABASE_OWNER_URL: 'postgres://a@b/c' }, 'DATABASE_URL must be set if'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL is "admin", but must be an email address'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY is "10.0.0.0/8/8"'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL must be set when NODE_ENV is production'],
  ])('says what is wrong with %j', (env, sentence) => {
    expect(() => parseConfig(env, '/srv')).toThrow(sentence);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://user:geheim@db/x' }],
    [{ DATABASE_URL: 'postgres://db/x', DATABASE_OWNER_URL: 'mysql://user:geheim@db/x' }],
    // One character short of an admin's.
    [{ ADMIN_PASSWORD: 'geheim12345' }],
    [{ REDIS_URL: 'geheim' }],
  ])('never repeats a secret (%#)', (env) => {
    const name = Object.keys(env).at(-1) ?? '';
    expect(() => parseConfig(env, '/srv')).toThrow(name);
    expect(() => parseConfig(env, '/srv')).not.toThrow('geheim');
  });
});
