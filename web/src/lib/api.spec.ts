import { describe, expect, it } from '@jest/globals';
import { ERROR_WORDS, SOMETHING_WRONG, UNREACHABLE } from '@prepward/contracts/error-words';
import { ERROR_CODES } from '@prepward/contracts/errors';
import { ApiError, messageOf, OfflineError, ShownError } from './api.js';

const RAW = 'examDate: Invalid input: expected string, received undefined';

describe('what a student reads about an error', () => {
  it.each(ERROR_CODES)('is the words for %s, never the message of the answer', (code) => {
    expect(messageOf(new ApiError(400, code, RAW))).toBe(ERROR_WORDS[code]);
  });

  it.each([
    [new ApiError(400, 'NO_SUCH_CODE', RAW), SOMETHING_WRONG],
    [new OfflineError(new TypeError('Failed to fetch')), UNREACHABLE],
    [new ShownError('Log in again.'), 'Log in again.'],
    [new TypeError('Failed to fetch'), SOMETHING_WRONG],
    [new SyntaxError('Unexpected token < in JSON'), SOMETHING_WRONG],
    ['text', SOMETHING_WRONG],
    [undefined, SOMETHING_WRONG],
  ])('is written for people: %s', (error, words) => expect(messageOf(error)).toBe(words));
});
