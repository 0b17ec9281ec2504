import { describe, expect, it } from '@jest/globals';
import { BETWEEN_SECTIONS } from './attempt-rules.js';
import {
  ALTERNATE_SHARE,
  BLUEPRINT,
  BREAK,
  BREAK_AFTER_SECTION,
  EXAM,
  examMinutesFor,
  paceMs,
  sectionOfSubject,
  share,
} from './exam.js';
import { AREAS } from './objectives.js';

describe('the blueprint', () => {
  it('is that of ATI TEAS 7', () => {
    expect(
      BLUEPRINT.map(({ n, subject, items, scoredItems, minutes }) => [
        n,
        subject,
        items,
        scoredItems,
        minutes,
      ]),
    ).toEqual([
      [1, 'reading', 45, 39, 55],
      [2, 'math', 38, 34, 57],
      [3, 'science', 50, 44, 60],
      [4, 'english', 37, 33, 37],
    ]);
    expect(EXAM).toEqual({ items: 170, scoredItems: 150, minutes: 209 });
    expect(BREAK_AFTER_SECTION).toBe(2);
    expect(BREAK).toEqual({ after: 'math', minutes: 10 });
    expect(BETWEEN_SECTIONS).toEqual({ minutes: 5 });
    expect(ALTERNATE_SHARE).toBe(0.2);
  });

  it('spreads each section over the areas that objectives name, in their order', () => {
    const areas = BLUEPRINT.flatMap((section) => section.areas);
    expect(areas.map(({ area }) => area)).toEqual(AREAS.map(({ slug }) => slug));
    for (const section of BLUEPRINT) {
      expect(section.areas.reduce((sum, { items }) => sum + items, 0)).toBe(section.items);
      for (const area of section.areas) expect(area.items).toBeGreaterThanOrEqual(area.scoredItems);
    }
  });

  it('has a pace', () => {
    expect([paceMs('math'), paceMs('english')]).toEqual([90_000, 60_000]);
    expect(examMinutesFor(40)).toBe(50);
    expect([examMinutesFor(0), examMinutesFor(170)]).toEqual([0, 209]);
    expect(sectionOfSubject('science').n).toBe(3);
    expect(() => sectionOfSubject('latin' as 'math')).toThrow('no section for latin');
  });
});

describe('share', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [5, [15, 9, 15], [2, 1, 2]],
    [4, [6, 5], [2, 2]],
    [0, [1, 2], [0, 0]],
    [7, [0, 0], [0, 0]],
  ])('%d over %j is %j', (total, weights, parts) => {
    expect(share(total, weights)).toEqual(parts);
  });
});
