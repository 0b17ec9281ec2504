import { describe, expect, it } from '@jest/globals';
import { cookieOf, setCookie } from './cookies.js';

describe('the value of a cookie', () => {
  it.each([
    ['device=a', 'a'],
    ['other=1; device=a', 'a'],
    ['other=1;device=a;more=2', 'a'],
    ['other=1;   device=a=b==; more=2', 'a=b=='],
    ['device=', ''],
    ['device=first; device=second', 'first'],
  ])('is found in "%s"', (header, value) => {
    expect(cookieOf(header, 'device')).toBe(value);
  });

  it.each(['', 'my-device=a', 'devices=a', 'x=device=a'])('is not in "%s"', (header) => {
    expect(cookieOf(header, 'device')).toBe(undefined);
    expect(cookieOf(undefined, 'device')).toBe(undefined);
  });
});

describe('a new cookie', () => {
  const cookie = { name: 'device', value: 'v', path: '/auth/v1', seconds: 60 };

  it('is for no script and no other site, and over TLS only where the site has it', () => {
    const plain = 'device=v; Path=/auth/v1; Max-Age=60; HttpOnly; SameSite=Strict';
    expect(setCookie({ ...cookie, publicUrl: 'http://localhost:3000' })).toBe(plain);
    expect(setCookie({ ...cookie, publicUrl: 'https://prep.example' })).toBe(`${plain}; Secure`);
  });

  it('comes along from another site only where it must', () => {
    const given = setCookie({ ...cookie, publicUrl: 'http://localhost', fromElsewhere: true });
    expect(given).toBe('device=v; Path=/auth/v1; Max-Age=60; HttpOnly; SameSite=Lax');
  });
});
