import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt, AttemptKind } from '@prepward/contracts/attempts';
import { freePool, type PoolCandidate } from '@prepward/contracts/free-pool';
import { SUBJECTS } from '@prepward/contracts/subjects';
import * as answers from './answers.js';
import { type Answer, TestApi, type TestSession } from './harness.js';

const SECRETS = /"(key|rationale|rationales|misconception|commonErrors|tolerance|accepted)"/;

let api: TestApi;
let free: Set<string>;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
  const items = await api.sql<PoolCandidate & { passage: string | null }>(
    `SELECT i.id, i.subject, i.area, i.type, v.view ->> 'passageId' AS passage
     FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version`,
  );
  free = new Set(
    SUBJECTS.flatMap((subject) =>
      freePool(
        items.filter((item) => item.subject === subject),
        ({ passage }) => passage,
      ).map(({ id }) => id),
    ),
  );
});
afterAll(() => api.stop());

const started = async (who: TestSession, body: object): Promise<Attempt> => {
  const answer = await api.start(who, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const finish = (who: TestSession, attempt: Attempt): Promise<Answer> =>
  api.call('POST', `/api/v1/attempts/${attempt.id}/finish`, { token: who.access });
const ids = (attempt: Attempt) => attempt.items.map(({ itemId }) => itemId);

describe('what anyone may have', () => {
  it('is the free pool and no item more, however often someone starts', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const who = round === 0 ? await api.student('taker@example.org') : await api.visitor();
      const kinds: AttemptKind[] = round === 0 ? ['quiz', 'free-bank'] : ['free-practice', 'quiz'];
      for (const subject of SUBJECTS) {
        for (const kind of kinds) {
          for (const mode of ['tutor', 'exam']) {
            for (const set of kind === 'quiz' ? [1, 2, 3, 4] : [undefined]) {
              const attempt = await started(who, { kind, subject, mode, set });
              for (const id of ids(attempt)) seen.add(id);
              await finish(who, attempt);
            }
          }
        }
      }
      if (round === 0)
        for (const id of ids(await started(who, { kind: 'diagnostic' }))) seen.add(id);
    }
    expect([...seen].filter((id) => !free.has(id))).toEqual([]);
    // Four subjects: 5 of practice, 40 of quizzes, 25 of the trial bank, and one diagnostic of 40.
    expect(seen.size).toBe(4 * (5 + 40 + 25) + 40);
    const [{ live = 0 } = {}] = await api.sql<{ live: number }>(
      `SELECT count(*)::int AS live FROM items WHERE status = 'live'`,
    );
    expect(free.size / live).toBeLessThan(0.13);
  }, 120_000);

  it('is the same five questions of a subject for everyone, one of each type', async () => {
    const [one, two] = await Promise.all([api.visitor(), api.visitor()]);
    for (const subject of SUBJECTS) {
      const first = await api.startPractice(one, subject);
      await finish(one, first);
      const again = await api.startPractice(one, subject);
      expect([again.id === first.id, ids(again)]).toEqual([false, ids(first)]);
      expect(ids(await api.startPractice(two, subject))).toEqual(ids(first));
      expect(new Set(first.items.map(({ type }) => type)).size).toBe(5);
    }
  });

  it('stays out of mock exams', async () => {
    const who = await api.subscriber('paper@example.org');
    const mock = await started(who, { kind: 'mock' });
    const rows = await api.sql<{ item_id: string }>(
      'SELECT item_id FROM attempt_items WHERE attempt_id = $1',
      [mock.id],
    );
    expect(rows).toHaveLength(170);
    expect(rows.filter(({ item_id }) => free.has(item_id))).toEqual([]);
  });
});

describe('keys in the free kinds', () => {
  it.each([
    ['free-practice', 'tutor'],
    ['free-practice', 'exam'],
    ['quiz', 'tutor'],
    ['free-bank', 'exam'],
    ['diagnostic', 'exam'],
  ])('come with an answer only: %s in %s mode', async (kind, mode) => {
    const who = await api.student(`keys-${kind}-${mode}@example.org`);
    const subject = kind === 'diagnostic' ? undefined : 'science';
    const attempt = await started(who, { kind, subject, mode });
    const [answered] = attempt.items;
    if (answered === undefined) throw new Error('an empty attempt');
    const response = await answers.wrongFor(api, answered);
    await answers.save(api, who, attempt, answered.position, { sequence: 1, response });
    await answers.save(api, who, attempt, 2, { sequence: 1, response: null, flagged: true });
    const finished = await finish(who, attempt);
    const { review } = finished.body.result as NonNullable<Attempt['result']>;
    expect(review).toHaveLength(attempt.items.length);
    expect(review[0]?.key?.type).toBe(answered.type);
    expect(JSON.stringify(review.slice(1))).not.toMatch(SECRETS);
    expect(JSON.stringify(finished.body.items)).not.toMatch(SECRETS);
    const again = await api.call('GET', `/api/v1/attempts/${attempt.id}`, { token: who.access });
    expect(again.body.result.review).toEqual(review);
  });

  it('are whole for subscribers in what they paid for', async () => {
    const who = await api.subscriber('whole@example.org');
    const attempt = await started(who, { kind: 'mixed' });
    const { result } = (await finish(who, attempt)).body as Attempt;
    expect(result?.review.every(({ key }) => key !== undefined)).toBe(true);
  });
});

describe('starts', () => {
  it('are limited per user and per address, with the time to wait', async () => {
    // A twentieth of the limits: 9 for a user and 180 for an address each hour.
    const limited = await TestApi.start({ RATE_LIMIT_FACTOR: '0.05' });
    try {
      const start = (who: TestSession) =>
        limited.start(who, { kind: 'free-practice', subject: 'math' });
      const who = await limited.visitor();
      for (let i = 0; i < 9; i++) expect((await start(who)).status).toBe(201);
      const refused = await start(who);
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_STARTS']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect((await start(await limited.visitor())).status).toBe(201);
    } finally {
      await limited.stop();
    }
  });

  it('of many visitors at one address are limited together, a /64 of IPv6 as one', async () => {
    const limited = await TestApi.start({ RATE_LIMIT_FACTOR: '0.05' });
    try {
      const from = (ip: string) => ({ 'x-forwarded-for': ip });
      const statuses: number[] = [];
      let last: Answer | undefined;
      for (let n = 1; n <= 21; n++) {
        const { body } = await limited.call('POST', '/auth/v1/signup', {
          body: {},
          headers: from(`203.0.113.${n}`),
        });
        const who = { access: body.access_token, refresh: '', userId: body.user.id };
        const start = (ip: string) =>
          limited.start(who, { kind: 'free-practice', subject: 'math' }, from(ip));
        for (let i = 0; i < 9 && statuses.length <= 180; i++) {
          last = await start(`2001:db8:7:1::${n}:${i}`);
          statuses.push(last.status);
        }
        if (n === 21) expect((await start('2001:db8:7:2::1')).status).toBe(201);
      }
      expect(statuses).toEqual([...Array(180).fill(201), 429]);
      expect(last?.body.code).toBe('TOO_MANY_STARTS');
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(3000);
    } finally {
      await limited.stop();
    }
  });
});
