import { expect, it } from '@jest/globals';
import { sequenceAt } from './sequence.js';

it('the clock gives answers their order in tenths of a second', () => {
  const started = '2026-11-21T05:00:00.000Z';
  const at = (ms: number) => sequenceAt(Date.parse(started) + ms, started);
  expect([0, 99, 100, 1999, -5000].map(at)).toEqual([0, 0, 1, 19, 0]);
  expect(at(Number.MAX_SAFE_INTEGER / 2)).toBe(2_147_483_647);
});
