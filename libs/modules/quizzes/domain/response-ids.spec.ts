import { expect, it } from '@jest/globals';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { idsOf } from './response-ids.js';

it.each<[ItemResponse, string[]]>([
  [{ type: 'multiple-choice', option: 'a' }, ['a']],
  [{ type: 'multiple-select', options: ['b', 'a'] }, ['b', 'a']],
  [{ type: 'ordered', order: ['c', 'a'] }, ['c', 'a']],
  [{ type: 'hot-spot', region: 'r' }, ['r']],
  [{ type: 'supply', text: '4' }, []],
])('the parts of an item that %j names', (response, ids) => {
  expect(idsOf(response)).toEqual(ids);
});
