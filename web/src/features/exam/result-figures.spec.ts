import { describe, expect, it } from '@jest/globals';
import {
  mostToWin,
  paceSentence,
  reviewOf,
  type Share,
  strongest,
  tally,
} from './result-figures.js';
import { openAttempt } from './test-items.js';

const share = (name: string, right: number, items: number): Share => ({
  id: name,
  name,
  right,
  items,
  percent: (right / items) * 100,
});
const time = (elapsedMs: number, medianMs?: number) => ({
  position: 1,
  name: 'Question 1',
  elapsedMs,
  medianMs,
});

describe('the figures of a result', () => {
  it('split the items into right, wrong and unanswered', () => {
    const result = { right: 12, answered: 30, items: 40 };
    const rest = { score: 30, sections: [], areas: [], corrections: [], review: [] };
    expect(tally({ ...result, ...rest })).toEqual({ right: 12, wrong: 18, unanswered: 10 });
  });

  it('agree with the filters of the review', () => {
    const entry = { itemId: 'a', objective: 'b', inReview: false };
    const given = { type: 'multiple-choice', option: 'o0' } as const;
    const review = [
      { ...entry, position: 1, response: given, correct: true },
      { ...entry, position: 2, response: given, correct: false },
      { ...entry, position: 3, response: null, correct: false },
      { ...entry, position: 4, response: null, correct: false },
    ];
    const rest = { score: 25, sections: [], areas: [], corrections: [] };
    const { wrong, unanswered } = tally({ right: 1, answered: 2, items: 4, review, ...rest });
    const attempt = openAttempt([]);
    const count = (filter: 'wrong' | 'unanswered') => reviewOf(attempt, review, filter).length;
    expect([count('wrong'), count('unanswered')]).toEqual([wrong, unanswered]);
    expect([wrong, unanswered]).toEqual([1, 2]);
  });

  it('see most to win where most items are not right', () => {
    expect(mostToWin([share('small', 0, 2), share('large', 10, 18)])?.name).toBe('large');
    expect(mostToWin([])).toBeUndefined();
  });

  it('name a best section only where one stands out', () => {
    expect(strongest([share('a', 1, 2), share('b', 2, 2)])?.name).toBe('b');
    expect(strongest([share('a', 0, 2), share('b', 0, 4)])).toBeUndefined();
  });

  it('set the pace against that of students, over the items where theirs is known', () => {
    expect(paceSentence([time(30_000, 60_000), time(90_000)])).toBe(
      'You took 0:30 a question, 0:30 less than students usually do',
    );
    expect(paceSentence([time(60_000, 60_400)])).toBe(
      'You took 1:00 a question, just as long as students usually do',
    );
    expect(paceSentence([time(60_000), time(80_000)])).toBe('You took 1:10 a question');
  });
});
