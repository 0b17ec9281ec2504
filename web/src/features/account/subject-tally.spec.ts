import { describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempts';
import { tallySubjects } from './subject-tally.js';

function finished(change: Partial<AttemptSummary>): AttemptSummary {
  return {
    id: 'a',
    kind: 'free-practice',
    mode: 'tutor',
    state: 'finished',
    startedAt: '2026-11-21T05:00:00.000Z',
    items: 5,
    answered: 5,
    ...change,
  };
}

describe('right answers by subject', () => {
  it('adds up finished attempts, in the order of the exam, and leaves out open ones', () => {
    const tallies = tallySubjects([
      finished({ subject: 'science', right: 4 }),
      finished({ subject: 'science', right: 2, answered: 3 }),
      finished({ subject: 'math', right: 5, state: 'open' }),
      finished({ right: 90, answered: 170, kind: 'mock' }),
    ]);
    expect(tallies).toEqual([
      { subject: 'reading', right: 0, answered: 0 },
      { subject: 'math', right: 0, answered: 0 },
      { subject: 'science', right: 6, answered: 8 },
      { subject: 'english', right: 0, answered: 0 },
    ]);
  });
});
