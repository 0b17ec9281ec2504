import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ItemMeasuresRepository } from '../../libs/modules/quizzes/item-measures.repository.js';
import { ItemStatisticsRepository } from '../../libs/modules/quizzes/item-statistics.repository.js';
import { type AttemptRows, insertAttempt, insertItem, openRows, type Rows } from './rows.js';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.stop());

const option = (id: string) => ({ type: 'multiple-choice', option: id });
const withOptions = (...ids: string[]) => ({
  type: 'multiple-choice',
  options: ids.map((id) => ({ id })),
});
const VIEW = withOptions('a', 'b', 'c');

let fillers = 0;
/** This many other answers for an attempt, some of them right; each to an item of its own. */
async function others(count: number, right: number): Promise<AttemptRows['items']> {
  const from = fillers;
  fillers += count;
  const ids = Array.from({ length: count }, (_, i) => `filler:${from + i}`);
  for (const id of ids) await insertItem(rows, id, [{ view: VIEW, key: option('a') }]);
  return ids.map((id, i) => ({ id, response: option('a'), correct: i < right }));
}

const sumsOf = async (...ids: string[]) => {
  const sums = await new ItemMeasuresRepository(rows.source).sums();
  return ids.map((id) => sums.find(({ itemId }) => itemId === id));
};
const byId = <One extends { id: string }>(list: readonly One[] | null | undefined) =>
  list?.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('what answers say of an item', () => {
  it('is of the first answer of each student that counted, while the item read as it does now', async () => {
    await rows.sql(`INSERT INTO passages (hash, content) VALUES ('other text', '{}')`);
    const key = option('c');
    const versions = [
      { view: withOptions('a', 'b'), key },
      { view: VIEW, key, passage: 'other text' },
      { view: VIEW, key: option('a') },
      { view: VIEW, key },
    ];
    const id = await insertItem(rows, 'worded:1', versions, { subject: 'science' });
    const [ann, ben, cleo] = [await rows.newUser(), await rows.newUser(), await rows.newUser()];
    const answer = (
      userId: string,
      finished: number,
      had: { version?: number; response?: object | null; correct?: boolean | null },
      more: Partial<AttemptRows> = {},
    ) =>
      insertAttempt(rows, userId, {
        finished,
        ...more,
        items: [{ id, version: 4, response: option('c'), correct: true, ...had }],
      });
    // Ann's first two had other wording; the third, marked by the key of the time, was the same question.
    await answer(ann, 90, { version: 1, response: option('b'), correct: true });
    await answer(ann, 80, { version: 2, response: option('b'), correct: true });
    await answer(ann, 30, { version: 3, response: option('c'), correct: false });
    await answer(ann, 20, {});
    // Ben cleared his first answer, and his second isn't marked; an open attempt doesn't count yet.
    await answer(ben, 90, { response: null, correct: false });
    await answer(ben, 80, { response: option('b'), correct: null });
    await answer(ben, 70, { response: option('b'), correct: false }, { state: 'open' });
    await answer(ben, 10, { response: option('a'), correct: false });
    await answer(ben, 5, {});
    await answer(cleo, 1, {});
    await answer(await rows.newUser(), 1, { correct: false }, { state: 'open' });
    const [sums] = await sumsOf(id);
    expect({ ...sums, choices: byId(sums?.choices) }).toEqual({
      itemId: id,
      subject: 'science',
      type: 'multiple-choice',
      key,
      ids: ['a', 'b', 'c'],
      answers: 3,
      right: 1,
      medianMs: null,
      // It's alone in each attempt: nothing says how able the students are.
      ...{ rated: 0, ratedRight: 0, rest: null, restSquares: null, rightRest: 0, strong: 0 },
      choices: [
        { id: 'a', all: 1, strong: 0 },
        { id: 'c', all: 2, strong: 0 },
      ],
    });
  });

  it('is set beside the share of other answers right, from so many on, and by the strong ones', async () => {
    const id = await insertItem(rows, 'rated:1', [{ view: VIEW, key: option('a') }]);
    const take = async (count: number, right: number, chosen: string, elapsedMs: number | null) =>
      insertAttempt(rows, await rows.newUser(), {
        items: [
          ...(await others(count, right)),
          { id, response: option(chosen), correct: chosen === 'a', elapsedMs },
          // Seen and left blank: not an answer.
          { id: 'rated:1', response: null, correct: false },
        ],
      });
    await take(9, 9, 'b', 1_000);
    await take(9, 3, 'a', 2_000);
    await take(9, 0, 'a', null);
    await take(10, 5, 'c', 4_000);
    // One fewer, all of them right: too few to tell.
    await take(8, 8, 'a', 5_000);
    const [sums] = await sumsOf(id);
    expect(sums).toMatchObject({ answers: 5, right: 3, rated: 4, ratedRight: 2, medianMs: null });
    expect(sums?.rest).toBeCloseTo(1 + 1 / 3 + 0 + 0.5, 10);
    expect(sums?.restSquares).toBeCloseTo(1 + 1 / 9 + 0 + 0.25, 10);
    expect(sums?.rightRest).toBeCloseTo(1 / 3, 10);
    // The upper 27% of four students: three quarters do as well as the second.
    expect(sums?.strong).toBe(2);
    expect(byId(sums?.choices)).toEqual([
      { id: 'a', all: 3, strong: 0 },
      { id: 'b', all: 1, strong: 1 },
      { id: 'c', all: 1, strong: 1 },
    ]);
  });

  it('is told of regions and of sets by each part, and of what is typed by none', async () => {
    const userId = await rows.newUser();
    const regions = { type: 'hot-spot', regions: [{ id: 'r1' }, { id: 'r2' }] };
    const spot = await insertItem(rows, 'spot:1', [{ view: regions, key: option('r1') }]);
    const set = await insertItem(rows, 'set:1', [{ view: VIEW, key: option('a') }]);
    const typed = await insertItem(rows, 'typed:1', [
      { view: { type: 'supply' }, key: { type: 'supply', answer: '4' } },
    ]);
    await insertAttempt(rows, userId, {
      items: [
        { id: spot, response: { type: 'hot-spot', region: 'r2' }, correct: false },
        { id: set, response: { type: 'multiple-select', options: ['a', 'c'] }, correct: true },
        { id: typed, response: { type: 'supply', text: '4' }, correct: true },
      ],
    });
    const told = (await sumsOf(spot, set, typed)).map((sums) => [sums?.ids, byId(sums?.choices)]);
    expect(told).toEqual([
      [['r1', 'r2'], [{ id: 'r2', all: 1, strong: 0 }]],
      [
        ['a', 'b', 'c'],
        [
          { id: 'a', all: 1, strong: 0 },
          { id: 'c', all: 1, strong: 0 },
        ],
      ],
      [[], undefined],
    ]);
  });
});

describe('the time on an item', () => {
  it('is the middle one of those that were measured, from so many on', async () => {
    const id = await insertItem(rows, 'timed:1', [{ view: VIEW, key: option('a') }]);
    const answer = async (elapsedMs: number | null) =>
      insertAttempt(rows, await rows.newUser(), {
        items: [{ id, response: option('a'), correct: true, elapsedMs }],
      });
    await answer(null);
    for (let i = 1; i < 10; i++) await answer(i * 1_000);
    const medians = async () => {
      const counts = await new ItemStatisticsRepository(rows.source).counts();
      const count = counts.find(({ itemId }) => itemId === id);
      return [(await sumsOf(id))[0]?.medianMs, count?.medianMs];
    };
    expect(await medians()).toEqual([null, null]);
    await answer(90_000);
    expect(await medians()).toEqual([5_000, 5_000]);
  });
});

describe('how often an item was shown and answered right', () => {
  it('is counted in what is over, answered or not', async () => {
    const id = await insertItem(rows, 'shown:1', [{ view: VIEW, key: option('a') }]);
    const userId = await rows.newUser();
    const hold = (item: object, state: 'open' | 'finished' = 'finished') =>
      insertAttempt(rows, userId, { state, items: [{ id, ...item }] });
    await hold({ response: option('a'), correct: true });
    await hold({ response: option('b'), correct: false });
    await hold({});
    await hold({ response: option('a'), correct: true }, 'open');
    const counts = await new ItemStatisticsRepository(rows.source).counts();
    expect(counts.find(({ itemId }) => itemId === id)).toEqual({
      itemId: id,
      shown: 3,
      right: 1,
      medianMs: null,
    });
  });
});
