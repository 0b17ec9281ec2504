import { describe, expect, it } from '@jest/globals';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import { type Candidate, selectFreePractice } from './selection.js';

/** Counts up instead of drawing: tests need no luck. */
function counting() {
  let n = 0;
  return { int: (bound: number) => n++ % bound };
}

const bank: Candidate[] = ITEM_TYPES.flatMap((type) =>
  [1, 2, 3].map((i) => ({ id: `${type}:${i}`, model: `model-${type}-${i}`, type })),
);

describe('selectFreePractice', () => {
  it('shows all five item types, plain choices first', () => {
    const chosen = selectFreePractice(bank, new Map(), 5, counting());
    expect(chosen.map((item) => item.type)).toEqual([...ITEM_TYPES]);
  });

  it('takes what was seen least', () => {
    const seen = new Map(
      bank.filter((item) => !item.id.endsWith(':2')).map((item) => [item.id, 1]),
    );
    const chosen = selectFreePractice(bank, seen, 5, counting());
    expect(chosen.every((item) => item.id.endsWith(':2'))).toBe(true);
  });

  it('never takes two of one model', () => {
    const one = bank.map((item) => ({ ...item, model: 'the only one' }));
    expect(selectFreePractice(one, new Map(), 5, counting())).toHaveLength(1);
  });

  it('fills up with other types where one is missing', () => {
    const plain = bank.filter((item) => item.type === 'multiple-choice' || item.type === 'supply');
    const chosen = selectFreePractice(plain, new Map(), 5, counting());
    expect(new Set(chosen.map((item) => item.id)).size).toBe(5);
  });
});
