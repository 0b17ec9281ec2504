import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { DAY_MS } from '@prepward/contracts/durations';
import * as answers from './answers.js';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let ann: TestSession;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
  ann = await api.student('ann@example.org');
});
afterAll(() => api.stop());

const keyOf = (item: AttemptItem) => answers.keyOf(api, item);
const wrongFor = (item: AttemptItem) => answers.wrongFor(api, item);
const save = (who: TestSession, attempt: Attempt, position: number, body: object) =>
  answers.save(api, who, attempt, position, body);
const finish = (who: TestSession, attempt: Attempt) =>
  api.call('POST', `/api/v1/attempts/${attempt.id}/finish`, { token: who.access });
const fresh = async (subject = 'math', extra: object = {}) => {
  const who = await api.visitor();
  return { who, attempt: await api.startPractice(who, subject, extra) };
};

describe('starting a free practice', () => {
  it.each(['reading', 'math', 'science', 'english'])(
    'gives five %s items of five types, no two variants of one model',
    async (subject) => {
      const { attempt } = await fresh(subject);
      expect(attempt).toMatchObject({ kind: 'free-practice', mode: 'tutor', state: 'open' });
      expect(attempt.items.map((item) => item.position)).toEqual([1, 2, 3, 4, 5]);
      expect(new Set(attempt.items.map((item) => item.type)).size).toBe(5);
      const rows = await api.sql<{ model: string; passage: string | null; id: string }>(
        `SELECT i.id, i.model, v.view ->> 'passageId' AS passage
         FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
         WHERE i.id = ANY($1)`,
        [attempt.items.map((item) => item.itemId)],
      );
      // The questions of one passage share a model and are different questions.
      const twins = rows.map(({ id, model, passage }) => (passage === null ? model : id));
      expect(new Set(twins).size).toBe(5);
      for (const item of attempt.items.filter((candidate) => candidate.passageId !== undefined)) {
        expect(attempt.passages.map((passage) => passage.id)).toContain(item.passageId);
      }
    },
  );

  it('continues the open one, with the same items in the same order', async () => {
    const { who, attempt } = await fresh();
    await save(who, attempt, 1, {
      sequence: 1,
      response: await keyOf(attempt.items[0] as AttemptItem),
    });
    const again = await api.startPractice(who);
    expect([again.id, again.items]).toEqual([attempt.id, attempt.items]);
    expect(again.answers['1']).toMatchObject({ sequence: 1, feedback: { correct: true } });
  });

  it('makes one attempt of twenty starts at once', async () => {
    const who = await api.visitor();
    const started = await Promise.all(Array.from({ length: 20 }, () => api.startPractice(who)));
    expect(new Set(started.map((attempt) => attempt.id)).size).toBe(1);
  });

  it('gives the same attempt to a repeated request, even when it is finished', async () => {
    const who = await api.visitor();
    const start = (key: string) =>
      api.call('POST', '/api/v1/attempts', {
        token: who.access,
        body: { kind: 'free-practice', subject: 'science' },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const first = await start(key);
    await finish(who, first.body);
    expect((await start(key)).body.id).toBe(first.body.id);
    expect((await start(randomUUID())).body.id).not.toBe(first.body.id);
  });

  it.each([
    ['no subject', { kind: 'free-practice' }, 400, 'ATTEMPT_SUBJECT_REQUIRED'],
    ['an unknown kind', { kind: 'exam' }, 400, 'VALIDATION_FAILED'],
    [
      'an unknown key',
      { kind: 'free-practice', subject: 'math', cheat: 1 },
      400,
      'VALIDATION_FAILED',
    ],
    ['what a subscription opens', { kind: 'mock' }, 403, 'SUBSCRIPTION_REQUIRED'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await api.call('POST', '/api/v1/attempts', { token: ann.access, body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('answering', () => {
  it('is acknowledged with what is stored, and with feedback in tutor mode', async () => {
    const { who, attempt } = await fresh('science');
    for (const item of attempt.items) {
      const right = item.position % 2 === 0;
      const response = right ? await keyOf(item) : await wrongFor(item);
      const answer = await save(who, attempt, item.position, {
        sequence: 1,
        response,
        elapsedMs: 900,
      });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        position: item.position,
        sequence: 1,
        stored: true,
        response,
      });
      expect(answer.body.feedback.correct).toBe(right);
      const choices = item.options ?? item.regions ?? [];
      expect(answer.body.feedback.rationales).toHaveLength(choices.length);
    }
    const result = (await finish(who, attempt)).body.result;
    expect(result).toMatchObject({ right: 2, items: 5, answered: 5, score: 40 });
    expect(result.areas.reduce((sum: number, area: { items: number }) => sum + area.items, 0)).toBe(
      5,
    );
    expect(result.review.map((item: { correct: boolean }) => item.correct)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('lets the newest sequence win, in whatever order they arrive', async () => {
    const { who, attempt } = await fresh('math', { mode: 'exam' });
    const item = attempt.items[0] as AttemptItem;
    const [right, wrong] = [await keyOf(item), await wrongFor(item)];
    expect((await save(who, attempt, 1, { sequence: 5, response: right })).body.stored).toBe(true);
    const older = await save(who, attempt, 1, { sequence: 4, response: wrong });
    expect([older.status, older.body.stored, older.body.sequence]).toEqual([200, false, 5]);
    expect(older.body.response).toEqual(right);
    const equal = await save(who, attempt, 1, { sequence: 5, response: wrong, clientId: 'other' });
    expect([equal.body.stored, equal.body.response]).toEqual([false, right]);
    expect((await save(who, attempt, 1, { sequence: 6, response: null })).body.response).toBeNull();
    expect((await save(who, attempt, 1, { sequence: 7, response: right })).body.stored).toBe(true);
    expect((await finish(who, attempt)).body.result.right).toBe(1);
  });

  it('scores the first answer in tutor mode, since the key is shown after it', async () => {
    const { who, attempt } = await fresh('english');
    const item = attempt.items[0] as AttemptItem;
    await save(who, attempt, 1, { sequence: 1, response: await wrongFor(item) });
    const second = await save(who, attempt, 1, { sequence: 2, response: await keyOf(item) });
    expect([second.body.stored, second.body.feedback.correct]).toEqual([true, false]);
    expect((await finish(who, attempt)).body.result.right).toBe(0);
  });

  it('keeps the longest time on an item that it was told', async () => {
    const { who, attempt } = await fresh('math', { mode: 'exam' });
    await save(who, attempt, 1, { sequence: 1, response: null, elapsedMs: 9_000 });
    await save(who, attempt, 1, { sequence: 2, response: null, elapsedMs: 500 });
    await save(who, attempt, 1, { sequence: 3, response: null });
    const view = await api.call('GET', `/api/v1/attempts/${attempt.id}`, { token: who.access });
    expect(view.body.answers['1'].elapsedMs).toBe(9_000);
  });

  it('waits for a finish under way, and is refused when that was first', async () => {
    const { who, attempt } = await fresh('science');
    const item = attempt.items[0] as AttemptItem;
    const response = await keyOf(item);
    await api.sql('BEGIN');
    await api.sql('SELECT 1 FROM attempts WHERE id = $1 FOR UPDATE', [attempt.id]);
    let settled = false;
    const saving = save(who, attempt, 1, { sequence: 1, response }).finally(() => {
      settled = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(settled).toBe(false);
    await api.sql(`UPDATE attempts SET state = 'finished', finished_at = now() WHERE id = $1`, [
      attempt.id,
    ]);
    await api.sql('COMMIT');
    const answer = await saving;
    expect([answer.status, answer.body.code]).toEqual([409, 'ATTEMPT_FINISHED']);
    expect(
      await api.sql('SELECT 1 FROM attempt_answers WHERE attempt_id = $1', [attempt.id]),
    ).toEqual([]);
  });

  it('keeps a flag without an answer', async () => {
    const { who, attempt } = await fresh();
    const flagged = await save(who, attempt, 3, { sequence: 1, response: null, flagged: true });
    expect([flagged.body.flagged, flagged.body.feedback]).toEqual([true, undefined]);
    expect((await api.startPractice(who)).answers['3']).toMatchObject({
      flagged: true,
      response: null,
    });
  });

  it('refuses what cannot be an answer to the item', async () => {
    const { who, attempt } = await fresh();
    const choice = attempt.items[0] as AttemptItem;
    const unknown = { type: choice.type, option: 'nothing' };
    const cases: [number, object, number, string][] = [
      [1, { sequence: 1, response: unknown }, 400, 'RESPONSE_OPTION_UNKNOWN'],
      [1, { sequence: 1, response: { type: 'supply', text: '1' } }, 400, 'RESPONSE_TYPE_MISMATCH'],
      [6, { sequence: 1, response: null }, 404, 'ATTEMPT_POSITION_UNKNOWN'],
      [0, { sequence: 1, response: null }, 400, 'VALIDATION_FAILED'],
      [1, { sequence: -1, response: null }, 400, 'VALIDATION_FAILED'],
      [1, { response: null }, 400, 'VALIDATION_FAILED'],
    ];
    for (const [position, body, status, code] of cases) {
      const answer = await save(who, attempt, position, body);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });
});

describe('text that no database keeps', () => {
  it('is refused, and nothing is lost', async () => {
    const { who, attempt } = await fresh();
    const place = attempt.items.findIndex((item) => item.type === 'supply') + 1;
    for (const text of ['1\u0000', '\ud800']) {
      const answer = await save(who, attempt, place, {
        sequence: 1,
        response: { type: 'supply', text },
      });
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { body: 'expected text without zero characters or broken Unicode' },
      ]);
    }
  });
});

describe('keys and rationales', () => {
  const SECRETS =
    /"(key|rationale|rationales|misconception|commonErrors|tolerance|accepted|why|remember)"/;

  it('are nowhere in an open attempt', async () => {
    for (const subject of ['reading', 'math', 'science', 'english']) {
      const { who, attempt } = await fresh(subject, { mode: 'exam' });
      expect(JSON.stringify(attempt)).not.toMatch(SECRETS);
      const item = attempt.items[0] as AttemptItem;
      const saved = await save(who, attempt, 1, { sequence: 1, response: await keyOf(item) });
      expect(saved.text).not.toMatch(SECRETS);
      const list = await api.call('GET', '/api/v1/attempts', { token: who.access });
      expect(list.text).not.toMatch(SECRETS);
      const view = await api.call('GET', `/api/v1/attempts/${attempt.id}`, { token: who.access });
      expect(view.text).not.toMatch(SECRETS);
      expect((await finish(who, attempt)).text).toMatch(SECRETS);
    }
  });

  it('are shown in tutor mode for the answered item alone', async () => {
    const { who, attempt } = await fresh('science');
    const item = attempt.items[1] as AttemptItem;
    await save(who, attempt, 2, { sequence: 1, response: await wrongFor(item) });
    const view = await api.call('GET', `/api/v1/attempts/${attempt.id}`, { token: who.access });
    expect(Object.keys(view.body.answers)).toEqual(['2']);
    expect(view.body.answers['2'].feedback.key.type).toBe(item.type);
    expect(JSON.stringify(view.body.items)).not.toMatch(SECRETS);
  });
});

describe('finishing', () => {
  it('answers the same twice, scores once, and closes the answers', async () => {
    const { who, attempt } = await fresh();
    const item = attempt.items[0] as AttemptItem;
    await save(who, attempt, 1, { sequence: 1, response: await keyOf(item) });
    const answers = await Promise.all([1, 2, 3].map(() => finish(who, attempt)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.result))).size).toBe(1);
    const told = await api.sql(
      `SELECT 1 FROM outbox_events WHERE name = 'attempt.finished' AND payload ->> 'attemptId' = $1`,
      [attempt.id],
    );
    expect(told).toHaveLength(1);
    const late = await save(who, attempt, 2, { sequence: 1, response: null });
    expect([late.status, late.body.code]).toEqual([409, 'ATTEMPT_FINISHED']);
  });
});

describe('the history', () => {
  it('pages from newest to oldest and shows scores of finished attempts', async () => {
    const who = await api.visitor();
    for (const subject of ['reading', 'math', 'science']) {
      await finish(who, await api.startPractice(who, subject));
    }
    await api.startPractice(who, 'english');
    const page = (query: string) =>
      api.call('GET', `/api/v1/attempts?${query}`, { token: who.access });
    const first = await page('limit=3');
    expect(first.body.items.map((line: { subject: string }) => line.subject)).toEqual([
      'english',
      'science',
      'math',
    ]);
    expect(first.body.items[0]).toMatchObject({ state: 'open', items: 5, answered: 0 });
    expect(first.body.items[1]).toMatchObject({ state: 'finished', right: 0, score: 0 });
    const second = await page(`limit=3&cursor=${first.body.nextCursor}`);
    expect(second.body.items.map((line: { subject: string }) => line.subject)).toEqual(['reading']);
    expect(second.body.nextCursor).toBeNull();
    expect((await page('cursor=garbage')).body.errors).toEqual({
      cursor: 'expected the nextCursor of an earlier page',
    });
  });

  it('counts as answered what has an answer, not what was flagged or looked at', async () => {
    const who = await api.student('flags@example.org');
    const attempt = await api.startPractice(who, 'math');
    await save(who, attempt, 1, { sequence: 1, response: null, flagged: true });
    const item = attempt.items[1] as AttemptItem;
    await save(who, attempt, item.position, { sequence: 1, response: await wrongFor(item) });
    const { body } = await api.call('GET', '/api/v1/attempts', { token: who.access });
    expect(body.items[0].answered).toBe(1);
  });

  it('adds up the longest times that a browser can claim', async () => {
    const who = await api.student('clock@example.org');
    const { body: attempt } = await api.start(who, { kind: 'free-bank', subject: 'math' });
    for (const { position } of attempt.items) {
      await save(who, attempt, position, { sequence: 1, response: null, elapsedMs: DAY_MS });
    }
    const answer = await api.call('GET', '/api/v1/attempts', { token: who.access });
    expect([answer.status, answer.body.items[0].elapsedMs]).toEqual([200, 25 * DAY_MS]);
  });

  const someId = '6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11';
  it.each([
    `2026-11-22T02:10:07.000000Z|${'-'.repeat(36)}`,
    `2026-02-30T02:10:07.000000Z|${someId}`,
    `0000-01-01T00:00:00.000000Z|${someId}`,
    `1|${someId}`,
    `2026-11-22 BC|${someId}`,
    `+275760-09-13T00:00:00.000Z|${someId}`,
    `Thu, 01 Jan 1970 00:00:00 GMT+0200 (x)|${someId}`,
    `2026-11-22T02:10:07.000000Z|${someId}|more`,
    `2026-11-22T02:10:07.000000Z`,
    '|',
  ])('refuses the crafted cursor %j', async (text) => {
    const cursor = Buffer.from(text).toString('base64url');
    const answer = await api.call('GET', `/api/v1/attempts?cursor=${cursor}`, {
      token: ann.access,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(answer.body.errors)).toEqual(['cursor']);
  });
});

describe('what one student has', () => {
  it('is closed to another, route by route', async () => {
    const mine = await api.startPractice(ann, 'reading');
    const bob = await api.student('bob@example.org');
    const routes: [string, string, unknown?][] = [
      ['GET', `/api/v1/attempts/${mine.id}`],
      [
        'PUT',
        `/api/v1/attempts/${mine.id}/answers/1`,
        { clientId: 'x', sequence: 9, response: null },
      ],
      ['POST', `/api/v1/attempts/${mine.id}/finish`],
    ];
    for (const [method, route, body] of routes) {
      const answer = await api.call(method, route, { token: bob.access, body });
      expect([route, answer.status, answer.body.code]).toEqual([route, 404, 'ATTEMPT_NOT_FOUND']);
    }
    const list = await api.call('GET', '/api/v1/attempts', { token: bob.access });
    expect(list.body.items).toEqual([]);
    expect((await api.startPractice(ann, 'reading')).answers).toEqual({});
  });
});
