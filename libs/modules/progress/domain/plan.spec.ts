import { describe, expect, it } from '@jest/globals';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { type FreePlanBasis, freePlan, type PlanBasis, planFor } from './plan.js';

const OBJECTIVES = AREAS.flatMap((area) => area.objectives.map(({ slug }) => slug));
const even = new Map(OBJECTIVES.map((slug) => [slug, 70]));

/** A student midway: diagnosed, no mock due, nothing done today. */
const plan = (changes: Partial<PlanBasis> = {}) =>
  planFor({
    blueprint: BLUEPRINT,
    daysLeft: 40,
    diagnosed: true,
    predicted: true,
    daysSinceMock: 3,
    reviewsDue: 0,
    mastery: even,
    today: new Map(),
    ...changes,
  });
const kinds = (changes: Partial<PlanBasis>) => plan(changes).map(({ kind }) => kind);
const objectives = (changes: Partial<PlanBasis> = {}) =>
  plan(changes).flatMap((step) => (step.kind === 'objective' ? [step.objective] : []));

describe('planFor', () => {
  it('begins with the diagnostic', () => {
    expect(plan({ diagnosed: false, predicted: false })).toEqual([
      { kind: 'diagnostic', items: 40, minutes: 50 },
    ]);
    expect(kinds({ diagnosed: false, predicted: true })).not.toContain('diagnostic');
  });

  it('puts reviews first, twenty at most', () => {
    expect(plan({ reviewsDue: 3 })[0]).toEqual({ kind: 'review', items: 3, minutes: 4 });
    expect(plan({ reviewsDue: 500 })[0]).toEqual({ kind: 'review', items: 20, minutes: 25 });
  });

  it('goes where most points of the exam can be won', () => {
    const weak = new Map(even)
      .set('reading.craft.purpose', 30)
      .set('science.anatomy.skeletal', 30)
      .set('reading.integration.themes', 90.7);
    const found = objectives({ mastery: weak });
    // As weak, but one of the thirteen objectives of its area: worth less.
    expect(found.slice(0, 2)).toEqual(['reading.craft.purpose', 'science.anatomy.skeletal']);
    expect(found).not.toContain('reading.integration.themes');
  });

  it('says what could be won: the objective’s part of 170 items, up to nine of ten right', () => {
    const [step] = plan({ mastery: new Map(even).set('reading.craft.purpose', 30) });
    expect(step).toEqual({
      kind: 'objective',
      objective: 'reading.craft.purpose',
      items: 10,
      gain: Number((((11 / 5) * (90.7 - 30)) / 170).toFixed(2)),
      minutes: 13,
    });
  });

  it.each([
    [null, 30],
    [61, 30],
    [60, 45],
    [14, 60],
    [2, 60],
  ])('with %p days left fills %d minutes and no more', (daysLeft, minutes) => {
    const total = plan({ daysLeft }).reduce((sum, step) => sum + step.minutes, 0);
    expect(total).toBeLessThanOrEqual(minutes);
    expect(total).toBeGreaterThan(minutes - 15);
  });

  it('takes the time for objectives at the pace of their own section', () => {
    // 57 minutes for 38 items of Math, 37 for 37 of English: ten take 15 minutes, and 10.
    for (const [objective, minutes] of [
      ['math.numbers.percents', 15],
      ['english.vocabulary.context', 10],
    ] as const) {
      expect(plan({ mastery: new Map(even).set(objective, 0) })[0]).toMatchObject({
        objective,
        minutes,
      });
    }
  });

  it('asks for no fewer questions than a practice has, and for those', () => {
    const [first = ''] = objectives();
    expect(plan({ today: new Map([[first, 5]]) })[0]).toMatchObject({ objective: first, items: 5 });
  });

  it('leaves out what would win nothing', () => {
    const known = new Map(OBJECTIVES.map((slug) => [slug, 90.7]));
    expect(plan({ mastery: known })).toEqual([]);
    expect(plan({ mastery: new Map() })).toEqual([]);
  });

  it('takes reviews off the time for objectives', () => {
    expect(objectives({ reviewsDue: 20 }).length).toBeLessThan(objectives().length);
  });

  it('is done when its work is', () => {
    const [first = ''] = objectives();
    expect(objectives({ today: new Map([[first, 6]]) })).not.toContain(first);
    const half = plan({ today: new Map([[first, 4]]) })[0];
    expect(half).toMatchObject({ objective: first, items: 6 });
    expect(plan({ today: new Map([['english.vocabulary.context', 40]]) })).toEqual([]);
  });

  it('asks for nothing where everything is known', () => {
    expect(plan({ mastery: new Map(OBJECTIVES.map((slug) => [slug, 95])) })).toEqual([]);
  });

  it.each([
    ['far from the exam, a month after the last', { daysLeft: 90, daysSinceMock: 28 }, true],
    ['far from the exam, before that', { daysLeft: 90, daysSinceMock: 27 }, false],
    ['without a date', { daysLeft: null, daysSinceMock: 28 }, true],
    ['in the last four weeks, each week', { daysLeft: 28, daysSinceMock: 7 }, true],
    ['in the last four weeks, too soon', { daysLeft: 28, daysSinceMock: 6 }, false],
    ['when there was none', { daysSinceMock: null }, true],
    ['while data are thin', { daysSinceMock: null, predicted: false }, false],
    ['three days before', { daysLeft: 3, daysSinceMock: 9 }, true],
    ['two days before', { daysLeft: 2, daysSinceMock: 9 }, false],
  ])('a mock %s: %j → %p', (_, changes, due) => {
    expect(kinds(changes).includes('mock')).toBe(due);
  });

  it('gives a mock the day, but for reviews', () => {
    expect(plan({ daysSinceMock: null, reviewsDue: 1 })).toEqual([
      { kind: 'mock', items: 170, minutes: 209 },
      { kind: 'review', items: 1, minutes: 2 },
    ]);
  });

  it('leaves the last day to reviews and the exam’s own to the exam', () => {
    expect(kinds({ daysLeft: 1, reviewsDue: 4 })).toEqual(['review']);
    expect(kinds({ daysLeft: 0, reviewsDue: 4 })).toEqual([]);
  });
});

describe('freePlan', () => {
  const free = (changes: Partial<FreePlanBasis> = {}) =>
    freePlan({
      blueprint: BLUEPRINT,
      diagnosticTaken: true,
      daysLeft: 40,
      subjects: [
        { subject: 'reading', answers: 10, right: 8 },
        { subject: 'math', answers: 10, right: 3 },
        { subject: 'science', answers: 10, right: 5 },
        { subject: 'english', answers: 1, right: 0 },
      ],
      finished: new Set(),
      ...changes,
    });
  const subjectOf = (changes: Partial<FreePlanBasis>) =>
    free(changes).map((step) => (step.kind === 'free-bank' ? step.subject : step.kind));

  it('is the diagnostic until it was begun', () => {
    const diagnostic = { kind: 'diagnostic', items: 40, minutes: 50 };
    expect(free({ diagnosticTaken: false })).toEqual([diagnostic]);
    expect(free({ diagnosticTaken: false, daysLeft: null })).toEqual([diagnostic]);
    expect(free({ diagnosticTaken: false, daysLeft: 1 })).toEqual([diagnostic]);
  });

  it('is then the free bank of the weakest subject; one wrong answer is no verdict', () => {
    expect(free()).toEqual([{ kind: 'free-bank', subject: 'math', items: 25, minutes: 38 }]);
  });

  it('leaves what was finished for last, and is never empty', () => {
    expect(subjectOf({ finished: new Set(['math']) })).toEqual(['english']);
    const all = new Set(['math', 'english', 'science', 'reading'] as const);
    expect(subjectOf({ finished: all })).toEqual(['math']);
  });

  it('is empty on the day of the exam', () => {
    expect(free({ daysLeft: 0 })).toEqual([]);
    expect(free({ diagnosticTaken: false, daysLeft: 0 })).toEqual([]);
  });
});
