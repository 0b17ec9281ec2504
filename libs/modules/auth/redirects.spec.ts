import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '@prepward/platform/config';
import { AuthError } from './auth.errors.js';
import { Redirects } from './redirects.js';

const publicUrl = 'https://site.example';
const redirectOrigins = [publicUrl, 'https://app.example'];
const redirects = new Redirects({ publicUrl, auth: { redirectOrigins } } as AppConfig);

describe('the page that was asked for', () => {
  it.each([
    ['https://site.example/a?b=1#c', 'https://site.example/a?b=1#c'],
    ['https://app.example', 'https://app.example/'],
    ['https://app.example:8443/', null],
    ['http://site.example/', null],
    ['https://me@site.example/', null],
    ['https://:secret@site.example/', null],
    ['/a', null],
    [undefined, null],
  ])('%s is %s', (asked, allowed) => {
    expect(redirects.allowed(asked)).toBe(allowed);
  });
});

describe('the address in a mail', () => {
  const token = { token_hash: 'x', type: 'signup' };
  it.each([
    [null, 'https://site.example/auth/confirm?token_hash=x&type=signup'],
    ['https://site.example/', 'https://site.example/auth/confirm?token_hash=x&type=signup'],
    [
      'https://site.example/a?b=1#c',
      'https://site.example/auth/confirm?token_hash=x&type=signup&next=%2Fa%3Fb%3D1%23c',
    ],
    ['https://app.example/in?b=1', 'https://app.example/in?b=1&token_hash=x&type=signup'],
  ])('that is to lead to %s', (redirectTo, link) => {
    expect(redirects.withToken(redirectTo, token)).toBe(link);
  });
});

describe('the page that a sign-in elsewhere comes back to', () => {
  it('gets the code, beside what its address says already', () => {
    expect(redirects.withCode(null, 'x')).toBe('https://site.example/login?code=x');
    const page = 'https://app.example/in?b=1';
    expect(redirects.withCode(page, 'x')).toBe('https://app.example/in?b=1&code=x');
    expect(redirects.site).toBe(publicUrl);
  });

  it('is told what went wrong elsewhere in the words of there, in the query and the hash', () => {
    const foreign = { error: 'access_denied', description: 'No' };
    const said = 'error=access_denied&error_description=No';
    expect(redirects.withError(null, foreign)).toBe(`https://site.example/login?${said}#${said}`);
  });

  it.each([
    ['bad_oauth_state', 'invalid_request'],
    ['no_authorization', 'unauthorized_client'],
    ['otp_expired', 'access_denied'],
    ['request_timeout', 'temporarily_unavailable'],
    ['email_exists', 'server_error'],
  ] as const)('is told %s as %s', (code, error) => {
    const problem = new AuthError(code);
    const { searchParams } = new URL(redirects.withError(null, problem));
    expect(Object.fromEntries(searchParams)).toEqual({
      error,
      error_code: code,
      error_description: problem.message,
    });
  });
});
