import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { type LoggerOptions, pino } from 'pino';
import { loggerParams } from './logger.js';

/** What is written of a logged value, one line. */
function written(value: object): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  pino(loggerParams('test', 'info').pinoHttp as LoggerOptions, sink).info(value);
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
