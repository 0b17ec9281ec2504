import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

const SOUND = {
  PUBLIC_URL: 'http://localhost:3000/',
  SANDBOX_GOOGLE_PORT: '0',
  SANDBOX_GOOGLE_SECRET: 'a secret of sixteen characters',
};

describe('the settings of the Google sandbox', () => {
  it('say where people come from and go back to', () => {
    expect(readSettings(SOUND)).toEqual({
      publicUrl: 'http://localhost:3000',
      port: 0,
      secret: SOUND.SANDBOX_GOOGLE_SECRET,
      callback: 'http://localhost:3000/auth/v1/callback',
    });
  });

  it('are refused in production, whatever they are', () => {
    expect(() => readSettings({ ...SOUND, NODE_ENV: 'production' })).toThrow(
      /refuses to start if NODE_ENV is production/,
    );
  });

  it('are named where they are wrong, without their values', () => {
    const wrong = { ...SOUND, SANDBOX_GOOGLE_SECRET: 'geheim', SANDBOX_GOOGLE_PORT: 'x' };
    expect(() => readSettings(wrong)).toThrow(/SANDBOX_GOOGLE_PORT.*SANDBOX_GOOGLE_SECRET/);
    expect(() => readSettings(wrong)).not.toThrow(/geheim/);
  });
});
