import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { type LoggerOptions, pino } from 'pino';
import { loggerParams } from './logger.js';
import { withRequestId } from './request-context.js';

/** The log line written for a value. */
function written(value: object, ...words: string[]): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  pino(loggerParams('test', 'info').pinoHttp as LoggerOptions, sink).info(value, ...words);
  return text;
}

describe('a log line', () => {
  it('holds no secret that an object brings along', () => {
    const line = written({
      password: 'hunter2',
      body: { email: 'dana@example.org', refresh_token: 'r3fr3sh', code_verifier: 'v3rifier' },
    });
    expect(line).not.toMatch(/hunter2|dana|r3fr3sh|v3rifier/);
  });

  it.each([
    ...['password', 'current_password', 'access_token', 'refresh_token', 'refreshToken', 'token'],
    ...['token_hash', 'code', 'code_verifier', 'auth_code', 'secret', 'email', 'authorization'],
    'cookie',
  ])('holds no %s, at the top or one below', (key) => {
    const line = written({ [key]: 's3cr3t', body: { [key]: 's3cr3t' }, kept: 'kept' });
    expect(line).not.toContain('s3cr3t');
    expect(line).toContain('"kept":"kept"');
  });

  it('has the id of its request, where there is one', () => {
    expect(withRequestId('r-1', () => written({ a: 1 }))).toContain('"requestId":"r-1"');
    expect(written({ a: 1 })).not.toContain('requestId');
  });

  it('of an error says its own words, or the error’s without what they quote', () => {
    const error = new Error('refused "dana" of dana@example.org');
    for (const value of [error, { err: error }]) {
      const { msg } = JSON.parse(written(value));
      expect(msg).toBe('refused "…" of [address]');
      expect(JSON.parse(written(value, 'It failed')).msg).toBe('It failed');
    }
  });

  it('holds no value that an error of the database quotes, and says which statement failed', () => {
    const driverError = Object.assign(new Error('bad: "dana@example.org"'), {
      detail: 'Key (dana)',
    });
    const error = Object.assign(
      new Error('invalid input syntax for type uuid: "secret 202-555-0143"'),
      { code: '22P02', query: 'SELECT $1', parameters: ['dana@example.org'], driverError },
    );
    const line = written({ err: error });
    expect(line).not.toMatch(/dana|202-555/);
    expect(line).toContain('invalid input syntax for type uuid');
    expect(line).toContain('SELECT $1');
    expect(line).toContain('22P02');
  });

  it('holds no address that another error quotes', () => {
    const line = written({ err: new Error('550 <dana@example.org> unknown') });
    expect(line).not.toContain('dana');
  });

  it('says nothing of a request by itself', () => {
    expect(written({ req: { url: '/dana@example.org', headers: {} } })).not.toContain('dana');
  });
});
