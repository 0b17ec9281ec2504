import { expect, it } from '@jest/globals';
import { durationText } from './durations.js';

it.each([
  [null, '–'],
  [0, '0 ms'],
  [12.4, '12 ms'],
  [1_000, '1 s'],
  [1_500, '1.5 s'],
  [60_000, '1 min'],
  [86_400_000, '1 d'],
  [7_200_000, '2 h'],
])('%s ms reads %s', (ms, text) => expect(durationText(ms)).toBe(text));
