import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import type { BankOverview, TrialBank } from '@prepward/contracts/bank';
import { SUBJECTS } from '@prepward/contracts/subjects';
import * as answers from './answers.js';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.stop());

const subscriber = () => api.subscriber(`sub${number++}@example.org`);
const started = async (who: TestSession, body: object): Promise<Attempt> => {
  const answer = await api.start(who, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const finish = async (who: TestSession, attempt: Attempt): Promise<Attempt> =>
  (await api.call('POST', `/api/v1/attempts/${attempt.id}/finish`, { token: who.access })).body;
const answerAll = async (who: TestSession, attempt: Attempt, right: boolean) => {
  for (const item of attempt.items) {
    const response = await (right ? answers.keyOf : answers.wrongFor)(api, item);
    await answers.save(api, who, attempt, item.position, { sequence: 1, response });
  }
};
const matching = async (who: TestSession, body: object) =>
  (await api.call('POST', '/api/v1/attempts/matching', { token: who.access, body })).body;
const bank = async (who: TestSession): Promise<BankOverview> =>
  (await api.call('GET', '/api/v1/bank', { token: who.access })).body;
const ids = (attempt: Attempt) => attempt.items.map(({ itemId }) => itemId);

describe('who may start what, at the API', () => {
  it.each([
    ['quiz', 201, undefined],
    ['free-bank', 403, 'ACCOUNT_REQUIRED'],
    ['mock', 403, 'ACCOUNT_REQUIRED'],
  ])('a visitor: %s', async (kind, status, code) => {
    const answer = await api.start(await api.visitor(), {
      kind,
      ...(kind === 'mock' ? {} : { subject: 'math' }),
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a free student: the trial bank, one diagnostic, nothing that is paid for', async () => {
    const who = await api.student('free@example.org');
    const trial = await started(who, { kind: 'free-bank', subject: 'science' });
    expect(trial.items).toHaveLength(25);
    const diagnostic = await started(who, { kind: 'diagnostic' });
    expect(diagnostic.items).toHaveLength(40);
    expect((await started(who, { kind: 'diagnostic' })).id).toBe(diagnostic.id);
    expect((await finish(who, diagnostic)).result?.level).toBe('developmental');
    const taken = { status: 403, body: { code: 'DIAGNOSTIC_TAKEN' } };
    expect(await api.start(who, { kind: 'diagnostic' })).toMatchObject(taken);
    for (const kind of ['practice', 'mixed', 'review', 'mock']) {
      expect((await api.start(who, { kind })).body.code).toBe('SUBSCRIPTION_REQUIRED');
    }
    expect((await bank(who)).access).toEqual({
      subscribed: false,
      expired: false,
      diagnosticTaken: true,
    });
  });

  it('an expired subscriber: history stays, and what was begun may be ended', async () => {
    const who = await subscriber();
    const attempt = await started(who, { kind: 'mixed' });
    await api.sql(
      `UPDATE subscriptions SET ends_at = now() - interval '1 minute' WHERE user_id = $1`,
      [who.userId],
    );
    await answerAll(who, attempt, true);
    expect((await finish(who, attempt)).result?.right).toBe(20);
    expect((await api.start(who, { kind: 'mixed' })).body.code).toBe('SUBSCRIPTION_REQUIRED');
    expect((await bank(who)).access).toMatchObject({ subscribed: false, expired: true });
  });
});

describe('the free trial bank', () => {
  const trial = async (who: TestSession): Promise<TrialBank> =>
    (await api.call('GET', '/api/v1/bank/trial', { token: who.access })).body;
  const totals = ({ objectives }: TrialBank, subject: string) => {
    const own = objectives.filter(({ slug }) => slug.startsWith(`${subject}.`));
    const sum = (key: 'items' | 'done' | 'right') =>
      own.reduce((total, objective) => total + objective[key], 0);
    return [sum('items'), sum('done'), sum('right')];
  };

  it('says by objective what there is, what was answered and what was correct', async () => {
    const who = await api.student('trial-tree@example.org');
    const before = await trial(who);
    for (const subject of SUBJECTS) expect(totals(before, subject)).toEqual([25, 0, 0]);
    expect(before.objectives.every(({ slug, area }) => slug.startsWith(`${area}.`))).toBe(true);

    const attempt = await started(who, { kind: 'free-bank', subject: 'math' });
    const [first, second] = attempt.items;
    if (!first || !second) throw new Error('an empty bank');
    const key = await answers.keyOf(api, first);
    await answers.save(api, who, attempt, first.position, { sequence: 1, response: key });
    const wrong = await answers.wrongFor(api, second);
    await answers.save(api, who, attempt, second.position, { sequence: 1, response: wrong });
    await finish(who, attempt);
    const after = await trial(who);
    expect(totals(after, 'math')).toEqual([25, 2, 1]);
    expect(totals(after, 'science')).toEqual([25, 0, 0]);
    const rows = await api.sql<{ objective: string }>('SELECT objective FROM items WHERE id = $1', [
      first.itemId,
    ]);
    const own = after.objectives.find(({ slug }) => slug === rows[0]?.objective);
    expect(own?.right).toBe(1);
  });

  it('is not told to visitors', async () => {
    const who = await api.visitor();
    const answer = await api.call('GET', '/api/v1/bank/trial', { token: who.access });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('fixed sets', () => {
  it('are the same for every student', async () => {
    const [one, two] = await Promise.all([api.visitor(), api.visitor()]);
    const quiz = { kind: 'quiz', subject: 'english', set: 2 };
    const [first, second] = await Promise.all([started(one, quiz), started(two, quiz)]);
    expect(ids(first)).toEqual(ids(second));
    expect(first.items).toHaveLength(10);
    const other = await started(one, { ...quiz, set: 3 });
    expect(ids(other).filter((id) => ids(first).includes(id))).toEqual([]);
  });
});

describe('a configured practice', () => {
  it('holds to what was asked, and says before how much there is', async () => {
    const who = await subscriber();
    const asked = {
      kind: 'practice',
      objectives: ['math.data.geometry', 'math.numbers.percents'],
      itemTypes: ['supply', 'multiple-choice'],
      difficulty: 'medium',
      mode: 'exam',
      time: 1.5,
      count: 10,
    };
    const count = await matching(who, asked);
    expect(count.items).toBeGreaterThan(count.atOnce);
    expect(count.atOnce).toBeGreaterThanOrEqual(5);
    const attempt = await started(who, asked);
    expect(attempt.items).toHaveLength(Math.min(10, count.atOnce));
    expect(attempt.items.every(({ type }) => asked.itemTypes.includes(type))).toBe(true);
    const rows = await api.sql<{ objective: string; difficulty: number; model: string }>(
      'SELECT objective, difficulty, model FROM items WHERE id = ANY($1)',
      [ids(attempt)],
    );
    expect(rows.every(({ objective }) => asked.objectives.includes(objective))).toBe(true);
    expect(rows.every(({ difficulty }) => Math.abs(difficulty) <= 0.5)).toBe(true);
    expect(new Set(rows.map(({ model }) => model)).size).toBe(rows.length);
    // 57 minutes for 38 items is 90 seconds each; times 1.5.
    expect(attempt.sections[0]?.limitMs).toBe(attempt.items.length * 135_000);
  });

  it('draws from what was wrong, unseen, flagged and due', async () => {
    const who = await subscriber();
    const first = await started(who, { kind: 'practice', subject: 'science', count: 8 });
    const [wrong, right, flagged] = first.items;
    if (!wrong || !right || !flagged) throw new Error('too few items');
    await answers.save(api, who, first, wrong.position, {
      sequence: 1,
      response: await answers.wrongFor(api, wrong),
    });
    await answers.save(api, who, first, right.position, {
      sequence: 1,
      response: await answers.keyOf(api, right),
    });
    await answers.save(api, who, first, flagged.position, {
      sequence: 1,
      response: null,
      flagged: true,
    });
    await finish(who, first);
    const pool = (name: string) =>
      matching(who, { kind: 'practice', subject: 'science', pool: name });
    const all = await pool('all');
    expect((await pool('unseen')).items).toBe(all.items - 8);
    expect((await pool('wrong')).items).toBe(1);
    expect((await pool('flagged')).items).toBe(1);
    expect((await pool('due')).items).toBe(0);
    expect(
      ids(await started(who, { kind: 'practice', subject: 'science', pool: 'wrong', count: 5 })),
    ).toEqual([wrong.itemId]);
    const counts = (await bank(who)).objectives
      .filter(({ slug }) => slug.startsWith('science.'))
      .map((objective) => objective.counts);
    const sum = (key: 'all' | 'unseen' | 'wrong' | 'flagged') =>
      counts.reduce((total, count) => total + count[key], 0);
    expect([sum('all'), sum('unseen'), sum('wrong'), sum('flagged')]).toEqual([
      all.items,
      all.items - 8,
      1,
      1,
    ]);
  });

  it('of a similar item takes another variant of its model', async () => {
    const who = await subscriber();
    const [item] = (await started(who, { kind: 'category', objectives: ['math.data.units'] }))
      .items;
    const similar = await started(who, { kind: 'practice', similarTo: item?.itemId });
    expect(similar.items).toHaveLength(1);
    expect(similar.items[0]?.itemId).not.toBe(item?.itemId);
    expect(similar.items[0]?.itemId.split(':')[0]).toBe(item?.itemId.split(':')[0]);
    const next = await started(who, { kind: 'practice', similarTo: similar.items[0]?.itemId });
    expect(next.id).not.toBe(similar.id);
    // The same request again, as from a browser that lost the answer, returns the same attempt.
    const key = { 'idempotency-key': randomUUID() };
    const body = { kind: 'practice', similarTo: item?.itemId };
    const [once, again] = [await api.start(who, body, key), await api.start(who, body, key)];
    expect([again.body.id, again.body.state]).toEqual([once.body.id, 'open']);
  });

  it('of similar items is a short set of the same objective, without the item itself', async () => {
    const who = await subscriber();
    const [item] = (await started(who, { kind: 'category', objectives: ['math.data.units'] }))
      .items;
    const body = { kind: 'practice', similarTo: item?.itemId, count: 5 } as const;
    const ids = (await started(who, body)).items.map(({ itemId }) => itemId);
    expect(ids).toHaveLength(5);
    expect(ids).not.toContain(item?.itemId);
    const rows = await api.sql<{ objective: string }>(
      'SELECT DISTINCT objective FROM items WHERE id = ANY($1)',
      [ids],
    );
    expect(rows).toEqual([{ objective: 'math.data.units' }]);
  });

  it('without anything that fits says so', async () => {
    const who = await subscriber();
    const answer = await api.start(who, { kind: 'review' });
    expect([answer.status, answer.body.code]).toEqual([409, 'NOT_ENOUGH_ITEMS']);
  });
});

describe('the review queue', () => {
  it('holds what was wrong when it falls due, and what was put in by hand at once', async () => {
    const who = await subscriber();
    const attempt = await started(who, {
      kind: 'category',
      objectives: ['english.conventions.spelling'],
      count: 5,
    });
    await answerAll(who, attempt, false);
    await finish(who, attempt);
    expect((await api.start(who, { kind: 'review' })).body.code).toBe('NOT_ENOUGH_ITEMS');
    await api.sql(
      `UPDATE student_items SET due_at = now() - interval '1 hour' WHERE user_id = $1`,
      [who.userId],
    );
    const review = await started(who, { kind: 'review' });
    expect(ids(review).sort()).toEqual(ids(attempt).sort());
    await answerAll(who, review, true);
    const reviewed = await finish(who, review);
    expect(reviewed.result?.review.every(({ inReview }) => inReview)).toBe(true);
    const later = await api.sql<{ days: number }>(
      `SELECT extract(epoch FROM due_at - now()) / 86400 AS days FROM student_items WHERE user_id = $1`,
      [who.userId],
    );
    expect(later.every(({ days }) => Number(days) > 0.9)).toBe(true);
  });

  it('can be filled and emptied by hand', async () => {
    const who = await api.student('queue@example.org');
    const [{ id = '' } = {}] = await api.sql<{ id: string }>(
      `SELECT id FROM items WHERE subject = 'math' LIMIT 1`,
    );
    const put = (itemId: string, inReview: boolean) =>
      api.call('PUT', '/api/v1/review-items', { token: who.access, body: { itemId, inReview } });
    expect((await put(id, true)).body).toMatchObject({ itemId: id, inReview: true });
    const due = () => matching(who, { kind: 'practice', pool: 'due' });
    expect((await due()).items).toBe(1);
    expect((await put(id, false)).body).toEqual({ itemId: id, inReview: false, dueAt: null });
    expect((await due()).items).toBe(0);
    expect((await put('no.such:1', true)).body.code).toBe('ITEM_NOT_FOUND');
  });
});

describe('the history', () => {
  it('is filtered by state, kind and subject', async () => {
    const who = await subscriber();
    await finish(who, await started(who, { kind: 'quiz', subject: 'math' }));
    await started(who, { kind: 'quiz', subject: 'reading' });
    await started(who, { kind: 'mixed' });
    const list = async (query: string) =>
      (await api.call('GET', `/api/v1/attempts?${query}`, { token: who.access })).body.items.map(
        (line: { kind: string; subject?: string }) => [line.kind, line.subject],
      );
    expect(await list('state=finished')).toEqual([['quiz', 'math']]);
    expect(await list('kind=quiz&state=open')).toEqual([['quiz', 'reading']]);
    expect(await list('subject=reading')).toEqual([['quiz', 'reading']]);
  });
});

describe('many at once', () => {
  it('attempts of one student over the same items end side by side', async () => {
    const who = await subscriber();
    const topics = ['science', 'science.anatomy', 'science.anatomy.skeletal', 'science.biology'];
    for (let round = 0; round < 3; round++) {
      const open = await Promise.all(
        topics.map((topic) =>
          started(who, { kind: 'category', objectives: [topic], count: 60, mode: 'exam' }),
        ),
      );
      const ended = await Promise.all(open.map((attempt) => finish(who, attempt)));
      expect(ended.map(({ state }) => state)).toEqual(Array(4).fill('finished'));
    }
  });

  it('200 starts give 200 attempts and no error', async () => {
    const visitors = await Promise.all(Array.from({ length: 200 }, () => api.visitor()));
    const starts = await Promise.all(
      visitors.map((who) => api.start(who, { kind: 'free-practice', subject: 'reading' })),
    );
    expect(starts.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([]);
    expect(new Set(starts.map(({ body }) => body.id)).size).toBe(200);
  }, 60_000);
});
