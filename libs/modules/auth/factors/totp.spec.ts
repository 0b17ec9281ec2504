import { describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { newTotp, totpStep } from './totp.js';

const STEP_SECONDS = 30;
/** The middle of a time step. */
const NOW = 1_800_000_015;
const STEP = Math.floor(NOW / STEP_SECONDS);
const { secret } = newTotp('Prepward', 'ann@example.org');

const codeOf = (steps: number) => generate({ secret, epoch: NOW + steps * STEP_SECONDS });
const look = (code: string, lastStep = 0) => totpStep(secret, code, lastStep, new Date(NOW * 1000));

describe('a code of an authenticator app', () => {
  it.each([-1, 0, 1])(
    'is taken %d steps from now, and no sooner than that again',
    async (steps) => {
      const code = await codeOf(steps);
      expect(await look(code)).toBe(STEP + steps);
      expect(await look(code, STEP + steps - 1)).toBe(STEP + steps);
      expect(await look(code, STEP + steps)).toBeUndefined();
    },
  );

  it.each([-2, 2])('is not taken %d steps from now', async (steps) => {
    expect(await look(await codeOf(steps))).toBeUndefined();
  });

  it('is six digits, of its own secret', async () => {
    const code = await codeOf(0);
    for (const other of [`0${code}`, code.slice(1), `${code.slice(0, 3)} ${code.slice(3)}`, '']) {
      expect(await look(other)).toBeUndefined();
    }
    const another = newTotp('Prepward', 'ann@example.org').secret;
    expect(another).not.toBe(secret);
    expect(await totpStep(another, code, 0, new Date(NOW * 1000))).toBeUndefined();
  });

  it('is set up by a picture of an address that names issuer, account and secret', () => {
    const { uri, picture, secret: made } = newTotp('A clinic', 'bo@example.org');
    const url = new URL(uri);
    expect(decodeURIComponent(url.pathname)).toContain('A clinic:bo@example.org');
    expect([url.searchParams.get('issuer'), url.searchParams.get('secret')]).toEqual([
      'A clinic',
      made,
    ]);
    expect(picture).toMatch(/^<svg/);
  });
});
