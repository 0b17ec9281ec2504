import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { forgetNext, landingPath, pathOnThisSite, rememberNext, signUpFor } from './next-path.js';

describe('a page of this site', () => {
  it.each([
    '/checkout?plan=weekly',
    '/checkout?product=all-four',
    '/practice/attempt/0b9f7a52-1f3e-4a80-9d0e-3c7a1d2f4b60',
    '/test-bank?subject=math#areas',
    '/practice/review?from=a%20mail&next=https://evil.example',
    `/${'a'.repeat(999)}`,
    '/administrators',
  ])('is %s', (path) => expect(pathOnThisSite(path)).toBe(path));

  it.each([
    null,
    '',
    'checkout',
    'https://evil.example/checkout',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/checkout\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%252f%252fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%E0%A4%A',
    '/@evil.example//x',
    `/${'a'.repeat(1_000)}`,
    '/login',
    '/Login?next=/dashboard',
    '/signup',
    '/auth/confirm?token_hash=x',
    STAFF_SIGN_IN_PATH,
    '/%61dmin',
    BACK_OFFICE_PATH,
    '/api/v1/profile',
    '/forgot-password',
    '/dev/ui',
  ])('is not %j', (text) => expect(pathOnThisSite(text)).toBeNull());
});

describe('the page that was wanted', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is where someone lands, for a day and until it is forgotten', () => {
    rememberNext('/checkout?plan=weekly');
    expect(landingPath()).toBe('/checkout?plan=weekly');
    jest.advanceTimersByTime(24 * 3_600_000 - 1);
    expect(landingPath()).toBe('/checkout?plan=weekly');
    jest.advanceTimersByTime(1);
    expect(landingPath()).toBe('/dashboard');
    rememberNext('/test-bank');
    rememberNext('/login');
    expect(landingPath()).toBe('/test-bank');
    forgetNext();
    expect(landingPath()).toBe('/dashboard');
  });

  it('is never one of another site, also when it was written by something else', () => {
    rememberNext('//evil.example');
    expect(landingPath()).toBe('/dashboard');
    const at = Date.now();
    for (const kept of [
      JSON.stringify({ path: '//evil.example', at }),
      JSON.stringify({ path: 'https://evil.example', at }),
      JSON.stringify({ path: ['/x'], at }),
      JSON.stringify({ path: '/test-bank', at: at + 1 }),
      JSON.stringify({ path: '/test-bank' }),
      '{',
      'null',
      '3',
    ]) {
      localStorage.setItem('prepward.next', kept);
      expect(landingPath()).toBe('/dashboard');
    }
  });

  it('travels in the address of the sign-up page', () => {
    const link = new URL(signUpFor('/checkout?plan=weekly'), window.location.origin);
    expect(link.searchParams.get('next')).toBe('/checkout?plan=weekly');
  });
});
