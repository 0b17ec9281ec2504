import { describe, expect, it } from '@jest/globals';
import { signInMethods } from './access-token.js';

const tokenOf = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('the methods of an access token', () => {
  it('are read in their order', () => {
    const amr = [
      { method: 'totp', timestamp: 2 },
      { method: 'password', timestamp: 1 },
    ];
    expect(signInMethods(tokenOf({ name: 'Dana Ortíz ÿ?', amr }))).toEqual(['totp', 'password']);
  });

  it.each([
    ['no token', ''],
    ['no claims', 'a.b.c'],
    ['claims without them', tokenOf({ sub: 'dana' })],
    ['others than expected', tokenOf({ amr: ['password', null, { method: 1 }] })],
  ])('are none for %s', (_, token) => expect(signInMethods(token)).toEqual([]));
});
