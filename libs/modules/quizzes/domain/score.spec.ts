import { describe, expect, it } from '@jest/globals';
import type { ItemKey } from '@prepward/contracts/items';
import { type ScoredPlace, scoreOf } from './score.js';

const key: ItemKey = { type: 'multiple-choice', option: 'a' };
const place = (position: number, section: number, area: string, option?: string): ScoredPlace => ({
  position,
  section,
  area,
  key,
  response: option === undefined ? null : { type: 'multiple-choice', option },
});

describe('the score of an attempt', () => {
  const places = [
    place(1, 1, 'math.numbers', 'a'),
    place(2, 1, 'math.numbers', 'b'),
    place(3, 1, 'math.data'),
    place(4, 2, 'math.data', 'a'),
  ];
  const { score, right } = scoreOf(places, new Map([[1, 'math' as const]]));

  it('says which positions are right', () => expect([...right]).toEqual([1, 4]));

  it('counts right and answered items, and is a percentage of all', () => {
    expect(score).toMatchObject({ right: 2, items: 4, answered: 3, score: 50 });
  });

  it('has each section with its subject, where it has one', () => {
    expect(score.sections).toEqual([
      { n: 1, subject: 'math', right: 1, items: 3, score: 33.3 },
      { n: 2, subject: null, right: 1, items: 1, score: 100 },
    ]);
  });

  it('has each area over all sections', () => {
    expect(score.areas).toEqual([
      { area: 'math.numbers', right: 1, items: 2 },
      { area: 'math.data', right: 1, items: 2 },
    ]);
  });
});
