import { expect, it } from '@jest/globals';
import { childToken, hashToken, newToken, s256 } from './tokens.js';

it('a new token has 256 bits, without signs that an address would change, and is never the same', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(50);
});

it('what is stored of a token is its SHA-256', () => {
  // The example of FIPS 180-2, appendix B.1.
  expect(hashToken('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('a child follows from its parent and its id alone', () => {
  // Test case 2 of RFC 4231: HMAC-SHA-256 with the key "Jefe".
  const known = Buffer.from(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    'hex',
  );
  expect(childToken('Jefe', 'what do ya want for nothing?')).toBe(known.toString('base64url'));
  expect(childToken('a', 'c')).not.toBe(childToken('b', 'c'));
  expect(childToken('a', 'c')).not.toBe(childToken('a', 'd'));
});

it('a challenge is made as RFC 7636 says in appendix B', () => {
  expect(s256('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});
