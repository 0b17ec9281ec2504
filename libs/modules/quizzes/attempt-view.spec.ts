import { describe, expect, it } from '@jest/globals';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { MINUTE_MS } from '@prepward/contracts/durations';
import type { PassageRecord } from '@prepward/contracts/items';
import type { StoredItem } from '../questions/index.js';
import type { AttemptItemRow, AttemptRow, HistoryRow } from './attempt.statements.js';
import { type CorrectionRow, remainingMs, toAttemptView, toSummary } from './attempt-view.js';
import type { StoredSection } from './domain/attempt-state.js';
import type { Score } from './domain/score.js';

const START = new Date('2026-11-21T08:00:00.000Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const iso = (minutes: number) => at(minutes).toISOString();

function section(n: number, change: Partial<StoredSection> = {}): StoredSection {
  const limitMs = 30 * MINUTE_MS;
  return { n, subject: 'math', items: 2, limitMs, opensAt: null, closedAt: null, ...change };
}
/** The first is closed, the second runs from minute 25 to 55, the third's turn hasn't come yet. */
const SECTIONS = [
  section(1, { subject: 'reading', opensAt: iso(0), closedAt: iso(20) }),
  section(2, { opensAt: iso(25) }),
  section(3, { subject: null, limitMs: null }),
];

const attempt = (change: Partial<AttemptRow> = {}): AttemptRow => ({
  id: 'a1',
  user_id: 'u1',
  kind: 'mock',
  slot: '',
  subject: '',
  category: null,
  set_no: null,
  mode: 'exam',
  time_factor: '1.5',
  state: 'open',
  item_count: 3,
  sections: SECTIONS,
  current_section: 2,
  started_at: START,
  finished_at: null,
  score: null,
  now: at(30),
  ...change,
});

const choice = (option: string) => ({ type: 'multiple-choice' as const, option });
const row = (position: number, change: Partial<AttemptItemRow> = {}): AttemptItemRow => ({
  position,
  section: position,
  item_id: `i${position}`,
  item_version: position + 10,
  sequence: null,
  response: null,
  scored_response: null,
  flagged: null,
  note: null,
  elapsed_ms: null,
  confidence: null,
  median_ms: null,
  in_review: false,
  ...change,
});
const passage = (id: string): PassageRecord => ({ id, title: id, kind: 'text', html: `<p>${id}` });
const SHEET = { key: choice('a'), rationales: [{ id: 'a', rationale: 'Because.' }] };
const item = (n: number, text: PassageRecord | null = null): StoredItem => ({
  itemId: `i${n}`,
  version: n + 10,
  objective: `math.data.${n}`,
  area: 'math.data',
  view: { type: 'multiple-choice', stem: `Which of ${n}?` },
  sheet: SHEET,
  passage: text,
});
const ROWS = [row(1), row(2), row(3)];
const ITEMS = [item(1, passage('p')), item(2, passage('p')), item(3, passage('q'))];
const view = (
  change: Partial<AttemptRow> = {},
  rows: readonly AttemptItemRow[] = ROWS,
  corrections: readonly CorrectionRow[] = [],
) => toAttemptView(attempt(change), rows, ITEMS, corrections);

describe('the time left', () => {
  const left = (sections: StoredSection[], current: number, minutes: number, ended = false) =>
    remainingMs({ sections, current, finishedAt: ended ? at(1) : null }, at(minutes));

  it('is that of the section that runs, and never less than none', () => {
    expect(left(SECTIONS, 2, 30)).toBe(25 * MINUTE_MS);
    expect(left(SECTIONS, 2, 25)).toBe(30 * MINUTE_MS);
    expect(left(SECTIONS, 2, 55)).toBe(0);
    expect(left(SECTIONS, 2, 56)).toBe(0);
  });

  it('is not told in a pause, without a clock, or when all is over', () => {
    expect(left(SECTIONS, 2, 24)).toBe(undefined);
    expect(left([section(1, { opensAt: iso(0), limitMs: null })], 1, 5)).toBe(undefined);
    expect(left(SECTIONS, 2, 30, true)).toBe(undefined);
    expect(left(SECTIONS, 9, 30)).toBe(undefined);
  });
});

describe('an open attempt', () => {
  it('says where it stands while a section runs', () => {
    const { items: _items, passages: _passages, answers: _answers, ...rest } = view();
    expect(rest).toEqual({
      id: 'a1',
      kind: 'mock',
      mode: 'exam',
      state: 'open',
      startedAt: iso(0),
      serverTime: iso(30),
      time: 1.5,
      deadline: iso(55),
      remainingMs: 25 * MINUTE_MS,
      sections: [
        {
          n: 1,
          subject: 'reading',
          state: 'closed',
          items: 2,
          limitMs: 1_800_000,
          deadline: iso(30),
        },
        { n: 2, subject: 'math', state: 'open', items: 2, limitMs: 1_800_000, deadline: iso(55) },
        { n: 3, state: 'pending', items: 2 },
      ],
    });
  });

  it('says in a pause what comes and when, with no deadline', () => {
    const paused = view({ now: at(22) });
    expect(paused.break).toEqual({ beforeSection: 2, endsAt: iso(25), remainingMs: 3 * MINUTE_MS });
    expect([paused.deadline, paused.remainingMs]).toEqual([undefined, undefined]);
    expect(paused.sections[1]).toEqual({
      n: 2,
      subject: 'math',
      state: 'pending',
      items: 2,
      limitMs: 1_800_000,
    });
    expect(view({ now: at(25) }).break).toBe(undefined);
  });

  it('is told as of now, though no one has closed a section whose time is up', () => {
    const later = view({ now: at(57) });
    expect(later.sections.map(({ state }) => state)).toEqual(['closed', 'closed', 'pending']);
    expect(later.break).toMatchObject({ beforeSection: 3, endsAt: iso(65) });
  });

  it('shows what has begun, each passage once', () => {
    const shown = view();
    expect(shown.items).toEqual([
      { position: 1, section: 1, itemId: 'i1', version: 11, ...ITEMS[0]?.view },
      { position: 2, section: 2, itemId: 'i2', version: 12, ...ITEMS[1]?.view },
    ]);
    expect(shown.passages).toEqual([passage('p')]);
    expect(view({ now: at(24) }).items.map(({ position }) => position)).toEqual([1]);
    const finished = view({ state: 'finished', finished_at: at(26), now: at(24) });
    expect(finished.items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(finished.passages.map(({ id }) => id)).toEqual(['p', 'q']);
  });

  it('names the category and the time that it has', () => {
    const times = ['none', '1', '1.5', '2', '9'].map((time_factor) => view({ time_factor }).time);
    expect(times).toEqual(['none', 1, 1.5, 2, 'none']);
    expect(view()).not.toHaveProperty('category');
    expect(view({ category: 'math.data' }).category).toBe('math.data');
  });
});

describe('the answers so far', () => {
  const rows = [
    row(1, { sequence: 4, response: choice('b'), scored_response: choice('a'), flagged: true }),
    row(2, { sequence: 0, note: 'units', elapsed_ms: 0, flagged: null }),
    row(3),
  ];

  it('are what is kept of each place, without those that nothing was sent for', () => {
    expect(view({}, rows).answers).toEqual({
      1: { sequence: 4, response: choice('b'), flagged: true },
      2: { sequence: 0, response: null, flagged: false, note: 'units', elapsedMs: 0 },
    });
  });

  it('come in tutor mode with what was said to the first one, and so only where there is one', () => {
    const { answers } = view({ mode: 'tutor' }, rows);
    expect(answers['1']?.feedback).toEqual({ correct: true, ...SHEET });
    expect(answers['2']).not.toHaveProperty('feedback');
    expect(view({}, rows).answers['1']).not.toHaveProperty('feedback');
  });
});

const SCORE: Score = {
  right: 1,
  items: 3,
  answered: 2,
  score: 41.3,
  sections: [
    { n: 1, subject: 'reading', right: 1, items: 2, score: 50 },
    { n: 2, subject: null, right: 0, items: 1, score: 0 },
  ],
  areas: [{ area: 'math.data', right: 1, items: 3 }],
};
const ended = (kind: AttemptKind, change: Partial<AttemptRow> = {}): Partial<AttemptRow> => ({
  kind,
  state: 'finished',
  finished_at: at(40),
  score: SCORE,
  ...change,
});

describe('a finished attempt', () => {
  const rows = [
    row(1, { sequence: 1, response: choice('b'), scored_response: choice('a'), in_review: true }),
    row(2, { sequence: 1, response: choice('b'), scored_response: choice('b'), elapsed_ms: 7 }),
    row(3, { sequence: 1, median_ms: 9 }),
  ];
  const line = (n: number, more: object) => ({
    position: n,
    itemId: `i${n}`,
    objective: `math.data.${n}`,
    response: null,
    correct: false,
    inReview: false,
    ...more,
  });
  const lines = [
    line(1, { response: choice('a'), correct: true, inReview: true }),
    line(2, { response: choice('b'), elapsedMs: 7 }),
    line(3, { medianMs: 9 }),
  ];

  it('has its score, and the key of every item by what was scored', () => {
    const { result, finishedAt } = view(ended('mixed'), rows);
    expect(finishedAt).toBe(iso(40));
    expect(result).toEqual({
      right: 1,
      items: 3,
      answered: 2,
      score: 41.3,
      sections: [
        { n: 1, subject: 'reading', right: 1, items: 2, score: 50 },
        { n: 2, right: 0, items: 1, score: 0 },
      ],
      areas: SCORE.areas,
      corrections: [],
      review: lines.map((one) => ({ ...one, ...SHEET })),
    });
  });

  it.each(['free-practice', 'quiz', 'free-bank', 'diagnostic'] as const)(
    'keeps the keys of what was left open to itself in a %s',
    (kind) => {
      const review = view(ended(kind), rows).result?.review;
      expect(review?.map(({ key }) => key)).toEqual([choice('a'), choice('a'), undefined]);
      expect(review?.[2]).toEqual(lines[2]);
    },
  );

  it('has a preparedness level where it follows the exam', () => {
    expect(view(ended('mock')).result?.level).toBe('basic');
    expect(view(ended('diagnostic')).result?.level).toBe('basic');
    for (const kind of ['quiz', 'mixed', 'practice', 'review', 'free-bank'] as const) {
      expect(view(ended(kind)).result).not.toHaveProperty('level');
    }
  });

  it('names what corrections changed', () => {
    const corrections = [{ item_id: 'i2', at: at(90), before: 40.1, after: 41.3 }];
    expect(view(ended('mock'), ROWS, corrections).result?.corrections).toEqual([
      { itemId: 'i2', at: iso(90), before: 40.1, after: 41.3 },
    ]);
  });

  it('has a result when it is finished, and not before', () => {
    expect(view(ended('mock', { state: 'open' }))).not.toHaveProperty('result');
    expect(view(ended('mock', { score: null }))).not.toHaveProperty('result');
  });
});

describe('a line of the history', () => {
  const summary = (change: Partial<HistoryRow>) =>
    toSummary({ ...attempt(), answered: 2, elapsed_ms: 77, started_text: '', ...change });

  it('leaves out what an attempt has not', () => {
    expect(summary({})).toEqual({
      id: 'a1',
      kind: 'mock',
      mode: 'exam',
      state: 'open',
      similar: false,
      time: 1.5,
      startedAt: iso(0),
      items: 3,
      answered: 2,
      elapsedMs: 77,
    });
  });

  it('has all that a finished one has', () => {
    const change = { subject: 'math' as const, category: 'math.data', set_no: 2, slot: 'similar' };
    expect(summary({ ...ended('diagnostic'), ...change })).toMatchObject({
      subject: 'math',
      category: 'math.data',
      set: 2,
      similar: true,
      finishedAt: iso(40),
      right: 1,
      score: 41.3,
      level: 'basic',
    });
    expect(summary(ended('quiz'))).not.toHaveProperty('level');
  });
});
