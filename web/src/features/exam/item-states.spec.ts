import { describe, expect, it } from '@jest/globals';
import type { Answer } from './answer-types.js';
import { type Filter, itemStates, matches } from './item-states.js';
import { CHOICE, HOT_SPOT, ORDERED, SELECT, SUPPLY } from './test-items.js';

const given: Answer = { sequence: 1, response: { type: 'supply', text: '7' }, flagged: false };
const items = [CHOICE, SELECT, SUPPLY, HOT_SPOT, ORDERED];

const states = itemStates(
  items,
  {
    1: given,
    2: { ...given, flagged: true },
    3: { sequence: 2, response: null, flagged: true },
  },
  [1, 4],
);

const numbers = (filter: Filter) =>
  states.filter((state) => matches(state, filter)).map(({ number }) => number);

describe('the states of items', () => {
  it('tell answered, cleared, seen and unseen apart', () => {
    expect(states.map(({ progress }) => progress)).toEqual([
      'answered',
      'answered',
      'unanswered',
      'unanswered',
      'unseen',
    ]);
    expect(states.map(({ flagged }) => flagged)).toEqual([false, true, true, false, false]);
  });

  it('number the items of a section from one, wherever they stand in the attempt', () => {
    const later = itemStates(
      [
        { ...CHOICE, position: 46 },
        { ...SELECT, position: 47 },
      ],
      {},
      [],
    );
    expect(later.map(({ position, number }) => [position, number])).toEqual([
      [46, 1],
      [47, 2],
    ]);
  });

  it('are filtered: what was not seen is not answered either', () => {
    expect(numbers('all')).toEqual([1, 2, 3, 4, 5]);
    expect(numbers('unanswered')).toEqual([3, 4, 5]);
    expect(numbers('flagged')).toEqual([2, 3]);
    expect(numbers('unseen')).toEqual([5]);
  });
});
