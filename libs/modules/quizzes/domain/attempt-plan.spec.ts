import { describe, expect, it } from '@jest/globals';
import { ATTEMPT_KINDS } from '@prepward/contracts/attempts';
import { asksNothingOpen, planAttempt } from './attempt-plan.js';

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
    [{ kind: 'practice', similarTo: 'a:1', count: 2 }, 'similar', 2, 'tutor', 'none'],
    [{ kind: 'category', objectives: ['math.data'] }, 'math.data', 20, 'tutor', 'none'],
    [{ kind: 'practice' }, '', 20, 'tutor', 'none'],
    [{ kind: 'practice', subject: 'math', count: 5 }, '', 5, 'tutor', 'none'],
    [{ kind: 'practice', count: 100, mode: 'exam' }, '', 100, 'exam', 'none'],
    [{ kind: 'review' }, '', 20, 'tutor', 'none'],
    [{ kind: 'mock', count: 170, time: 2 }, '', 170, 'exam', 2],
    [{ kind: 'mock', mode: 'exam', time: 'none' }, '', 170, 'exam', 'none'],
    [{ kind: 'diagnostic', mode: 'tutor', count: 40 }, '', 40, 'tutor', 'none'],
  ] as const)('%j', (body, slot, count, mode, time) => {
    const asked = structuredClone(body) as Parameters<typeof planAttempt>[0];
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

  it('names the one that a practice is about, which has no place of its own', () => {
    const about = { subject: 'math', category: 'math.data', slot: '' };
    expect(planAttempt({ kind: 'practice', objectives: ['math.data'] })).toMatchObject(about);
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

  it('reviews draw from what is due, whatever pool is named', () => {
    expect(planAttempt({ kind: 'review' })).toMatchObject({ filter: { pool: 'due' } });
    expect(planAttempt({ kind: 'review', pool: 'all' })).toMatchObject({ filter: { pool: 'due' } });
  });

  it('takes over what narrows the choice', () => {
    const filter = {
      objectives: ['math.data'],
      itemTypes: ['supply' as const],
      difficulty: 'hard' as const,
      pool: 'wrong' as const,
      similarTo: 'a:1',
    };
    expect(planAttempt({ kind: 'practice', ...filter })).toMatchObject({ filter });
  });

  it('names which quiz it is, and no set of anything else', () => {
    expect(planAttempt({ kind: 'quiz', subject: 'math' })).toMatchObject({ set: 1 });
    expect(planAttempt({ kind: 'quiz', subject: 'math', set: 4 })).toMatchObject({ set: 4 });
    expect(planAttempt({ kind: 'free-bank', subject: 'math' })).toMatchObject({ set: null });
  });

  it('needs all questions of a fixed kind, and one of the others', () => {
    const least = (body: Parameters<typeof planAttempt>[0]) => {
      const plan = planAttempt(body);
      return 'errors' in plan ? plan : plan.least;
    };
    expect(least({ kind: 'quiz', subject: 'math' })).toBe(10);
    expect(least({ kind: 'mock' })).toBe(170);
    expect(least({ kind: 'mixed', count: 30 })).toBe(1);
    expect(least({ kind: 'practice', similarTo: 'a:1', count: 5 })).toBe(1);
  });

  it('leaves what is open elsewhere out of a mock exam and a diagnostic', () => {
    expect(ATTEMPT_KINDS.filter(asksNothingOpen)).toEqual(['diagnostic', 'mock']);
  });

  it.each([
    [
      { kind: 'mock', count: 20 },
      { count: 'expected 170, or nothing: this kind has a fixed number of questions' },
    ],
    [{ kind: 'mock', pool: 'wrong' }, { pool: 'expected nothing: this kind has a fixed choice' }],
    [{ kind: 'practice', count: 4 }, { count: 'expected 5 to 100' }],
    [
      { kind: 'mock', mode: 'tutor' },
      { mode: 'expected exam: a mock exam shows its answers at the end' },
    ],
    [{ kind: 'mixed', set: 2 }, { set: 'expected nothing: only a quiz has sets' }],
    [
      { kind: 'mixed', similarTo: 'a:1' },
      { similarTo: 'expected nothing: only a practice can be of one item' },
    ],
    [{ kind: 'quiz' }, { subject: 'expected reading, math, science or english' }],
    [
      { kind: 'category', objectives: ['math.magic'] },
      { objectives: 'math.magic is no subject, area or objective' },
    ],
    [{ kind: 'category' }, { objectives: 'expected one slug of a subject, area or objective' }],
  ] as const)('says of %j what is expected instead', (body, errors) => {
    const asked = structuredClone(body) as Parameters<typeof planAttempt>[0];
    expect(planAttempt(asked)).toMatchObject({ errors });
  });

  it.each([
    [{ kind: 'quiz' }, 'ATTEMPT_SUBJECT_REQUIRED', 'subject'],
    [{ kind: 'practice', count: 4 }, 'VALIDATION_FAILED', 'count'],
    [{ kind: 'practice', count: 101 }, 'VALIDATION_FAILED', 'count'],
    [{ kind: 'mock', count: 20 }, 'VALIDATION_FAILED', 'count'],
    [{ kind: 'mock', mode: 'tutor' }, 'VALIDATION_FAILED', 'mode'],
    [{ kind: 'mock', pool: 'wrong' }, 'VALIDATION_FAILED', 'pool'],
    [{ kind: 'diagnostic', objectives: ['math.data'] }, 'VALIDATION_FAILED', 'objectives'],
    [{ kind: 'quiz', subject: 'math', itemTypes: ['supply'] }, 'VALIDATION_FAILED', 'itemTypes'],
    [{ kind: 'mock', difficulty: 'easy' }, 'VALIDATION_FAILED', 'difficulty'],
    [{ kind: 'free-practice' }, 'ATTEMPT_SUBJECT_REQUIRED', 'subject'],
    [{ kind: 'free-bank' }, 'ATTEMPT_SUBJECT_REQUIRED', 'subject'],
    [
      { kind: 'category', objectives: ['math.data', 'math.magic'] },
      'CATEGORY_UNKNOWN',
      'objectives',
    ],
    [{ kind: 'category', objectives: ['math', 'science'] }, 'VALIDATION_FAILED', 'objectives'],
    [{ kind: 'mixed', set: 2 }, 'VALIDATION_FAILED', 'set'],
    [{ kind: 'mixed', similarTo: 'a:1' }, 'VALIDATION_FAILED', 'similarTo'],
    [{ kind: 'category' }, 'VALIDATION_FAILED', 'objectives'],
    [{ kind: 'category', objectives: ['math.magic'] }, 'CATEGORY_UNKNOWN', 'objectives'],
  ] as const)('refuses %j with %s', (body, code, field) => {
    const asked = structuredClone(body) as Parameters<typeof planAttempt>[0];
    const plan = planAttempt(asked);
    expect(plan).toMatchObject({ code });
    expect('errors' in plan && Object.keys(plan.errors)).toEqual([field]);
  });
});
