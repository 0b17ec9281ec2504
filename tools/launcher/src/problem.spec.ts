import { describe, expect, it } from '@jest/globals';
import { explain, Problem, saysDiskFull } from './problem.js';

function systemError(fields: Record<string, unknown>): Error {
  return Object.assign(new Error('raw'), fields);
}

describe('explain', () => {
  it.each([
    [{ code: 'EADDRINUSE', port: 3000, address: '127.0.0.1' }, /^Port 3000 .* already in use/],
    [{ code: 'EACCES', port: 80, address: '::' }, /^Port 80 can't be used by this account/],
    [{ code: 'EADDRNOTAVAIL', address: '10.9.9.9' }, /^HOST is 10\.9\.9\.9/],
    [{ code: 'ENOSPC', path: '/data/x' }, /^The disk that holds \/data\/x is full/],
    [{ code: 'ENOSPC' }, /^The disk that holds \/data is full/],
    [{ code: 'EACCES', path: '/data/lock' }, /^\/data\/lock isn't writable for this account/],
    [{ code: 'EROFS' }, /^\/data isn't writable/],
  ])('turns %j into one sentence', (fields, sentence) => {
    const problem = explain(systemError(fields), '/data');
    expect(problem.message).toMatch(sentence);
    expect(problem.message).toMatch(/[^.]\.$/);
  });

  it('leaves a problem as it is', () => {
    const problem = new Problem('Clear.');
    expect(explain(problem, '/data')).toBe(problem);
  });

  it('survives a rejection without a reason', () => {
    expect(explain(undefined, '/data').message).toBe(
      'Something failed without a message: undefined.',
    );
  });
});

describe('saysDiskFull', () => {
  it('knows the words of PostgreSQL and of Node', () => {
    expect(saysDiskFull(['x', 'FATAL: could not write: No space left on device'])).toBe(true);
    expect(saysDiskFull(['Error: ENOSPC: write'])).toBe(true);
    expect(saysDiskFull(['FATAL: password authentication failed'])).toBe(false);
  });
});
