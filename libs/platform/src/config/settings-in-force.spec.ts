import { describe, expect, it } from '@jest/globals';
import { settingsInForce } from './settings-in-force.js';

const inForce = (env: Record<string, string>, name: string) =>
  settingsInForce(env).find((setting) => setting.name === name);

describe('settings in force', () => {
  it('are what is set, else the default', () => {
    expect(inForce({ API_PORT: '4000' }, 'API_PORT')).toEqual({
      name: 'API_PORT',
      value: '4000',
      isSecret: false,
      isSet: true,
    });
    expect(inForce({}, 'API_PORT')).toMatchObject({ value: '3001', isSet: false });
    expect(inForce({ REDIS_URL: '' }, 'REDIS_URL')).toMatchObject({ value: null, isSet: false });
  });

  it('are in the order of their names, lists as people write them', () => {
    const names = settingsInForce({}).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(inForce({}, 'TRUST_PROXY')?.value).toBe('loopback');
    expect(inForce({}, 'AUTH_ANONYMOUS')?.value).toBe('true');
    expect(inForce({}, 'AUTH_FRESH_SESSION_SECONDS')?.value).toBe('0');
    expect(inForce({ AUTH_PREFIX: '' }, 'AUTH_PREFIX')).toMatchObject({ value: '', isSet: true });
  });

  it.each([
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SANDBOX_GATEWAY_KEY',
    'SANDBOX_WEBHOOK_SECRET',
    'AUTH_HS256_SECRET',
    'AUTH_ENCRYPTION_KEY',
    'STORAGE_S3_ACCESS_KEY_ID',
    'STORAGE_S3_SECRET_ACCESS_KEY',
  ])('never show %s', (name) => {
    const shown = inForce({ [name]: 'hunter2-hunter2' }, name);
    expect(shown).toEqual({ name, value: '••••••', isSecret: true, isSet: true });
  });

  it.each([
    [
      'DATABASE_URL',
      'postgres://prepward:hunter2@db:5432/x',
      'postgres://prepward:••••••@db:5432/x',
    ],
    ['SMTP_URL', 'smtps://apikey@mail:465', 'smtps://••••••@mail:465'],
    ['REDIS_URL', 'redis://:hunter2@redis:6379', 'redis://:••••••@redis:6379'],
    ['PUBLIC_URL', 'https://prepward.example', 'https://prepward.example'],
  ])('show %s without what signs in', (name, given, shown) => {
    expect(inForce({ [name]: given }, name)?.value).toBe(shown);
  });

  it('show what is only about passwords', () => {
    expect(inForce({}, 'AUTH_PASSWORD_MIN')).toMatchObject({ value: '6', isSecret: false });
  });

  it('hold no value of a name that sounds like a secret', () => {
    const env = Object.fromEntries(
      settingsInForce({}).map(({ name }) => [name, 'hunter2-hunter2']),
    );
    for (const { name, value, isSecret } of settingsInForce(env)) {
      if (/KEY$|SECRET|PASSWORD(?!_MIN|S_URL)/.test(name))
        expect([name, isSecret, value]).toEqual([name, true, '••••••']);
    }
  });
});
