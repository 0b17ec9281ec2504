import { describe, expect, it } from '@jest/globals';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { answer, answers } from '../test/answers.js';
import { daysIn } from './calendar-days.js';
import { examForm } from './exam-form.js';
import { type AttemptAnswer, calendarOf, predictionsOverTime, weeksOf } from './history.js';

const form = examForm(
  BLUEPRINT,
  AREAS.map(({ slug }) => ({ area: slug, type: 'multiple-choice', difficulty: 0 })),
);
const on = (day: string) => new Date(`${day}T12:00:00Z`);

/** Answers over all areas in one attempt of one day. */
const sitting = (attemptId: string, day: string, share: number): AttemptAnswer[] =>
  AREAS.flatMap(({ slug }) =>
    answers(12, Math.round(12 * share), { area: slug, attemptId, answeredAt: on(day) }),
  );

describe('predictionsOverTime', () => {
  it('begins where the data suffice and follows the student', () => {
    const first = answers(5, 5, { attemptId: 'a', answeredAt: on('2026-05-01') });
    const list = [...first, ...sitting('b', '2026-05-03', 0.5), ...sitting('c', '2026-05-20', 1)];
    const found = predictionsOverTime(form, list);
    expect(found.map(({ at, attemptId }) => [attemptId, at])).toEqual([
      ['b', '2026-05-03T12:00:00.000Z'],
      ['c', '2026-05-20T12:00:00.000Z'],
    ]);
    expect(found[1]?.total).toBeGreaterThan((found[0]?.total ?? 100) + 10);
  });

  it('knows at each time only what was finished by then', () => {
    const list = [...sitting('b', '2026-05-03', 0.5), ...sitting('c', '2026-05-20', 1)];
    const [alone] = predictionsOverTime(form, list.slice(0, 144));
    expect(predictionsOverTime(form, list)[0]).toEqual(alone);
  });

  it('follows the attempts as they were finished, in whatever order the answers come', () => {
    const list = [...sitting('c', '2026-05-20', 1), ...sitting('b', '2026-05-03', 0.5)];
    expect(predictionsOverTime(form, list)).toEqual(predictionsOverTime(form, list.toReversed()));
    expect(predictionsOverTime(form, list).map(({ attemptId }) => attemptId)).toEqual(['b', 'c']);
  });

  it('counts the first answer of an attempt as any other', () => {
    const list = sitting('b', '2026-05-03', 1);
    const [whole] = predictionsOverTime(form, list);
    const wrongFirst = [{ ...list[0], correct: false } as AttemptAnswer, ...list.slice(1)];
    const [lower] = predictionsOverTime(form, wrongFirst);
    expect(lower?.total).toBeLessThan(whole?.total ?? 0);
  });

  it('leaves open attempts out', () => {
    const open = sitting('b', '2026-05-03', 0.5).map((one) => ({ ...one, finishedAt: null }));
    expect(predictionsOverTime(form, open)).toEqual([]);
  });
});

describe('weeksOf', () => {
  it('counts by the student’s own weeks, Monday first', () => {
    // Sunday evening in Chicago is Monday in UTC.
    const late = answer({ answeredAt: new Date('2026-06-08T03:00:00Z'), correct: false });
    const list = [
      answer({ answeredAt: on('2026-06-01'), elapsedMs: 30_000 }),
      answer({ answeredAt: on('2026-06-03'), elapsedMs: 90_000 }),
      answer({ answeredAt: on('2026-06-04'), elapsedMs: null }),
      late,
    ];
    expect(weeksOf(list, daysIn('America/Chicago'))).toEqual([
      { week: '2026-06-01', answers: 4, right: 3, medianMs: 60_000 },
    ]);
    expect(weeksOf(list, daysIn('UTC')).map(({ week }) => week)).toEqual([
      '2026-06-01',
      '2026-06-08',
    ]);
  });

  it('comes oldest week first, in whatever order the answers come', () => {
    const days = ['2026-06-08', '2026-06-22', '2026-06-01', '2026-06-15'];
    const weeks = weeksOf(
      days.map((day) => answer({ answeredAt: on(day) })),
      daysIn('UTC'),
    );
    expect(weeks.map(({ week }) => week)).toEqual(days.toSorted());
  });

  it('has no median of times that were not measured', () => {
    const [week] = weeksOf([answer({ elapsedMs: null })], daysIn('UTC'));
    expect(week?.medianMs).toBeNull();
  });

  it.each([
    [[5], 5],
    [[1, 2], 2],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 3],
  ])('has the median of %j at %d', (times, medianMs) => {
    const list = times.map((elapsedMs) => answer({ elapsedMs }));
    expect(weeksOf(list, daysIn('UTC'))).toMatchObject([{ medianMs }]);
  });
});

describe('calendarOf', () => {
  it('comes oldest day first, in whatever order the days come', () => {
    const days = ['2026-06-02', '2026-06-01', '2026-06-03', '2026-05-30'];
    expect(calendarOf(days, '2026-06-03').map(({ day }) => day)).toEqual(days.toSorted());
  });

  it('shows this week and the 25 before it', () => {
    const days = ['2025-12-07', '2025-12-08', '2026-06-03', '2026-06-03'];
    expect(calendarOf(days, '2026-06-03')).toEqual([
      { day: '2025-12-08', answers: 1 },
      { day: '2026-06-03', answers: 2 },
    ]);
  });
});
