import { describe, expect, it } from '@jest/globals';
import { planAttempt } from './attempt-plan.js';

describe('planAttempt', () => {
  it('decides what a mock exam leaves open', () => {
    expect(planAttempt({ kind: 'mock' })).toMatchObject({
      slot: '',
      subject: '',
      category: null,
      count: 170,
      mode: 'exam',
      time: 1,
    });
  });

  it.each([
    [{ kind: 'free-practice', subject: 'math' }, 'math', 5, 'tutor', 'none'],
    [{ kind: 'quiz', subject: 'math' }, 'math:1', 10, 'tutor', 'none'],
    [{ kind: 'quiz', subject: 'math', set: 3 }, 'math:3', 10, 'tutor', 'none'],
    [{ kind: 'free-bank', subject: 'english' }, 'english', 25, 'tutor', 'none'],
    [{ kind: 'diagnostic' }, '', 40, 'exam', 'none'],
    [{ kind: 'mixed', count: 30, mode: 'exam', time: 1.5 }, '', 30, 'exam', 1.5],
    [{ kind: 'practice', similarTo: 'a:1' }, 'similar', 1, 'tutor', 'none'],
    [{ kind: 'practice', similarTo: 'a:1', count: 5 }, 'similar', 5, 'tutor', 'none'],
    [{ kind: 'practice', similarTo: 'a:1', count: 50 }, 'similar', 5, 'tutor', 'none'],
    [{ kind: 'category', objectives: ['math.data'] }, 'math.data', 20, 'tutor', 'none'],
  ] as const)('%j', (body, slot, count, mode, time) => {
    const asked = 'objectives' in body ? { ...body, objectives: [...body.objectives] } : body;
    expect(planAttempt(asked)).toMatchObject({ slot, count, mode, time });
  });

  it('names the subject of a category', () => {
    expect(
      planAttempt({ kind: 'category', objectives: ['science.anatomy.skeletal'] }),
    ).toMatchObject({
      subject: 'science',
      category: 'science.anatomy.skeletal',
    });
    expect(planAttempt({ kind: 'category', subject: 'reading' })).toMatchObject({
      slot: 'reading',
      category: 'reading',
    });
  });

  it('names no category where there are several, whatever subject they are of', () => {
    expect(
      planAttempt({
        kind: 'practice',
        subject: 'math',
        objectives: ['math.data', 'math.numbers.percents'],
      }),
    ).toMatchObject({ subject: 'math', category: null });
  });

  it('reviews draw from what is due', () => {
    expect(planAttempt({ kind: 'review' })).toMatchObject({ filter: { pool: 'due' } });
  });

  it.each([
    [{ kind: 'quiz' }, 'ATTEMPT_SUBJECT_REQUIRED', 'subject'],
    [{ kind: 'practice', count: 4 }, 'VALIDATION_FAILED', 'count'],
    [{ kind: 'practice', count: 101 }, 'VALIDATION_FAILED', 'count'],
    [{ kind: 'mock', count: 20 }, 'VALIDATION_FAILED', 'count'],
    [{ kind: 'mock', mode: 'tutor' }, 'VALIDATION_FAILED', 'mode'],
    [{ kind: 'mock', pool: 'wrong' }, 'VALIDATION_FAILED', 'pool'],
    [{ kind: 'mixed', set: 2 }, 'VALIDATION_FAILED', 'set'],
    [{ kind: 'mixed', similarTo: 'a:1' }, 'VALIDATION_FAILED', 'similarTo'],
    [{ kind: 'category' }, 'VALIDATION_FAILED', 'objectives'],
    [{ kind: 'category', objectives: ['math.magic'] }, 'CATEGORY_UNKNOWN', 'objectives'],
  ] as const)('refuses %j with %s', (body, code, field) => {
    const asked = 'objectives' in body ? { ...body, objectives: [...body.objectives] } : body;
    const plan = planAttempt(asked);
    expect(plan).toMatchObject({ code });
    expect('errors' in plan && Object.keys(plan.errors)).toEqual([field]);
  });
});
