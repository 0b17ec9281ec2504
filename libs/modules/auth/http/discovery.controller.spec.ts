import { expect, it } from '@jest/globals';
import type { AppConfig } from '@prepward/platform/config';
import type { SigningKeys } from '../signing-keys.js';
import { DiscoveryController } from './discovery.controller.js';

type Auth = Partial<AppConfig['auth']>;
const AUTH: Auth = { anonymous: true, autoconfirm: false, disableSignup: false, passwordMin: 6 };
const GOOGLE = { google: { issuer: 'https://id.example', clientId: 'us', clientSecret: 's' } };

function settingsOf(change: Auth) {
  const config = { auth: { ...AUTH, ...change } } as AppConfig;
  return new DiscoveryController({} as SigningKeys, config).settings();
}

it.each([true, false])('tells each setting by itself, with sign-ups closed: %s', (closed) => {
  const providers = { email: true, phone: false, google: false, anonymous_users: true };
  const told = settingsOf({ disableSignup: closed });
  expect([told.disable_signup, told.external]).toEqual([closed, providers]);
  const withGoogle = settingsOf({ disableSignup: closed, ...(GOOGLE as Auth) });
  expect(withGoogle.external).toEqual({ ...providers, google: true });
  const others = settingsOf({ disableSignup: closed, anonymous: false, autoconfirm: true });
  expect(others.external).toEqual({ ...providers, anonymous_users: false });
  expect([others.mailer_autoconfirm, others.disable_signup]).toEqual([true, closed]);
});

it('tells the least length of a password, and of a captcha what a page needs', () => {
  expect(settingsOf({ passwordMin: 9 }).password_min_length).toBe(9);
  expect(settingsOf({})).not.toHaveProperty('captcha');
  const captcha = { siteKey: 'k', scriptUrl: 'https://c.example/s.js', secret: 'hidden' };
  const told = settingsOf({ captcha } as unknown as Auth);
  expect(told.captcha).toEqual({ site_key: 'k', script_url: 'https://c.example/s.js' });
});
