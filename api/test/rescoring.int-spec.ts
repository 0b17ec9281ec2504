import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { ItemCorrections } from '@prepward/modules/questions';
import {
  AnswersService,
  FinishingService,
  QuizzesService,
  RescoringService,
} from '@prepward/modules/quizzes';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

type Kind = abstract new (...args: never[]) => unknown;
const get = <T extends Kind>(service: T) =>
  services.app.get<InstanceType<T>>(service, { strict: false });

/** Takes the five free questions and answers the plain one. */
async function take(userId: string, option: string): Promise<Attempt> {
  const student = { userId, isAnonymous: false };
  const body = { kind: 'free-practice', subject: 'math', mode: 'exam' } as const;
  const attempt = await get(QuizzesService).start(student, body, undefined);
  const item = plainOf(attempt);
  await get(AnswersService).save(userId, attempt.id, item.position, {
    clientId: 'tab',
    sequence: 1,
    response: { type: 'multiple-choice', option },
  });
  await get(FinishingService).finish(userId, attempt.id);
  return attempt;
}

function plainOf(attempt: Attempt) {
  const item = attempt.items.find(({ type }) => type === 'multiple-choice');
  if (item === undefined) throw new Error('no plain question');
  return item;
}

describe('scoring again after a correction', () => {
  it('judges the latest answer of a student, and tells it once however often it is asked', async () => {
    const userId = await services.newStudent();
    const first = await firstOption(userId);
    const probe = await take(userId, first);
    const { itemId, options = [] } = plainOf(probe);
    const { rows } = await services.db.query(
      `SELECT sheet -> 'key' ->> 'option' AS key FROM item_versions
       WHERE item_id = $1 ORDER BY version DESC LIMIT 1`,
      [itemId],
    );
    const oldKey: string = rows[0].key;
    // Only the latest answer is what turns out to be right.
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
    const version = await get(ItemCorrections).correct(itemId, {
      key: [newKey],
      rationales: { [newKey]: 'Right.', [oldKey]: 'Wrong after all.' },
    });
    const rescoring = get(RescoringService);
    // Two workers at once, as when an event is delivered twice.
    const again = () => rescoring.rescore(itemId, version);
    await Promise.all([again(), again(), again()]);
    expect(await lastCorrect()).toBe(true);
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
});

/** The first option of the plain question. */
async function firstOption(userId: string): Promise<string> {
  const student = { userId, isAnonymous: false };
  const body = { kind: 'free-practice', subject: 'math', mode: 'exam' } as const;
  const attempt = await get(QuizzesService).start(student, body, undefined);
  return plainOf(attempt).options?.[0]?.id ?? '';
}
