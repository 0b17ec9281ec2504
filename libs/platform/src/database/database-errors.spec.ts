import { describe, expect, it } from '@jest/globals';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from './database-errors.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('isUnavailable', () => {
  it.each([
    ['the server shuts down', withCode('57P01')],
    ['too many clients', withCode('53300')],
    ['the disk is full', withCode('53100')],
    ['the connection failed', withCode('08006')],
    ['the server was told to stop at once', withCode('57P05')],
    ['it only reads for now', withCode('25006')],
    ['nobody listens', withCode('ECONNREFUSED')],
    ['the other side hung up', withCode('ECONNRESET')],
    ['the pipe is broken', withCode('EPIPE')],
    ['no one answers', withCode('ETIMEDOUT')],
    ['its name leads nowhere', withCode('ENOTFOUND')],
    ['a client broke', new Error('Client has encountered a connection error and is not queryable')],
    ['a client was closed', new Error('Client was closed and is not queryable')],
    ['it ended', new Error('Connection terminated unexpectedly')],
    ['it starts', new Error('the database system is starting up')],
    ['the pool waits in vain', new Error('timeout exceeded when trying to connect')],
    ['the connection was lost in a transaction', new QueryRunnerAlreadyReleasedError()],
    ['it was lost between two statements', new QueryRunnerProviderAlreadyReleasedError()],
  ])('is true when %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['a unique violation', withCode('23505')],
    ['a statement that took too long', withCode('57014')],
    ['another code with such digits', withCode('108006')],
    ['a mistake in our code', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
  ])('is false for %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
