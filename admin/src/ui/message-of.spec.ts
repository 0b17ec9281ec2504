import { describe, expect, it } from '@jest/globals';
import { ERROR_WORDS, SOMETHING_WRONG, UNREACHABLE } from '@prepward/contracts/error-words';
import { HttpError } from 'react-admin';
import { UnreachableError } from '../session/session.js';
import { messageOf } from './message-of.js';

describe('what the back-office says about an error', () => {
  it.each([
    [
      new HttpError('filter.q: Too big', 400, { code: 'VALIDATION_FAILED' }),
      ERROR_WORDS.VALIDATION_FAILED,
    ],
    [new UnreachableError(new TypeError('Failed to fetch')), UNREACHABLE],
    [new TypeError('Failed to fetch'), SOMETHING_WRONG],
    [new HttpError('<html>', 502, undefined), SOMETHING_WRONG],
    [null, SOMETHING_WRONG],
  ])('%s', (error, words) => expect(messageOf(error)).toBe(words));
});
