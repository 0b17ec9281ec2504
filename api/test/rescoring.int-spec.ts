import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { DAY_MS } from '@prepward/contracts/durations';

import { AnswersService, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import { ItemCorrections } from '../../libs/modules/questions/item-corrections.js';
import { newCard, reviewed } from '../../libs/modules/quizzes/domain/review-card.js';
import { RescoringService } from '../../libs/modules/quizzes/rescoring.service.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

type Kind = abstract new (...args: never[]) => unknown;
const get = <T extends Kind>(service: T) =>
  services.app.get<InstanceType<T>>(service, { strict: false });

/** Begins the five free questions, which are the same for everyone. */
function begin(userId: string): Promise<Attempt> {
  const student = { userId, isAnonymous: false };
  const body = { kind: 'free-practice', subject: 'math', mode: 'exam' } as const;
  return get(QuizzesService).start(student, body, undefined);
}

/** Begins, and answers the plain question. */
async function answer(userId: string, option: string): Promise<Attempt> {
  const attempt = await begin(userId);
  const item = plainOf(attempt);
  await get(AnswersService).save(userId, attempt.id, item.position, {
    clientId: 'tab',
    sequence: 1,
    response: { type: 'multiple-choice', option },
  });
  return attempt;
}

/** Takes the five free questions and answers the plain one. */
async function take(userId: string, option: string): Promise<Attempt> {
  const attempt = await answer(userId, option);
  await get(FinishingService).finish(userId, attempt.id);
  return attempt;
}

/** Gives the plain question of an attempt another key. @returns the version and the former key */
async function correctPlain(attempt: Attempt, wanted?: string) {
  const { itemId, options = [] } = plainOf(attempt);
  const { rows } = await services.db.query(
    `SELECT sheet -> 'key' ->> 'option' AS key FROM item_versions
     WHERE item_id = $1 ORDER BY version DESC LIMIT 1`,
    [itemId],
  );
  const before: string = rows[0].key;
  const after = wanted ?? options.find(({ id }) => id !== before)?.id ?? '';
  const rationales = { [after]: 'Right.', [before]: 'Wrong after all.' };
  const version = await get(ItemCorrections).correct(itemId, { key: [after], rationales });
  return { itemId, version, before, after };
}

const rightIn = async (attemptId: string): Promise<number> =>
  (
    await services.db.query(
      `SELECT (score ->> 'right')::int AS "right" FROM attempts WHERE id = $1`,
      [attemptId],
    )
  ).rows[0].right;

function plainOf(attempt: Attempt) {
  const item = attempt.items.find(({ type }) => type === 'multiple-choice');
  if (item === undefined) throw new Error('no plain question');
  return item;
}

describe('scoring again after a correction', () => {
  it('judges the latest answer of a student, and tells it once however often it is asked', async () => {
    const userId = await services.newStudent();
    const first = plainOf(await begin(userId)).options?.[0]?.id ?? '';
    const probe = await take(userId, first);
    const { itemId, options = [] } = plainOf(probe);
    const { rows } = await services.db.query(
      `SELECT sheet -> 'key' ->> 'option' AS key FROM item_versions
       WHERE item_id = $1 ORDER BY version DESC LIMIT 1`,
      [itemId],
    );
    const oldKey: string = rows[0].key;
    // Of the answers, only the latest turns out to be right.
    const newKey = options.map(({ id }) => id).find((id) => id !== oldKey && id !== first) ?? '';
    await take(userId, oldKey);
    await take(userId, newKey);
    const lastCorrect = async () =>
      (
        await services.db.query(
          'SELECT last_correct FROM student_items WHERE user_id = $1 AND item_id = $2',
          [userId, itemId],
        )
      ).rows[0].last_correct;
    expect(await lastCorrect()).toBe(false);
    const card = async () =>
      (
        await services.db.query(
          'SELECT card, due_at FROM student_items WHERE user_id = $1 AND item_id = $2',
          [userId, itemId],
        )
      ).rows[0];
    const scheduled = await card();
    const { version } = await correctPlain(probe, newKey);
    const rescoring = get(RescoringService);
    // Two workers at once, as when an event is delivered twice.
    const again = () => rescoring.rescore(itemId, version);
    await Promise.all([again(), again(), again()]);
    expect(await lastCorrect()).toBe(true);
    // The student was shown the former key as the right answer: the review stays scheduled.
    expect(await card()).toEqual(scheduled);
    const told = async () =>
      (
        await services.db.query(
          `SELECT 1 FROM outbox_events WHERE name = 'attempt.rescored'
             AND payload ->> 'userId' = $1`,
          [userId],
        )
      ).rows.length;
    const corrections = async () =>
      (await services.db.query('SELECT 1 FROM score_corrections WHERE item_id = $1', [itemId])).rows
        .length;
    expect([await told(), await corrections()]).toEqual([1, 3]);
    await again();
    expect([await told(), await corrections()]).toEqual([1, 3]);
  });

  it('is not needed by what begins after it, though the list of items is older', async () => {
    const [early, late] = [await services.newStudent(), await services.newStudent()];
    const { itemId, version, after } = await correctPlain(await begin(early));
    const attempt = await begin(late);
    const held = attempt.items.find((item) => item.itemId === itemId);
    expect(held?.version).toBe(version);
    await take(late, after);
    expect(await rightIn(attempt.id)).toBe(1);
  });

  it('is not needed by what ends after it, though it comes later', async () => {
    const userId = await services.newStudent();
    const attempt = await begin(userId);
    const { itemId, version, after } = await correctPlain(attempt);
    await take(userId, after);
    expect(await rightIn(attempt.id)).toBe(1);
    await get(RescoringService).rescore(itemId, version);
    const { rows } = await services.db.query(
      'SELECT 1 FROM score_corrections WHERE attempt_id = $1',
      [attempt.id],
    );
    expect(rows).toEqual([]);
  });

  it('waits for an attempt that is being finished by the former key, and scores it again', async () => {
    const userId = await services.newStudent();
    const attempt = await begin(userId);
    const finishing = await services.connect();
    await finishing.query('BEGIN');
    await finishing.query('SELECT 1 FROM attempts WHERE id = $1 FOR UPDATE', [attempt.id]);
    const { itemId, version } = await correctPlain(attempt);
    const rescored = get(RescoringService).rescore(itemId, version);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Its score uses the key that it read before the correction.
    await finishing.query(
      `UPDATE attempts SET state = 'finished', finished_at = clock_timestamp(), due_at = NULL,
         score = '{"right": 5, "items": 5, "answered": 5, "score": 100, "sections": [], "areas": []}'
       WHERE id = $1`,
      [attempt.id],
    );
    await finishing.query('COMMIT');
    await finishing.end();
    await rescored;
    expect(await rightIn(attempt.id)).toBe(0);
  });

  it('tells each student by itself, with the scores as they were and are, and what is to be reviewed', async () => {
    const [ann, ben, cleo] = [
      await services.newStudent(),
      await services.newStudent(),
      await services.newStudent(),
    ];
    const probe = await begin(cleo);
    const { itemId, options = [] } = plainOf(probe);
    const { rows: newest } = await services.db.query(
      `SELECT sheet -> 'key' ->> 'option' AS key FROM item_versions
       WHERE item_id = $1 ORDER BY version DESC LIMIT 1`,
      [itemId],
    );
    const key: string = newest[0].key;
    const wrong = options.find(({ id }) => id !== key)?.id ?? '';
    const attempts = [await take(ann, key), await take(ben, key)];
    // Ann has the item in her review queue, and has known it once.
    const past = new Date(Date.now() - 3 * DAY_MS);
    const card = reviewed(newCard(past), true, 3, past);
    await services.db.query(
      'UPDATE student_items SET card = $3, due_at = now() WHERE user_id = $1 AND item_id = $2',
      [ann, itemId, card],
    );
    const { version } = await correctPlain(probe, wrong);
    await get(RescoringService).rescore(itemId, version);
    const knows = async (userId: string) =>
      (
        await services.db.query(
          `SELECT last_correct, (card ->> 'reps')::int AS reps, due_at > now() AS later,
             due_at = (card ->> 'due')::timestamptz AS same
           FROM student_items WHERE user_id = $1 AND item_id = $2`,
          [userId, itemId],
        )
      ).rows[0];
    const wrongNow = { last_correct: false, later: true, same: true };
    expect(await knows(ann)).toEqual({ ...wrongNow, reps: 2 });
    expect(await knows(ben)).toEqual({ ...wrongNow, reps: 1 });
    const { rows: events } = await services.db.query(
      `SELECT payload FROM outbox_events WHERE name = 'attempt.rescored'
         AND payload ->> 'userId' = ANY($1) ORDER BY payload ->> 'userId'`,
      [[ann, ben, cleo]],
    );
    expect(events).toEqual(
      [ann, ben].sort().map((userId) => ({ payload: { userId, itemId, version } })),
    );
    const { rows: kept } = await services.db.query(
      `SELECT c.before, c.after, (a.score ->> 'score')::float8 AS score
       FROM score_corrections c JOIN attempts a ON a.id = c.attempt_id WHERE a.id = ANY($1)`,
      [attempts.map(({ id }) => id)],
    );
    expect(kept).toEqual(Array(2).fill({ before: 20, after: 0, score: 0 }));
    const changes = await get(RescoringService).changesOf(ann, itemId, version);
    expect(changes).toEqual([{ before: 20, after: 0 }]);
    // An open attempt shows the right key from now on.
    const { items } = await get(QuizzesService).view(cleo, probe.id);
    expect(items.find((item) => item.itemId === itemId)?.version).toBe(version);
  });
});
