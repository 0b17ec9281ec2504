import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { AnswerHistory, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import { DataSource } from 'typeorm';
import { QUIZZES_PERSONAL_DATA } from '../../libs/modules/quizzes/personal-data.repository.js';
import { StudentItemRepository } from '../../libs/modules/quizzes/student-item.repository.js';
import { QuizDesk } from './quiz-desk.js';
import { startServices } from './services.js';

let desk: QuizDesk;
beforeAll(async () => {
  desk = new QuizDesk(await startServices());
});
afterAll(() => desk.services.stop());

let userId: string;
let other: string;
beforeEach(async () => {
  userId = await desk.services.newStudent();
  other = await desk.services.newStudent();
});

const EXAM = { kind: 'free-practice', subject: 'math', mode: 'exam' } as const;
const WRONG = { type: 'supply', text: '-98765' } as const;

/** The item of an attempt where a number or word is typed. */
function typed({ items }: Attempt) {
  const item = items.find(({ type }) => type === 'supply');
  if (item === undefined) throw new Error('nothing is typed');
  return item;
}
const savedAt = ({ id }: Attempt, position: number, time: string) =>
  desk.sql(
    'UPDATE attempt_answers SET saved_at = $3 WHERE attempt_id = $1 AND position = $2 RETURNING 1',
    [id, position, time],
  );

describe('the history', () => {
  const list = (query: object = {}) =>
    desk.get(QuizzesService).list(userId, { limit: 9, ...query } as never);

  it('adds up the answers and the time of each attempt', async () => {
    const none = await desk.start(userId, { ...EXAM, subject: 'science' });
    const some = await desk.start(userId, EXAM);
    const { position } = typed(some);
    await desk.save(userId, some, position, { response: WRONG, elapsedMs: 1_000 });
    const place = position === 1 ? 2 : 1;
    await desk.save(userId, some, place, { elapsedMs: 500 });
    const foreign = await desk.start(other, EXAM);
    await desk.save(other, foreign, 1, { elapsedMs: 70 });
    const { items } = await list();
    expect(items.map(({ id, answered, elapsedMs }) => [id, answered, elapsedMs])).toEqual([
      [some.id, 1, 1_500],
      [none.id, 0, 0],
    ]);
    expect(items[0]).toMatchObject({ subject: 'math', category: 'math', similar: false, items: 5 });
  });

  it('has a next page when there is one more, and only then', async () => {
    const first = await desk.start(userId, EXAM);
    const second = await desk.start(userId, { ...EXAM, subject: 'science' });
    const whole = await list({ limit: 2 });
    expect([whole.items.length, whole.nextCursor]).toEqual([2, null]);
    const page = await list({ limit: 1 });
    expect(page.items.map(({ id }) => id)).toEqual([second.id]);
    const next = await list({ limit: 1, cursor: page.nextCursor ?? '' });
    expect([next.items.map(({ id }) => id), next.nextCursor]).toEqual([[first.id], null]);
    await expect(list({ cursor: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { cursor: 'expected the nextCursor of an earlier page' },
    });
  });
});

describe('an attempt that is read', () => {
  const view = (id: string) => desk.get(QuizzesService).view(userId, id);

  it('has for each question how long it takes others, and whether this student reviews it', async () => {
    const attempt = await desk.start(userId, EXAM);
    const [own, foreign] = attempt.items.map(({ itemId }) => itemId);
    const items = desk.get(StudentItemRepository);
    const card = { due: '2026-12-01T00:00:00.000Z' } as never;
    await items.setCard(userId, own ?? '', card);
    await items.setCard(other, foreign ?? '', card);
    await desk.sql('UPDATE items SET median_ms = 4321 WHERE id = $1', [own]);
    await desk.finish(userId, attempt);
    const review = (await view(attempt.id)).result?.review ?? [];
    expect(review.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(review.map(({ inReview }) => inReview)).toEqual([true, ...Array(4).fill(false)]);
    expect(review.map(({ medianMs }) => medianMs)).toEqual([4321, ...Array(4).fill(undefined)]);
    await desk.sql('UPDATE items SET median_ms = NULL WHERE id = $1', [own]);
  });

  it('by staff is left as it is: one that is open is not read', async () => {
    const attempt = await desk.start(userId, EXAM);
    const read = (of: string) => desk.get(QuizzesService).viewFinished(of, attempt.id);
    await expect(read(userId)).rejects.toMatchObject({ code: 'VIEW_READS_ONLY' });
    await desk.finish(userId, attempt);
    expect(await read(userId)).toEqual({
      ...(await view(attempt.id)),
      serverTime: expect.any(String),
    });
    await expect(read(other)).rejects.toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
  });
});

describe('what a visitor did', () => {
  it('is the account’s, but for what the account has open in the same place', async () => {
    const [visitor, bystander] = [other, await desk.services.newStudent()];
    const of = (subject: 'math' | 'science' | 'english' | 'reading') => ({ ...EXAM, subject });
    // Open on both sides, in another kind, ended, and on the visitor's side alone.
    const science = await desk.start(visitor, of('science'), 'k');
    const math = await desk.start(visitor, of('math'), 'same');
    const english = await desk.start(visitor, of('english'));
    const reading = await desk.start(visitor, of('reading'));
    await desk.finish(visitor, reading);
    const answered = typed(science);
    await desk.save(visitor, science, answered.position, { response: WRONG });
    const own = [
      await desk.start(userId, of('science')),
      await desk.start(userId, { kind: 'free-bank', subject: 'math' }, 'same'),
      await desk.start(userId, of('english')),
    ];
    await desk.finish(userId, own[2] as Attempt);
    const untouched = await desk.start(bystander, of('science'), 'k');
    const state = async () => {
      const all = [science, math, english, reading, ...own, untouched];
      const rows = await desk.rows(all);
      return rows.map((row) => [row.user_id, row.state, row.idempotency_key]);
    };
    const adopt = () => desk.get(QuizzesService).adopt(visitor, userId);
    await adopt();
    const after = await state();
    expect(after).toEqual([
      [userId, 'finished', null],
      [userId, 'open', null],
      [userId, 'open', null],
      [userId, 'finished', null],
      [userId, 'open', null],
      [userId, 'open', 'same'],
      [userId, 'finished', null],
      [bystander, 'open', 'k'],
    ]);
    const { score } = await desk.row(science);
    expect(score.answered).toBe(1);
    const items = (id: string) =>
      desk.sql('SELECT * FROM student_items WHERE user_id = $1 ORDER BY item_id', [id]);
    const known = await items(userId);
    expect([known.length, (await items(visitor)).length]).toEqual([15, 0]);
    expect(known.find((row) => row.item_id === answered.itemId)?.last_correct).toBe(false);
    await adopt();
    expect([await state(), await items(userId)]).toEqual([after, known]);
  });
});

describe('the answers of a student', () => {
  const told = (id = userId) => desk.get(AnswerHistory).of(id);

  it('are told whole, oldest first, by what was scored', async () => {
    const tutor = await desk.start(userId, { ...EXAM, mode: 'tutor' });
    const item = typed(tutor);
    const flag = tutor.items.find(({ type }) => type !== 'supply')?.position ?? 0;
    const [facts] = await desk.sql(
      `SELECT i.*, v.sheet -> 'key' AS key FROM items i JOIN item_versions v ON v.item_id = i.id
         AND v.version = i.version WHERE i.id = $1`,
      [item.itemId],
    );
    const right = { type: 'supply' as const, text: facts?.key.answer };
    await desk.save(userId, tutor, item.position, { response: right, elapsedMs: 12 });
    await desk.save(userId, tutor, item.position, { sequence: 2, response: WRONG, elapsedMs: 34 });
    await desk.save(userId, tutor, flag, { flagged: true });
    const exam = await desk.start(userId, { ...EXAM, kind: 'free-bank' });
    await desk.save(userId, exam, typed(exam).position, { response: WRONG });
    await desk.finish(userId, exam);
    const hidden = await desk.start(userId, { ...EXAM, subject: 'english' });
    await desk.save(userId, hidden, typed(hidden).position, { response: WRONG });
    await desk.start(other, EXAM);
    await savedAt(tutor, item.position, '2026-11-02T00:00:00Z');
    await savedAt(exam, typed(exam).position, '2026-11-01T00:00:00Z');
    const answers = await told();
    expect(answers).toEqual([
      expect.objectContaining({ attemptId: exam.id, kind: 'free-bank', correct: false }),
      {
        attemptId: tutor.id,
        kind: 'free-practice',
        itemId: item.itemId,
        subject: 'math',
        area: facts?.area,
        objective: facts?.objective,
        type: 'supply',
        difficulty: facts?.difficulty,
        correct: true,
        answeredAt: new Date('2026-11-02T00:00:00Z'),
        finishedAt: null,
        elapsedMs: 34,
      },
    ]);
    expect(answers[0]?.finishedAt).toEqual((await desk.row(exam)).finished_at);
    expect(await told(other)).toEqual([]);
  });

  it('were last saved at one time for each of those who are asked for', async () => {
    const attempt = await desk.start(userId, EXAM);
    for (const position of [1, 2, 3]) await desk.save(userId, attempt, position);
    for (const [position, day] of [
      [1, 5],
      [2, 9],
      [3, 7],
    ]) {
      await savedAt(attempt, position ?? 0, `2026-11-0${day}T00:00:00Z`);
    }
    const idle = await desk.services.newStudent();
    await desk.start(idle, EXAM);
    await desk.save(other, await desk.start(other, EXAM), 1);
    const last = await desk.get(AnswerHistory).lastPracticed([userId, idle]);
    expect([...last]).toEqual([[userId, new Date('2026-11-09T00:00:00Z')]]);
  });
});

describe('the copy that a student asks for', () => {
  it('has all of theirs, in order, and nothing of others', async () => {
    const attempts: Attempt[] = [];
    for (const student of [other, userId]) {
      const later = await desk.start(student, EXAM);
      const earlier = await desk.start(student, { ...EXAM, subject: 'science' });
      await desk.sql(`UPDATE attempts SET started_at = '2026-11-01' WHERE id = $1`, [earlier.id]);
      for (const [attempt, position] of [
        [later, 1],
        [later, 2],
        [earlier, 1],
      ] as const) {
        await desk.save(student, attempt, position, { note: `n${position}`, elapsedMs: position });
      }
      await savedAt(later, 2, '2026-11-01T00:00:00Z');
      await desk.get(FinishingService).finish(student, earlier.id);
      await desk.sql(
        `INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason,
           text, created_at)
         SELECT gen_random_uuid(), $1, 1, $2, item_id, 1, 'unclear', t, t::timestamptz
         FROM attempt_items, unnest(ARRAY['2026-11-03', '2026-11-02']) t
         WHERE attempt_id = $1 AND position = 1`,
        [later.id, student],
      );
      await desk.sql(
        `INSERT INTO score_corrections (attempt_id, item_id, version, before, after, at)
         SELECT $1, item_id, position, 40, 60, '2026-11-10'::timestamptz - position * interval '1 day'
         FROM attempt_items WHERE attempt_id = $1 AND position < 3`,
        [earlier.id],
      );
      attempts.splice(0, 2, later, earlier);
    }
    const [later, earlier] = attempts as [Attempt, Attempt];
    const on = desk.get(DataSource);
    const copy = new Map<string, object[]>();
    for (const { name, rows } of QUIZZES_PERSONAL_DATA.exports) {
      copy.set(name, [...(await rows(on as never, { id: userId } as never))] as object[]);
    }
    expect(copy.get('attempts')).toMatchObject([
      { id: earlier.id, kind: 'free-practice', subject: 'science', mode: 'exam', item_count: 5 },
      { id: later.id, subject: 'math', state: 'open', finished_at: null, score: null },
    ]);
    const itemAt = ({ items }: Attempt, position: number) =>
      items.find((item) => item.position === position)?.itemId;
    const answer = (attempt: Attempt, position: number, correct: boolean | null) => ({
      attempt_id: attempt.id,
      position,
      item_id: itemAt(attempt, position),
      response: null,
      correct,
      flagged: false,
      note: `n${position}`,
      elapsed_ms: position,
      saved_at: expect.any(Date),
    });
    expect(copy.get('answers')).toEqual([
      answer(later, 2, null),
      answer(later, 1, null),
      answer(earlier, 1, false),
    ]);
    const questions = earlier.items.map(({ itemId }) => itemId).sort();
    expect(copy.get('questions')).toMatchObject(questions.map((item_id) => ({ item_id, seen: 1 })));
    expect(copy.get('reports')).toEqual(
      ['2026-11-02', '2026-11-03'].map((text) => ({
        item_id: itemAt(later, 1),
        reason: 'unclear',
        text,
        state: 'open',
        created_at: expect.any(Date),
      })),
    );
    expect(copy.get('corrected-scores')).toMatchObject(
      [2, 1].map((position) => ({
        attempt_id: earlier.id,
        item_id: itemAt(earlier, position),
        before: 40,
        after: 60,
      })),
    );
  });
});
