import { expect, it } from '@jest/globals';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { idsOf } from './response-ids.js';

it.each<[ItemResponse, string[]]>([
  [{ type: 'multiple-choice', option: 'a' }, ['a']],
  [{ type: 'multiple-select', options: ['a', 'c'] }, ['a', 'c']],
  [{ type: 'ordered', order: ['c', 'a', 'b'] }, ['c', 'a', 'b']],
  [{ type: 'hot-spot', region: 'r' }, ['r']],
  [{ type: 'supply', text: '5' }, []],
])('a response names its parts: %j', (response, ids) => {
  expect(idsOf(response)).toEqual(ids);
});
