import { describe, expect, it } from '@jest/globals';
import { AUTH_ERROR_WORDS, UNREACHABLE } from '@prepward/contracts/error-words';
import { AUTH_ERROR_CODES } from '@prepward/contracts/errors';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { toProblem } from './problem.js';

const FALLBACK = 'Failed to create account.';
const RAW = 'grant_type: Invalid option: expected one of "password"';

describe('a problem with the auth server', () => {
  it.each(AUTH_ERROR_CODES)('is said in the words for %s', (code) => {
    const { message } = toProblem(new AuthApiError(RAW, 400, code), FALLBACK);
    expect(message).toBe(AUTH_ERROR_WORDS[code]);
  });

  it.each([
    new AuthApiError(RAW, 400, 'some_new_code'),
    new AuthApiError('{}', 500, undefined),
    new AuthUnknownError('Unexpected token < in JSON', null),
    new Error('boom'),
    'text',
    null,
  ])('that no code names is said in ours: %s', (error) => {
    expect(toProblem(error, FALLBACK).message).toBe(FALLBACK);
  });

  it.each([new TypeError('Failed to fetch'), new AuthRetryableFetchError('Failed to fetch', 0)])(
    'of the connection is said as such: %s',
    (error) => {
      expect(toProblem(error, FALLBACK)).toEqual({ message: UNREACHABLE, code: 'unreachable' });
    },
  );

  it('with a password says which rule of the operator it breaks', () => {
    const message = 'Password must be at least 12 characters long.';
    expect(toProblem(new AuthWeakPasswordError(message, 422, ['length']), FALLBACK)).toEqual({
      message,
      code: 'weak_password',
      field: 'password',
    });
    const raw = new AuthWeakPasswordError('password: too_small', 422, ['length']);
    expect(toProblem(raw, FALLBACK).message).toBe(AUTH_ERROR_WORDS.weak_password);
  });
});
