import { expect, it } from '@jest/globals';
import { randomKey } from './random-key.js';

it('is 32 hex digits, and never the same twice', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
