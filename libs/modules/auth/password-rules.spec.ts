import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '@prepward/platform/config';
import { PasswordRules } from './password-rules.js';

const asked: string[] = [];
const breached = {
  has: async (password: string) => {
    asked.push(password);
    return password.startsWith('leaked');
  },
};
const rules = new PasswordRules({ auth: { passwordMin: 8 } } as AppConfig, breached);
const owner = { email: 'dana@clinic.example', names: { first_name: 'Rosalind' } };

describe('a password', () => {
  it.each([
    ['x7!k29w', undefined, 'length', 'Password should be at least 8 characters.'],
    ['x7!k29wm4zq', 12, 'length', 'Password should be at least 12 characters.'],
    ['x'.repeat(129), undefined, 'length', 'Password cannot be longer than 128 characters.'],
    ['password', undefined, 'pwned', 'This password is among the most common ones.'],
    ['xyxyxyxyx', undefined, 'pwned', 'This password is easy to guess.'],
    ['Rosalind12', undefined, 'pwned', 'This password is too close to your name or email address.'],
    [
      'dana!clinic',
      undefined,
      'pwned',
      'This password is too close to your name or email address.',
    ],
    ['leaked horse 7', undefined, 'pwned', 'This password appeared in a data breach elsewhere.'],
  ])('%s is refused, with why', async (password, minimum, reason, words) => {
    await expect(rules.check(password, owner, minimum)).rejects.toMatchObject({
      code: 'weak_password',
      message: expect.stringMatching(new RegExp(`^${words}`)),
      details: { weak_password: { reasons: [reason] } },
    });
  });

  it('is looked up elsewhere only where it is good by itself', async () => {
    asked.length = 0;
    await rules.check('x7!k29wm', owner);
    await expect(rules.check('password', owner)).rejects.toThrow();
    expect(asked).toEqual(['x7!k29wm']);
  });
});
