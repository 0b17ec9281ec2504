import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { AnswerRepository } from '../../libs/modules/quizzes/answer.repository.js';
import { CorrectionRepository } from '../../libs/modules/quizzes/correction.repository.js';
import { type AttemptRows, insertAttempt, insertItem, openRows, type Rows } from './rows.js';

let rows: Rows;
let corrections: CorrectionRepository;
let tx: EntityManager;
beforeAll(async () => {
  rows = await openRows();
  corrections = new CorrectionRepository(rows.source);
  tx = rows.source.manager;
});
afterAll(() => rows.stop());

const FIRST = { type: 'multiple-choice', options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
const OTHER = { ...FIRST, stem: 'Worded otherwise' };
const option = (id: string) => ({ type: 'multiple-choice', option: id });

let made = 0;
let item: string;
let beside: string;
let ann: string;
let ben: string;
/** Two items with three versions each: the same wording, but different keys; two students. */
beforeEach(async () => {
  const versions = ['a', 'b', 'c'].map((key) => ({ view: FIRST, key: option(key) }));
  item = await insertItem(rows, `corrected:${++made}`, versions);
  beside = await insertItem(rows, `beside:${made}`, versions);
  [ann, ben] = [await rows.newUser(), await rows.newUser()];
});

/** An attempt with one version of the item, and the first version of another. */
const holding = (userId: string, version: number, more: Omit<AttemptRows, 'items'> = {}) =>
  insertAttempt(rows, userId, { ...more, items: [{ id: item, version }, { id: beside }] });

/** The versions of the items in attempts. */
async function held(attemptIds: readonly string[]): Promise<number[][]> {
  const found = await rows.sql(
    `SELECT attempt_id, array_agg(item_version ORDER BY position) AS versions FROM attempt_items
     WHERE attempt_id = ANY($1) GROUP BY 1`,
    [attemptIds],
  );
  const versions = new Map(found.map((row) => [row.attempt_id, row.versions]));
  return attemptIds.map((id) => versions.get(id));
}

describe('a corrected version', () => {
  it('takes the place of earlier ones in what is open, of this item alone', async () => {
    const attempts = [
      await holding(ann, 1, { state: 'open' }),
      await holding(ben, 1, { state: 'open' }),
      await holding(ann, 3, { state: 'open' }),
      await holding(ann, 1),
    ];
    await corrections.correctOpen(item, 2);
    expect(await held(attempts)).toEqual([
      [2, 1],
      [2, 1],
      [3, 1],
      [1, 1],
    ]);
  });

  it('is named by the students and the attempts that are over and held an earlier one', async () => {
    const cleo = await rows.newUser();
    const late = await holding(ann, 1, { finished: 1 });
    const early = await holding(ann, 1, { finished: 60 });
    await holding(ann, 2);
    await holding(ann, 1, { state: 'open' });
    const bens = await holding(ben, 1);
    await holding(cleo, 2);
    await holding(cleo, 1, { state: 'open' });
    expect((await corrections.studentsToRescore(item, 2)).sort()).toEqual([ann, ben].sort());
    expect(await corrections.toRescore(ann, item, 2, tx)).toEqual([early, late]);
    expect(await corrections.toRescore(ben, item, 2, tx)).toEqual([bens]);
    expect(await corrections.toRescore(cleo, item, 2, tx)).toEqual([]);
    // The other item is in its first version everywhere.
    expect(await corrections.studentsToRescore(beside, 1)).toEqual([]);
  });

  it('is set once in an attempt, and nothing else there or elsewhere', async () => {
    const attempts = [await holding(ann, 1), await holding(ann, 1)] as const;
    const set = (version: number) => corrections.setVersion(attempts[0], item, version, tx);
    expect([await set(2), await set(2), await set(1)]).toEqual([true, false, false]);
    expect(await held(attempts)).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });
});

describe('an attempt that is about to be scored', () => {
  it('takes the newest version that only another key made, of each of its items', async () => {
    await rows.sql(`INSERT INTO passages (hash, content) VALUES ($1, '{}')`, [`text ${made}`]);
    const id = (name: string) => `${name}:${made}`;
    const [view, key] = [FIRST, option('b')];
    // The fourth differs only in its rationales, and the fifth in its wording, too.
    await insertItem(rows, id('keys'), [
      ...['a', 'c', 'b'].map((other) => ({ view, key: option(other) })),
      { view, key },
      { view: OTHER, key: option('a') },
    ]);
    await insertItem(rows, id('text'), [
      { view, key },
      { view, key: option('c'), passage: `text ${made}` },
    ]);
    await insertItem(rows, id('before'), [
      { view, key },
      { view, key: option('c') },
      { view: OTHER, key },
    ]);
    const items = [
      { id: id('keys') },
      { id: id('text') },
      { id: id('before'), version: 3 },
      { id: id('before') },
    ];
    const attempt = await insertAttempt(rows, ann, { state: 'open', items });
    const another = await insertAttempt(rows, ann, { state: 'open', items });
    await corrections.correctAttempt(attempt, tx);
    expect(await held([attempt, another])).toEqual([
      [3, 1, 3, 2],
      [1, 1, 3, 1],
    ]);
  });
});

describe('the history of scores', () => {
  it('tells of an attempt oldest first, and of a student by item and version', async () => {
    const late = await holding(ann, 2, { finished: 1 });
    const early = await holding(ann, 2, { finished: 60 });
    const bens = await holding(ben, 2);
    const record = (attempt: string, of: string, version: number, before: number, after: number) =>
      corrections.record(attempt, of, version, { before, after }, tx);
    await record(late, item, 2, 10, 20.5);
    await record(late, item, 3, 20.5, 30);
    await record(late, beside, 2, 30, 40);
    await record(early, item, 2, 50, 60);
    await record(bens, item, 2, 70, 80);
    expect(await corrections.scoresOf(ann, item, 2)).toEqual([
      { before: 50, after: 60 },
      { before: 10, after: 20.5 },
    ]);
    expect(await corrections.scoresOf(ann, item, 3)).toEqual([{ before: 20.5, after: 30 }]);
    await rows.sql(
      `UPDATE score_corrections SET at = now() - make_interval(mins => version) WHERE attempt_id = $1`,
      [late],
    );
    expect(await corrections.ofAttempt(late)).toEqual([
      { item_id: item, at: expect.any(Date), before: 20.5, after: 30 },
      { item_id: beside, at: expect.any(Date), before: 30, after: 40 },
      { item_id: item, at: expect.any(Date), before: 10, after: 20.5 },
    ]);
  });
});

describe('whom another key reaches', () => {
  it('are those who held the item, each once, and each of their answers as it is marked', async () => {
    const other = { id: beside, response: option('c'), correct: true };
    const answered = (userId: string, response: object | null, correct: boolean | null) =>
      insertAttempt(rows, userId, { items: [{ id: item, response, correct }, other] });
    await answered(ann, option('a'), true);
    await answered(ann, option('b'), false);
    await answered(ben, option('a'), true);
    // One marked with an earlier key, and one left unanswered.
    await answered(ben, option('a'), false);
    await answered(ben, null, false);
    await holding(ben, 1);
    await insertAttempt(rows, ann, {
      state: 'open',
      items: [{ id: item, response: option('c'), correct: null }],
    });
    await insertAttempt(rows, await rows.newUser(), { items: [{ id: beside }] });
    expect(await corrections.holders(item)).toEqual({ attempts: 6, students: 2, open: 1 });
    const responses = await corrections.responsesTo(item);
    const told = responses.map((row) => [JSON.stringify(row.response), row.correct, row.attempts]);
    expect(told.sort()).toEqual([
      [JSON.stringify(option('a')), false, 1],
      [JSON.stringify(option('a')), true, 2],
      [JSON.stringify(option('b')), false, 1],
    ]);
  });
});

describe('an answer that isn’t marked yet', () => {
  it('comes once, with the key of the version that was asked', async () => {
    const asked = { id: item, version: 2, response: option('a'), correct: null };
    await insertAttempt(rows, ann, { state: 'open', mode: 'tutor', items: [asked] });
    const answers = await new AnswerRepository(rows.source).ofUser(ann);
    expect(answers.map(({ itemId, key }) => [itemId, key])).toEqual([[item, option('b')]]);
  });
});
