import { userInfo } from 'node:os';
import { expect, it } from '@jest/globals';
import { commandSettings } from './command-settings.js';

it('who is at the command line is who says so, or the system’s user', () => {
  expect(commandSettings({ OPERATOR: 'Kim' }).operator).toBe('Kim');
  expect(commandSettings({}).operator).toBe(userInfo().username);
  expect(commandSettings({ OPERATOR: '' }).operator).toBe(userInfo().username);
});

it('the system’s user is asked for only where a row needs the name: it may have none', () => {
  const env = {
    get OPERATOR(): string {
      throw new Error('asked for');
    },
  };
  const settings = commandSettings(env);
  expect(settings.seedPassword).toBe('');
  expect(() => settings.operator).toThrow('asked for');
});

it('what a command takes is empty where no one sets it', () => {
  const unset = { adminEmail: '', adminPassword: '', seedPassword: '', signingKeysFile: '' };
  expect(commandSettings({})).toMatchObject(unset);
  expect(
    commandSettings({
      ADMIN_EMAIL: 'a@x.example',
      ADMIN_PASSWORD: 'b',
      SEED_PASSWORD: 'c',
      AUTH_SIGNING_KEYS_FILE: '/d',
    }),
  ).toMatchObject({
    adminEmail: 'a@x.example',
    adminPassword: 'b',
    seedPassword: 'c',
    signingKeysFile: '/d',
  });
});
