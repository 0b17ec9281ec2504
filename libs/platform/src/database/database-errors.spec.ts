import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from './database-errors.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('isUnavailable', () => {
  it.each([
    ['the server shuts down', withCode('57P01')],
    ['too many clients', withCode('53300')],
    ['the disk is full', withCode('53100')],
    ['nobody listens', withCode('ECONNREFUSED')],
    ['the pool waits in vain', new Error('timeout exceeded when trying to connect')],
    ['the connection was lost in a transaction', new QueryRunnerAlreadyReleasedError()],
    ['it was lost between two statements', new QueryRunnerProviderAlreadyReleasedError()],
  ])('is true when %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['a unique violation', withCode('23505')],
    ['a mistake in our code', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
  ])('is false for %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
