import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import type { BankOverview } from '@prepward/contracts/bank';
import { freePool, type PoolCandidate } from '@prepward/contracts/free-pool';
import { AREAS } from '@prepward/contracts/objectives';
import { type Answer, TestApi, type TestSession } from './harness.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.stop());

const subscriber = () => api.subscriber(`exam${number++}@example.org`);
const started = async (who: TestSession, body: object): Promise<Attempt> => {
  const answer = await api.start(who, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const finish = (who: TestSession, attempt: Attempt): Promise<Answer> =>
  api.call('POST', `/api/v1/attempts/${attempt.id}/finish`, { token: who.access });
const review = (who: TestSession, itemId: string, inReview = true) =>
  api.call('PUT', '/api/v1/review-items', { token: who.access, body: { itemId, inReview } });
const matching = async (who: TestSession, body: object) =>
  (await api.call('POST', '/api/v1/attempts/matching', { token: who.access, body })).body.items;

const QUIZZES = [1, 2, 3, 4].map((set) => ({ kind: 'quiz', set }));

/** All items of an attempt, also those that the student may not see yet. */
const itemsOf = async ({ id }: Attempt): Promise<string[]> =>
  (
    await api.sql<{ item_id: string }>(
      'SELECT item_id FROM attempt_items WHERE attempt_id = $1 ORDER BY position',
      [id],
    )
  ).map(({ item_id }) => item_id);

/** Marks items as flagged, wrong and due for a student. */
const mark = (who: TestSession, items: readonly string[]) =>
  api.sql(
    `INSERT INTO student_items (user_id, item_id, seen, flagged, last_correct, due_at)
     SELECT $1, unnest($2::text[]), 1, true, false, now() - interval '1 hour'
     ON CONFLICT (user_id, item_id) DO UPDATE SET seen = 1, flagged = true, last_correct = false,
       due_at = excluded.due_at`,
    [who.userId, items],
  );

describe('the items of an open mock exam', () => {
  it('stay out of every practice until it is finished', async () => {
    const who = await subscriber();
    const mock = await started(who, { kind: 'mock' });
    const held = await itemsOf(mock);
    await mark(who, held);
    for (const pool of ['flagged', 'wrong', 'due']) {
      expect(await matching(who, { kind: 'practice', pool })).toBe(0);
      const answer = await api.start(who, { kind: 'practice', pool });
      expect([answer.status, answer.body.code]).toEqual([409, 'NOT_ENOUGH_ITEMS']);
    }
    expect((await api.start(who, { kind: 'review' })).body.code).toBe('NOT_ENOUGH_ITEMS');
    const inExam = new Set(held);
    for (const body of [
      { kind: 'practice', subject: 'reading', count: 100 },
      { kind: 'category', objectives: ['science'], count: 100 },
      { kind: 'mixed', count: 100 },
      { kind: 'diagnostic' },
      { kind: 'free-bank', subject: 'math' },
      { kind: 'quiz', subject: 'english' },
    ]) {
      const other = await itemsOf(await started(who, body));
      expect([body, other.filter((id) => inExam.has(id))]).toEqual([body, []]);
    }
    await finish(who, mock);
    // How finishing treats unanswered items isn't tested here: this overwrites it.
    await mark(who, held);
    expect(await matching(who, { kind: 'practice', pool: 'wrong' })).toBe(held.length);
  });

  it('stay out of the review queue, and count as not due', async () => {
    const who = await subscriber();
    const mock = await started(who, { kind: 'mock' });
    const [first = '', ...others] = await itemsOf(mock);
    const refused = await review(who, first);
    expect([refused.status, refused.body.code]).toEqual([409, 'ITEM_IN_OPEN_EXAM']);
    expect((await review(who, others.at(-1) ?? '')).status).toBe(409);
    await mark(who, [first]);
    const due = async () =>
      (await api.call('GET', '/api/v1/progress', { token: who.access })).body.reviewsDue;
    expect(await due()).toBe(0);
    const { objectives } = (await api.call('GET', '/api/v1/bank', { token: who.access }))
      .body as BankOverview;
    expect(objectives.filter(({ counts }) => counts.due > 0)).toEqual([]);
    expect((await review(who, first, false)).status).toBe(200);
    await finish(who, mock);
    expect((await review(who, first)).status).toBe(200);
    expect(await due()).toBe(1);
  });

  it('give no similar item', async () => {
    const who = await subscriber();
    const mock = await started(who, { kind: 'mock' });
    const similarTo = (await itemsOf(mock)).find((id) => id.startsWith('math.'));
    const refused = await api.start(who, { kind: 'practice', similarTo });
    expect([refused.status, refused.body.code]).toEqual([409, 'ITEM_IN_OPEN_EXAM']);
    const [sibling] = await api.sql<{ id: string }>(
      `SELECT id FROM items WHERE id <> $1 AND status = 'live'
         AND model = (SELECT model FROM items WHERE id = $1) LIMIT 1`,
      [similarTo],
    );
    const named = { kind: 'practice', similarTo: sibling?.id };
    expect((await api.start(who, named)).body.code).toBe('ITEM_IN_OPEN_EXAM');
    await finish(who, mock);
    expect((await api.start(who, { kind: 'practice', similarTo })).status).toBe(201);
  });

  it('are in nothing that is started in the same instant', async () => {
    const who = await subscriber();
    const categories = AREAS.map(({ slug }) => ({ kind: 'category', objectives: [slug] }));
    const bodies = [...categories, { kind: 'mock' }, { kind: 'mixed', count: 100 }];
    const answers = await Promise.all(bodies.map((body) => api.start(who, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 201));
    const attempts: Attempt[] = answers.map(({ body }) => body);
    const mock = attempts.find(({ kind }) => kind === 'mock') as Attempt;
    const inExam = new Set(await itemsOf(mock));
    expect(inExam.size).toBe(170);
    for (const attempt of attempts) {
      if (attempt === mock) continue;
      expect((await itemsOf(attempt)).filter((id) => inExam.has(id))).toEqual([]);
    }
  });
});

describe('an open practice in exam mode', () => {
  it('takes its items out of a fixed set, which stays full', async () => {
    const who = await subscriber();
    const quiz = await started(who, { kind: 'quiz', subject: 'math', set: 1 });
    await finish(who, quiz);
    const held = await itemsOf(quiz);
    await mark(who, held.slice(0, 6));
    const exam = await started(who, { kind: 'practice', pool: 'flagged', mode: 'exam' });
    expect((await itemsOf(exam)).length).toBeGreaterThanOrEqual(5);
    const inExam = new Set(await itemsOf(exam));
    const again = await itemsOf(await started(who, { kind: 'quiz', subject: 'math', set: 1 }));
    expect([again.length, new Set(again).size]).toEqual([10, 10]);
    expect(again.filter((id) => inExam.has(id))).toEqual([]);
    await finish(who, exam);
  });

  it('fills a fixed set with nothing else that it asks', async () => {
    const who = await subscriber();
    const fixed = new Set<string>();
    let first = '';
    for (const more of [{ kind: 'free-practice' }, { kind: 'free-bank' }, ...QUIZZES]) {
      const attempt = await started(who, { subject: 'math', ...more });
      const items = await itemsOf(attempt);
      for (const id of items) fixed.add(id);
      first = items[0] ?? '';
      await finish(who, attempt);
    }
    const math = await api.sql<PoolCandidate & { passage: string | null }>(
      `SELECT i.id, i.subject, i.area, i.type, v.view ->> 'passageId' AS passage FROM items i
       JOIN item_versions v ON v.item_id = i.id AND v.version = i.version WHERE i.subject = 'math' ORDER BY i.id`,
    );
    const spare = freePool(math, ({ passage }) => passage).filter(({ id }) => !fixed.has(id));
    // One of the last quiz's own, and nearly all that could take its place: what's left is far apart,
    // since an item doesn't stand in for its twin.
    const inExam = [first, ...spare.filter((_one, i) => i % 15 > 0).map(({ id }) => id)];
    await api.sql(
      `WITH exam AS (
         INSERT INTO attempts (id, user_id, kind, slot, subject, mode, item_count, sections)
         VALUES (gen_random_uuid(), $1, 'practice', '', 'math', 'exam', 1, '[]') RETURNING id
       )
       INSERT INTO attempt_items (attempt_id, position, item_id, item_version)
       SELECT exam.id, held.n, held.id, 1
       FROM exam, unnest($2::text[]) WITH ORDINALITY AS held(id, n)`,
      [who.userId, inExam],
    );
    for (let time = 0; time < 4; time++) {
      const quiz = await started(who, { subject: 'math', ...QUIZZES.at(-1) });
      const items = await itemsOf(quiz);
      expect(items).toHaveLength(10);
      expect(items.filter((id) => inExam.includes(id))).toEqual([]);
      await finish(who, quiz);
    }
  });
});

it('an open practice in tutor mode holds no review back', async () => {
  const who = await subscriber();
  const practice = await started(who, { kind: 'practice', subject: 'reading', mode: 'tutor' });
  await mark(who, (await itemsOf(practice)).slice(0, 3));
  const { body } = await api.call('GET', '/api/v1/progress', { token: who.access });
  expect(body.reviewsDue).toBe(3);
});

it('a mock exam asks nothing that is open elsewhere', async () => {
  const who = await subscriber();
  const open = await started(who, { kind: 'practice', subject: 'reading', count: 100 });
  const held = new Set(await itemsOf(open));
  const mock = await itemsOf(await started(who, { kind: 'mock' }));
  expect(mock.filter((id) => held.has(id))).toEqual([]);
});

it('another student’s open exam holds nothing back', async () => {
  const [one, two] = [await subscriber(), await subscriber()];
  const mock = await itemsOf(await started(one, { kind: 'mock' }));
  expect((await review(two, mock[0] ?? '')).status).toBe(200);
});
