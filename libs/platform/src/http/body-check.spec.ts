import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { bodyProblem } from './body-check.js';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe('bodyProblem', () => {
  it.each([['a\0b'], [{ a: ['\ud800'] }], [{ 'key\0': 1 }]])(
    'finds text no database keeps in %j',
    (value) => {
      expect(bodyProblem(value)).toBe('expected text without zero characters or broken Unicode');
    },
  );

  it('finds nesting that would exhaust whoever walks it', () => {
    expect(bodyProblem(nested(20))).toBeUndefined();
    expect(bodyProblem(nested(21))).toBe('expected at most 20 levels');
    expect(bodyProblem(nested(5000))).toBe('expected at most 20 levels');
  });

  it('leaves raw bytes, and streams of them, to their handler', () => {
    expect(bodyProblem(Buffer.from('a\0b'))).toBeUndefined();
    expect(bodyProblem(Readable.from(['a\0b']))).toBeUndefined();
  });

  it.each([['😀 ä'], [{ a: [1, null, true, 'text'] }], [undefined], ['\\u0000']])(
    'leaves %j',
    (value) => {
      expect(bodyProblem(value)).toBeUndefined();
    },
  );
});
