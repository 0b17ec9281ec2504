import { describe, expect, it } from '@jest/globals';
import type { Attempt, AttemptResult, ItemResponse } from '@prepward/contracts/attempts';
import { paceMs } from '@prepward/contracts/exam';
import { placeOn, targetWords } from './components/result/level-scale.js';
import { plainText } from './plain-text.js';
import {
  formatSpan,
  paceAdvice,
  paceOf,
  resultRows,
  rowMatches,
  sectionShares,
  tally,
  weakestAreas,
} from './result-figures.js';
import { CHOICE, openAttempt } from './test-items.js';

const GIVEN: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const NO_REST = { sections: [], areas: [], corrections: [], review: [] };

type Entry = AttemptResult['review'][number];

/** A finished Math attempt, one item for each entry. */
function finished(
  entries: readonly (Partial<Entry> & { flagged?: boolean })[],
  change: Partial<Attempt> = {},
) {
  const review = entries.map(
    ({ flagged: _flagged, ...entry }, index): Entry => ({
      position: index + 1,
      itemId: `item-${index}`,
      objective: 'math.data.units',
      response: GIVEN,
      correct: true,
      inReview: false,
      ...entry,
    }),
  );
  const result: AttemptResult = {
    ...NO_REST,
    review,
    score: 0,
    items: review.length,
    right: review.filter(({ correct }) => correct).length,
    answered: review.filter(({ response }) => response !== null).length,
  };
  const items = review.map(({ position, itemId }) => ({ ...CHOICE, position, itemId }));
  const answers = Object.fromEntries(
    entries.map(({ flagged = false }, index) => [
      index + 1,
      { sequence: 1, response: GIVEN, flagged },
    ]),
  );
  const attempt = openAttempt(items, { state: 'finished', answers, ...change });
  return { attempt, result };
}

const times = (count: number, entry: Partial<Entry>) => Array.from({ length: count }, () => entry);
const FAST = { elapsedMs: paceMs('math') };
const SLOW = { elapsedMs: paceMs('math') + 1 };

describe('the shares of a result', () => {
  const result: AttemptResult = {
    ...NO_REST,
    right: 9,
    items: 20,
    answered: 20,
    score: 45,
    areas: [
      { area: 'math.data', right: 4, items: 5 },
      { area: 'math.numbers', right: 2, items: 5 },
      { area: 'reading.craft', right: 3, items: 10 },
    ],
  };

  it('are by section in the order of the exam, areas by the points that they would win', () => {
    const sections = sectionShares(result);
    expect(
      sections.map(({ name, right, items, toWin, areas }) => [
        name,
        right,
        items,
        toWin,
        areas.map((area) => [area.id, area.toWin]),
      ]),
    ).toEqual([
      ['Reading', 3, 10, 35, [['reading.craft', 35]]],
      [
        'Math',
        6,
        10,
        20,
        [
          ['math.numbers', 15],
          ['math.data', 5],
        ],
      ],
    ]);
    expect(weakestAreas(sections).map(({ id }) => id)).toEqual([
      'reading.craft',
      'math.numbers',
      'math.data',
    ]);
  });

  it('leave out of what to practice where nothing is to be won', () => {
    const whole = { ...result, areas: [{ area: 'math.data', right: 5, items: 5 }] };
    expect(weakestAreas(sectionShares(whole))).toEqual([]);
  });
});

describe('the rows of a result', () => {
  const { attempt, result } = finished([
    FAST,
    { ...SLOW, correct: false },
    { response: null, correct: false, flagged: true },
    { response: null, correct: false },
  ]);
  const rows = resultRows(attempt, result);
  const positions = (filter: Parameters<typeof rowMatches>[1]) =>
    rows.filter((row) => rowMatches(row, filter)).map(({ entry }) => entry.position);

  it('are told apart by the filters, which agree with the tally', () => {
    expect(positions('all')).toEqual([1, 2, 3, 4]);
    expect(positions('wrong')).toEqual([2]);
    expect(positions('unanswered')).toEqual([3, 4]);
    expect(positions('flagged')).toEqual([3]);
    expect(positions('slow')).toEqual([2]);
    expect(tally(result)).toEqual({ right: 1, wrong: 1, unanswered: 2 });
    expect(rows[0]).toMatchObject({ subject: 'math', area: 'math.data', name: 'Question 1' });
  });

  it('leave out what is not in the attempt, and know no pace without a subject or a time', () => {
    const some = { ...attempt, items: attempt.items.slice(0, 3) };
    expect(resultRows(some, result).map(({ entry }) => entry.position)).toEqual([1, 2, 3]);
    const [first] = result.review;
    const review = first ? [{ ...first, objective: 'unknown.area.one' }] : [];
    expect(resultRows(attempt, { ...result, review })[0]).toMatchObject({
      ...{ subject: undefined, area: 'unknown.area', slow: undefined, flagged: false },
    });
    const bare = resultRows({ ...attempt, answers: {} }, result);
    expect(bare.map(({ flagged }) => flagged)).toEqual([false, false, false, false]);
  });

  it('are slow against the time that the student had', () => {
    const granted = resultRows({ ...attempt, time: 2 }, result);
    expect(granted.map(({ slow }) => slow)).toEqual([false, false, undefined, undefined]);
  });
});

describe('the pace', () => {
  const paceFor = (entries: Parameters<typeof finished>[0]) => {
    const { attempt, result } = finished(entries);
    return paceOf(resultRows(attempt, result));
  };

  it('counts fast and slow against right and wrong, without what was not answered', () => {
    const pace = paceFor([
      ...times(3, FAST),
      ...times(2, { ...FAST, correct: false }),
      ...times(1, SLOW),
      ...times(4, { ...SLOW, correct: false }),
      { ...SLOW, response: null, correct: false },
    ]);
    expect(pace).toMatchObject({ fastRight: 3, fastWrong: 2, slowRight: 1, slowWrong: 4 });
    expect(pace && paceAdvice(pace)).toMatch(/^4 of 6 incorrect answers took long\./);
  });

  it('says what to do where most mistakes were fast, and where there are none', () => {
    const fast = paceFor([...times(4, FAST), ...times(1, { ...FAST, correct: false })]);
    expect(fast && paceAdvice(fast)).toBe(
      '1 of 1 incorrect answers came fast. Slow down and read twice.',
    );
    const slow = paceFor([...times(2, FAST), ...times(3, SLOW)]);
    expect(slow && paceAdvice(slow)).toBe('All correct. Next, work on speed.');
  });

  it('gives the student’s own time and the exam’s, as means of what was answered in time', () => {
    const pace = paceFor([
      ...times(4, { elapsedMs: 30_000 }),
      { elapsedMs: 60_000, objective: 'reading.key-ideas.summarise' },
      { response: null, correct: false, elapsedMs: 900_000 },
      {},
      { elapsedMs: 900_000, objective: 'unknown.area' },
    ]);
    expect(pace?.yoursMs).toBe(36_000);
    expect(pace?.examMs).toBeCloseTo((4 * paceMs('math') + paceMs('reading')) / 5, 5);
  });

  it('is not said from a few times', () => {
    expect(paceFor(times(4, FAST))).toBeUndefined();
  });
});

describe('the scale of levels', () => {
  it('gives each level a fifth, and a score its place in it', () => {
    expect([0, 41.3, 58.7, 78, 90.7, 100].map(placeOn)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(placeOn(68.35)).toBeCloseTo(50, 5);
  });

  it('says how far the target is, or that it is reached', () => {
    expect(targetWords(72.4, 80)).toBe('7.6 points to your target of 80%');
    expect(targetWords(80, 80)).toBe('You reached your target of 80%');
  });
});

describe('the time on an item', () => {
  it.each([
    [0, '0:00'],
    [59_600, '1:00'],
    [65_000, '1:05'],
    [600_000, '10:00'],
  ])('of %d ms is shown as %s', (ms, text) => expect(formatSpan(ms)).toBe(text));

  it('is a part of the points that is rounded to a tenth', () => {
    const result = (right: number) =>
      ({ areas: [{ area: 'math.data', right, items: 3 }], items: 3 }) as never;
    expect(sectionShares(result(1))[0]).toMatchObject({ percent: 33.3, toWin: 66.7 });
    expect(sectionShares(result(2))[0]).toMatchObject({ percent: 66.7, toWin: 33.3 });
    expect(plainText('<p> A <b>bone</b>\n</p>')).toBe('A bone');
  });

  it('says which of two paces goes wrong more often', () => {
    const pace = { fastRight: 2, fastWrong: 2, slowRight: 2, slowWrong: 2, yoursMs: 1, examMs: 1 };
    expect(paceAdvice(pace)).toMatch(/^2 of 4 incorrect answers came fast/);
    expect(paceAdvice({ ...pace, slowWrong: 3 })).toMatch(/^3 of 5 incorrect answers took long/);
    expect(paceAdvice({ ...pace, fastWrong: 0, slowWrong: 0 })).toBe('Fast and correct.');
    expect(paceAdvice({ ...pace, fastWrong: 0, slowWrong: 0, slowRight: 3 })).toMatch(/speed/);
  });
});

describe('the place on the scale', () => {
  it('stays on it, and is worked out within its level', () => {
    expect(placeOn(-5)).toBe(0);
    expect(placeOn(20.65)).toBeCloseTo(10, 5);
    expect(placeOn(95.35)).toBeCloseTo(90, 5);
    expect(placeOn(120)).toBe(100);
    expect(targetWords(79.96, 80)).toBe('You reached your target of 80%');
    expect(targetWords(79.9, 80)).toBe('0.1 points to your target of 80%');
  });
});
