import { describe, expect, it } from '@jest/globals';
import { AUTH_ERROR_WORDS, UNREACHABLE } from '@prepward/contracts/error-words';
import { AUTH_ERROR_CODES } from '@prepward/contracts/errors';
import { NAME_MAX } from '@prepward/contracts/name-rules';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { toProblem } from './problem.js';

const FALLBACK = 'Failed to create account.';
const RAW = 'grant_type: Invalid option: expected one of "password"';
const nameIn = (which: string) => new RegExp(`^Enter your ${which} name in up to ${NAME_MAX} `);

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

  it.each([
    ['email: Invalid', 'email', /^Enter an address/],
    ['password: Too big', 'password', /^Choose another password/],
    ['data.first_name: Too big', 'firstName', nameIn('first')],
    ['first_name: Too big', 'firstName', /^Enter your first name/],
    ['data.last_name: Too big', 'lastName', nameIn('last')],
    ['data.emails: x', undefined, /./],
    ['passwords: x', undefined, /./],
  ])('with what was sent says which field it is: %s', (said, field, words) => {
    const problem = toProblem(new AuthApiError(said, 400, 'validation_failed'), FALLBACK);
    expect([problem.field, problem.code]).toEqual([field, 'validation_failed']);
    expect(problem.message).toMatch(words);
    expect(problem.message).not.toContain(said);
  });

  it.each([
    ['weak_password', 'password'],
    ['same_password', 'password'],
    ['user_already_exists', 'email'],
    ['email_exists', 'email'],
    ['invalid_credentials', undefined],
  ])('of %s is one of the field %s', (code, field) => {
    const problem = toProblem(new AuthApiError('email: x', 400, code), FALLBACK);
    expect([problem.field, 'field' in problem]).toEqual([field, field !== undefined]);
  });
});
