import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attempt, SaveAnswerBody } from '@prepward/contracts/attempts';
import { AnswersService, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import { DataSource } from 'typeorm';
import { AnswerRepository } from '../../libs/modules/quizzes/answer.repository.js';
import { AttemptRepository } from '../../libs/modules/quizzes/attempt.repository.js';
import { ItemStatisticsRepository } from '../../libs/modules/quizzes/item-statistics.repository.js';
import {
  MEDIAN_ANSWERS,
  MOST_TABS,
  PRESENCE_MS,
  REPORT_LIMITS,
  SAVE_GRACE_MS,
} from '../../libs/modules/quizzes/quizzes.limits.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

let userId: string;
beforeEach(async () => {
  userId = await services.newStudent();
});

const get = <T>(service: abstract new (...args: never[]) => T) =>
  services.app.get<T>(service, { strict: false });
const sql = async (text: string, values: unknown[] = []) =>
  (await services.db.query(text, values)).rows;

function start(body: object = {}, of = userId): Promise<Attempt> {
  const whole = { kind: 'free-practice', subject: 'math', mode: 'exam', ...body };
  return get(QuizzesService).start({ userId: of, isAnonymous: false }, whole as never, undefined);
}

/** Answers the plain question of the five; the sequence is 1 unless told. */
function save({ id, items }: Attempt, change: Partial<SaveAnswerBody> = {}, of = userId) {
  const item = items.find(({ type }) => type === 'multiple-choice');
  const option = item?.options?.[0]?.id ?? '';
  return get(AnswersService).save(of, id, item?.position ?? 0, {
    clientId: 'tab',
    sequence: 1,
    response: { type: 'multiple-choice', option },
    ...change,
  });
}
const kept = async ({ id }: Attempt) =>
  (await sql('SELECT * FROM attempt_answers WHERE attempt_id = $1', [id]))[0];
const finish = ({ id }: Attempt, of = userId) => get(FinishingService).finish(of, id);

describe('a later save', () => {
  it('keeps flag, confidence and note where it says nothing of them', async () => {
    const attempt = await start();
    await save(attempt, { flagged: true, confidence: 3, note: 'Aorta', elapsedMs: 900 });
    await save(attempt, { sequence: 2, response: null });
    expect(await kept(attempt)).toMatchObject({
      sequence: 2,
      response: null,
      flagged: true,
      confidence: 3,
      note: 'Aorta',
      elapsed_ms: 900,
    });
  });

  it('changes what it says, and an empty note is none', async () => {
    const attempt = await start();
    await save(attempt, { flagged: true, confidence: 3, note: 'Aorta' });
    await save(attempt, { sequence: 2, flagged: false, confidence: 1, note: '' });
    expect(await kept(attempt)).toMatchObject({ flagged: false, confidence: 1, note: null });
  });

  it('of the same sequence changes nothing, and is told what is kept', async () => {
    const attempt = await start();
    await save(attempt, { note: 'first' });
    const again = await save(attempt, { note: 'second', response: null });
    expect(again).toMatchObject({ stored: false, sequence: 1, note: 'first' });
    await finish(attempt);
    expect(await save(attempt, { response: null })).toMatchObject({ stored: false, sequence: 1 });
    await expect(save(attempt, { sequence: 2 })).rejects.toMatchObject({
      code: 'ATTEMPT_FINISHED',
    });
  });
});

describe('what a visitor has open when they sign in', () => {
  it('goes on, unless the account has the same one open', async () => {
    const visitor = await services.newStudent();
    const math = await start({}, visitor);
    const science = await start({ subject: 'science' }, visitor);
    await start({ subject: 'science' });
    await get(QuizzesService).adopt(visitor, userId);
    const rows = await sql(
      'SELECT id, state, user_id FROM attempts WHERE id = ANY($1) ORDER BY subject',
      [[math.id, science.id]],
    );
    expect(rows).toEqual([
      { id: math.id, state: 'open', user_id: userId },
      { id: science.id, state: 'finished', user_id: userId },
    ]);
  });
});

describe('the end of the time', () => {
  const overdueBy = (attempt: Attempt, ms: number) =>
    sql(
      `UPDATE attempts SET due_at = clock_timestamp() - $2 * interval '1 millisecond' WHERE id = $1`,
      [attempt.id, ms],
    );

  it('is looked for only when a save that was under way could have come', async () => {
    const attempts = get(AttemptRepository);
    const attempt = await start({ kind: 'quiz', set: 1, time: 1 });
    const isOverdue = async () => (await attempts.overdue(SAVE_GRACE_MS, 500)).includes(attempt.id);
    await overdueBy(attempt, SAVE_GRACE_MS - 1_500);
    expect(await isOverdue()).toBe(false);
    await overdueBy(attempt, SAVE_GRACE_MS);
    expect(await isOverdue()).toBe(true);
    await finish(attempt);
    expect(await isOverdue()).toBe(false);
  });

  it('is dealt with longest overdue first, so many at a time', async () => {
    const others = await Promise.all([1, 2].map(() => services.newStudent()));
    const made = [];
    for (const of of [userId, ...others]) {
      made.push(await start({ kind: 'quiz', set: 1, time: 1 }, of));
    }
    const [one, two, three] = made as [Attempt, Attempt, Attempt];
    await overdueBy(one, 100_000);
    await overdueBy(two, 300_000);
    await overdueBy(three, 200_000);
    expect(await get(AttemptRepository).overdue(SAVE_GRACE_MS, 2)).toEqual([two.id, three.id]);
    for (const [i, attempt] of made.entries()) await finish(attempt, [userId, ...others][i]);
  });
});

describe('the history', () => {
  it('goes on after the attempt where a page ended, also among those of one moment', async () => {
    for (const subject of ['math', 'science', 'english']) await start({ subject });
    await sql(`UPDATE attempts SET started_at = '2026-06-01T10:00:00Z' WHERE user_id = $1`, [
      userId,
    ]);
    const attempts = get(AttemptRepository);
    const all = (await attempts.history(userId, { limit: 9 }, undefined)).map(({ id }) => id);
    expect(all).toEqual(all.toSorted().reverse());
    const after = { startedAt: '2026-06-01T10:00:00.000000Z', id: all[0] ?? '' };
    const next = await attempts.history(userId, { limit: 9 }, after);
    expect(next.map(({ id }) => id)).toEqual(all.slice(1));
    expect(await attempts.history(userId, { limit: 1 }, undefined)).toHaveLength(2);
  });

  it('is of one state, kind and subject, where one is asked for', async () => {
    const [math] = [await start(), await start({ subject: 'science' })];
    await start({ kind: 'quiz', set: 1 });
    await finish(math as Attempt);
    const count = async (query: object) =>
      (await get(AttemptRepository).history(userId, { limit: 9, ...query }, undefined)).length;
    expect(await count({})).toBe(3);
    expect(await count({ state: 'finished' })).toBe(1);
    expect(await count({ state: 'open' })).toBe(2);
    expect(await count({ kind: 'quiz' })).toBe(1);
    expect(await count({ subject: 'math' })).toBe(2);
    expect(await count({ subject: 'math', state: 'open', kind: 'quiz' })).toBe(1);
  });
});

describe('an item of an open attempt', () => {
  const hasOpen = (itemId: string, inAnyMode: boolean, of = userId) =>
    get(AttemptRepository).hasOpen(of, [itemId], inAnyMode, get(DataSource).manager);

  it('is open in an exam for every start, and in tutor mode where that counts', async () => {
    const exam = await start({ kind: 'quiz', set: 1 });
    const tutor = await start({ subject: 'science', mode: 'tutor' });
    const [inExam = '', inTutor = ''] = [exam, tutor].map(({ items }) => items[0]?.itemId);
    expect([await hasOpen(inExam, false), await hasOpen(inExam, true)]).toEqual([true, true]);
    expect([await hasOpen(inTutor, false), await hasOpen(inTutor, true)]).toEqual([false, true]);
    expect(await hasOpen(inExam, true, await services.newStudent())).toBe(false);
    const { exams, all } = await get(AttemptRepository).openItems(userId);
    expect([exams.size, all.size]).toEqual([10, 15]);
    expect([exams.has(inExam), exams.has(inTutor), all.has(inTutor)]).toEqual([true, false, true]);
    await finish(exam);
    await finish(tutor);
    expect([await hasOpen(inExam, true), await hasOpen(inTutor, true)]).toEqual([false, false]);
    expect((await get(AttemptRepository).openItems(userId)).all.size).toBe(0);
  });
});

describe('tabs and devices', () => {
  const appear = (attempt: Attempt, client: string) =>
    get(AnswerRepository).appear(attempt.id, client, PRESENCE_MS, MOST_TABS);
  const unseenFor = (attempt: Attempt, client: string, ms: number) =>
    sql(
      `UPDATE attempt_presence SET seen_at = clock_timestamp() - $3 * interval '1 millisecond'
       WHERE attempt_id = $1 AND client_id = $2`,
      [attempt.id, client, ms],
    );

  it('are here for about a minute after they were heard of, and know of the others', async () => {
    const attempt = await start();
    expect(await appear(attempt, 'a')).toEqual({ others: 0, savedAt: null });
    expect(await appear(attempt, 'b')).toMatchObject({ others: 1 });
    await unseenFor(attempt, 'b', PRESENCE_MS - 5_000);
    expect(await appear(attempt, 'a')).toMatchObject({ others: 1 });
    await unseenFor(attempt, 'b', PRESENCE_MS + 1_000);
    expect(await appear(attempt, 'a')).toMatchObject({ others: 0 });
    await save(attempt);
    expect((await appear(attempt, 'a'))?.savedAt).toBeInstanceOf(Date);
  });

  it('are so many in a day and no more, without those of days before', async () => {
    const attempt = await start();
    for (let i = 0; i < MOST_TABS; i++) await appear(attempt, `t${i}`);
    expect(await appear(attempt, 'one more')).toBe(undefined);
    expect(await appear(attempt, 't0')).toMatchObject({ others: MOST_TABS - 1 });
    await unseenFor(attempt, 't7', 86_401_000);
    expect(await appear(attempt, 'one more')).toMatchObject({ others: MOST_TABS - 1 });
  });
});

describe('reports of an item', () => {
  const report = (attempt: Attempt, of = userId) =>
    get(AnswersService).report(of, attempt.id, { position: 1, reason: 'typo', text: '' } as never);
  const fill = (count: number, attempt: Attempt, age = '1 hour') =>
    sql(
      `INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason,
         text, created_at)
       SELECT gen_random_uuid(), $1, 1, $2, item_id, item_version, 'typo', '',
         clock_timestamp() - $4::interval
       FROM attempt_items, generate_series(1, $3) WHERE attempt_id = $1 AND position = 1`,
      [attempt.id, userId, count, age],
    );

  it('are so many for an attempt in a day', async () => {
    const attempt = await start();
    await fill(REPORT_LIMITS.attempt - 1, attempt);
    await report(attempt);
    await expect(report(attempt)).rejects.toMatchObject({ code: 'TOO_MANY_REPORTS' });
    // Another attempt has its own limit.
    await report(await start({ subject: 'science' }));
  });

  it('are so many for a student in a day, whatever the attempts', async () => {
    const [one, two] = [await start(), await start({ subject: 'science' })];
    const three = await start({ subject: 'english' });
    await fill(REPORT_LIMITS.attempt, one);
    await fill(REPORT_LIMITS.attempt, two);
    await fill(REPORT_LIMITS.student - 2 * REPORT_LIMITS.attempt - 1, three);
    await report(three);
    await expect(report(three)).rejects.toMatchObject({ code: 'TOO_MANY_REPORTS' });
  });

  it('of the day before do not count', async () => {
    const attempt = await start();
    await fill(REPORT_LIMITS.student, attempt, '25 hours');
    await expect(report(attempt)).resolves.toEqual(expect.any(String));
  });
});

describe('the answers that count', () => {
  const answered = async () => await get(AnswerRepository).ofUser(userId);

  it('are those of finished exams, and of tutor mode at once, with the key until they are scored', async () => {
    const exam = await start();
    const tutor = await start({ subject: 'science', mode: 'tutor' });
    await save(exam);
    await save(tutor);
    expect(await answered()).toEqual([
      expect.objectContaining({
        attemptId: tutor.id,
        correct: null,
        finishedAt: null,
        key: expect.objectContaining({ type: 'multiple-choice' }),
      }),
    ]);
    await finish(exam);
    await finish(tutor);
    const rows = await answered();
    expect(rows.map(({ attemptId }) => attemptId)).toEqual([exam.id, tutor.id]);
    for (const { correct, key, finishedAt } of rows) {
      expect([typeof correct, key, finishedAt]).toEqual(['boolean', null, expect.any(Date)]);
    }
  });

  it('are no answers that were taken back', async () => {
    const attempt = await start();
    await save(attempt);
    await save(attempt, { sequence: 2, response: null });
    await finish(attempt);
    expect(await answered()).toEqual([]);
  });
});

describe('the median time of an item', () => {
  it(`is told from ${MEDIAN_ANSWERS} answers on`, async () => {
    const [item] = await sql(`SELECT id FROM items WHERE id NOT IN
      (SELECT item_id FROM attempt_items) AND status = 'live' ORDER BY id LIMIT 1`);
    const answer = async (elapsedMs: number, correct: boolean) => {
      const id = randomUUID();
      await sql(
        `INSERT INTO attempts (id, user_id, kind, slot, subject, mode, time_factor, item_count,
           sections, started_at, opens_at, state)
         SELECT $1::uuid, $2, 'mixed', $1::text, '', 'exam', 'none', 1, '[]', now(), now(), 'finished'`,
        [id, userId],
      );
      await sql(
        `INSERT INTO attempt_items (attempt_id, position, section, item_id, item_version)
         VALUES ($1, 1, 1, $2, 1)`,
        [id, item?.id],
      );
      await sql(
        `INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, elapsed_ms, correct)
         VALUES ($1, 1, 'tab', 1, $2, $3)`,
        [id, elapsedMs, correct],
      );
    };
    const count = async () =>
      (await get(ItemStatisticsRepository).counts()).find(({ itemId }) => itemId === item?.id);
    for (let i = 1; i < MEDIAN_ANSWERS; i++) await answer(i * 1_000, i % 2 === 0);
    expect(await count()).toEqual({ itemId: item?.id, shown: 9, right: 4, medianMs: null });
    await answer(100_000, true);
    expect(await count()).toEqual({ itemId: item?.id, shown: 10, right: 5, medianMs: 5_000 });
  });
});
