import { describe, expect, it } from '@jest/globals';
import {
  attemptName,
  isMath,
  itemName,
  itemsOnScreen,
  nextSection,
  sectionName,
  sectionOf,
  titleOf,
} from './sections.js';
import { CHOICE, openAttempt, openMock, SUPPLY, sectionsAt } from './test-items.js';

describe('the sections of an attempt', () => {
  it('show only the items of the open one, and none in the break', () => {
    const math = openMock({ sections: sectionsAt(2) });
    expect(itemsOnScreen(math).map(({ position }) => position)).toEqual([3, 4]);
    expect(nextSection(math)?.subject).toBe('science');
    const pause = openMock({ sections: sectionsAt(3, true) });
    expect(sectionOf(pause)?.n).toBe(3);
    expect(itemsOnScreen(pause)).toEqual([]);
    expect(nextSection(pause)).toBeUndefined();
    expect(itemsOnScreen(openMock({ state: 'finished', sections: sectionsAt(4) }))).toEqual([]);
  });

  it('are named where there are several, and the attempt where there is one', () => {
    expect(titleOf(openMock())).toBe('Section 1 of 3: Reading');
    expect(attemptName(openMock())).toBe('Mock exam');
    expect(titleOf(openAttempt([CHOICE]))).toBe('Science practice');
    expect(titleOf(openAttempt([CHOICE], { kind: 'quiz' }))).toBe('Science quiz');
    expect(titleOf(openAttempt([CHOICE], { kind: 'diagnostic' }))).toBe('Diagnostic');
    const category = 'science.anatomy.skeletal';
    expect(titleOf(openAttempt([CHOICE], { kind: 'category', category }))).toBe('Skeletal system');
  });

  it('number their items from one', () => {
    expect(itemName(openMock(), 4)).toBe('Math, question 2');
    expect(itemName(openAttempt([CHOICE, SUPPLY]), 3)).toBe('Question 2');
  });

  it('have a calculator in Math, and where subjects mix for items of Math', () => {
    const percent = { ...CHOICE, itemId: 'math.percent-of:3' };
    expect(isMath(openMock(), percent)).toBe(false);
    expect(isMath(openMock({ sections: sectionsAt(2) }), CHOICE)).toBe(true);
    const mixed = openAttempt([CHOICE, percent], {
      kind: 'mixed',
      sections: [{ n: 1, state: 'open', items: 2 }],
    });
    expect(isMath(mixed, percent)).toBe(true);
    expect(isMath(mixed, CHOICE)).toBe(false);
  });
});

describe('names of attempts', () => {
  const one = (kind: 'practice' | 'category' | 'free-bank' | 'quiz' | 'review') => {
    const sections = [{ n: 1, state: 'open' as const, items: 1 }];
    return [
      attemptName(openAttempt([CHOICE], { kind })),
      attemptName(openAttempt([CHOICE], { kind, sections })),
    ];
  };

  it('are of their subject, where there is one', () => {
    expect(one('practice')[0]).toBe('Science');
    expect(one('category')[0]).toBe('Science');
    expect(one('free-bank')[0]).toBe('Science practice');
    expect(one('quiz')[0]).toBe('Science quiz');
    for (const kind of ['practice', 'category', 'free-bank', 'quiz', 'review'] as const) {
      expect(one(kind)[1]).not.toMatch(/Science/);
    }
    expect(attemptName(openAttempt([CHOICE], { kind: 'quiz', category: 'math.data' }))).toMatch(
      / quiz$/,
    );
  });

  it('say the section only among several', () => {
    const [section] = openMock().sections;
    expect(titleOf(openMock({ sections: section ? [section] : [] }))).toBe('Mock exam');
    expect([sectionName(section), sectionName(undefined)]).toEqual(['Reading', 'This section']);
  });
});
