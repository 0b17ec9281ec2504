import { describe, expect, it } from '@jest/globals';
import type { ProgressHistory } from '@prepward/contracts/progress';
import { calendarGrid } from './calendar-grid.js';
import { accuracyPoint, calendarPoint, duration, pacePoint, predictionPoint } from './points.js';

function predictionsOf(...totals: number[]): ProgressHistory['predictions'] {
  return totals.map((total, index) => ({
    at: `2026-10-0${index + 1}T09:00:00.000Z`,
    attemptId: '0b9f7a52-1f3e-4a80-9d0e-3c7a1d2f4b60',
    total,
    low: total - 8,
    high: total + 8,
    level: 'proficient',
  }));
}

const week = (right: number, medianMs: number) => ({
  week: '2026-11-02',
  answers: 50,
  right,
  medianMs,
});

describe('the point of a chart', () => {
  it.each([
    [[], 'No prediction yet'],
    [[64.2], 'Predicted score: 64%'],
    [[61, 68.4], 'Predicted score: 68%, up from 61% since Oct 1'],
    [[70, 66, 68], 'Predicted score: 68%, down from 70% since Oct 1'],
    [[70, 60, 70.3], 'Predicted score: 70%, the same since Oct 1'],
  ])('of predictions %j', (totals, point) => {
    expect(predictionPoint(predictionsOf(...totals))).toBe(point);
  });

  it('of accuracy compares the latest week with the first', () => {
    expect(accuracyPoint([week(25, 1), week(40, 1)])).toBe(
      '80% correct, up 30 points since your first week',
    );
    expect(accuracyPoint([week(40, 1)])).toBe('80% correct');
  });

  it('of pace says how much less or more time a question took', () => {
    expect(pacePoint([week(1, 75_000), week(1, 60_000)])).toBe(
      '1 min per question, 15 s faster than your first week',
    );
    expect(pacePoint([week(1, 62_000), week(1, 61_000)])).toBe(
      '1 min 1 s per question, about as in your first week',
    );
    expect(pacePoint([])).toBe("Your pace hasn't been measured yet");
  });

  it('of the calendar counts the days', () => {
    expect(calendarPoint([{ day: '2026-11-01', answers: 3 }])).toBe('You practiced on 1 day');
  });
});

it.each([
  [800, '1 s'],
  [59_400, '59 s'],
  [72_000, '1 min 12 s'],
  [5_400_000, '1 h 30 min'],
])('%d ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});

describe('the calendar', () => {
  // 2026-11-21 is a Saturday.
  const recent = [
    { day: '2026-11-20', answers: 40 },
    { day: '2026-11-21', answers: 3 },
  ];

  it('ends today, and begins on the Monday seven weeks before for a new student', () => {
    const { cells, weeks } = calendarGrid(recent, '2026-11-21');
    expect(weeks).toBe(8);
    expect(cells).toHaveLength(7 * 7 + 6);
    expect(cells[0]).toMatchObject({ day: '2026-09-28', week: 0, weekday: 0, shade: 0 });
    expect(cells.at(-1)).toMatchObject({ day: '2026-11-21', week: 7, weekday: 5 });
  });

  it('reaches back to the first week with an answer, 26 weeks at most', () => {
    const grid = (first: string) =>
      calendarGrid([{ day: first, answers: 1 }, ...recent], '2026-11-21');
    // A Sunday, eleven weeks back.
    expect(grid('2026-09-06').weeks).toBe(12);
    expect(grid('2026-09-06').cells[0]?.day).toBe('2026-08-31');
    expect(grid('2026-05-25').weeks).toBe(26);
    expect(grid('2026-01-01').weeks).toBe(26);
  });

  it('is darker where more was answered, and never empty where something was', () => {
    const { cells } = calendarGrid(recent, '2026-11-21');
    expect(cells.slice(-2).map(({ shade }) => shade)).toEqual([4, 1]);
  });
});
