import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attempt, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemType } from '@prepward/contracts/subjects';
import { AnswersService } from '@prepward/modules/quizzes';
import { AnswerRepository } from '../../libs/modules/quizzes/answer.repository.js';
import { reviewed } from '../../libs/modules/quizzes/domain/review-card.js';
import { MOST_TABS, PRESENCE_MS } from '../../libs/modules/quizzes/quizzes.limits.js';
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
const TUTOR = { ...EXAM, mode: 'tutor' } as const;
type Item = Attempt['items'][number];

function itemOf({ items }: Attempt, type: ItemType) {
  const item = items.find((one) => one.type === type);
  if (item === undefined) throw new Error(`There is no ${type} item`);
  const ids = (item.options ?? item.regions ?? []).map(({ id }) => id);
  return { ...item, ids };
}

/** The right response to the plain question of an attempt, and a wrong one. */
async function plain(attempt: Attempt) {
  const { ids, ...item } = itemOf(attempt, 'multiple-choice');
  const right = await desk.right(item);
  const option = ids.find((id) => !('option' in right) || id !== right.option) ?? '';
  const wrong = { type: 'multiple-choice' as const, option };
  return { itemId: item.itemId, position: item.position, right, wrong };
}

describe('a save', () => {
  it('changes its own place alone, and keeps who sent it and when', async () => {
    const own = await desk.start(userId, EXAM);
    const foreign = await desk.start(other, EXAM);
    await desk.save(other, foreign, 1, { sequence: 8, note: 'foreign' });
    await desk.save(userId, own, 1, { sequence: 3, note: 'one', elapsedMs: 5, flagged: true });
    await desk.save(userId, own, 2, { sequence: 9, note: 'two' });
    const kept = [await desk.answer(foreign, 1), await desk.answer(own, 1)];
    expect(kept[1]).toMatchObject({ client_id: 'tab', sequence: 3, note: 'one', correct: null });
    // When repeated, each save gets back its own position.
    for (const [position, sequence, note] of [
      [1, 3, 'one'],
      [2, 9, 'two'],
    ] as const) {
      const again = await desk.save(userId, own, position, { sequence, note: 'again' });
      expect(again).toMatchObject({ position, sequence, stored: false, note });
      expect(again.flagged).toBe(position === 1);
    }
    expect([await desk.answer(foreign, 1), await desk.answer(own, 1)]).toEqual(kept);
    await desk.save(userId, own, 2, { sequence: 10, clientId: 'phone' });
    const [first, second] = [await desk.answer(own, 1), await desk.answer(own, 2)];
    expect(second).toMatchObject({ client_id: 'phone', sequence: 10, note: 'two' });
    expect(second.saved_at > first.saved_at).toBe(true);
    await desk.save(userId, own, 1, { sequence: 4 });
    expect((await desk.answer(own, 1)).saved_at > second.saved_at).toBe(true);
  });

  it('in tutor mode counts with the first answer, which a flag alone is not', async () => {
    const attempt = await desk.start(userId, TUTOR);
    const { position, right, wrong } = await plain(attempt);
    const flagged = await desk.save(userId, attempt, position, { flagged: true });
    expect(flagged).not.toHaveProperty('feedback');
    const first = await desk.save(userId, attempt, position, { sequence: 2, response: right });
    expect(first.feedback?.correct).toBe(true);
    for (const [sequence, response] of [
      [3, wrong],
      [4, null],
    ] as const) {
      const later = await desk.save(userId, attempt, position, { sequence, response });
      expect([later.response, later.feedback?.correct]).toEqual([response, true]);
    }
    expect(await desk.answer(attempt, position)).toMatchObject({
      response: null,
      scored_response: right,
      flagged: true,
    });
  });

  it('is refused with an answer that the item can’t have, type by type', async () => {
    const attempt = await desk.start(userId, EXAM);
    const of = (type: ItemType) => itemOf(attempt, type);
    const [choice, select, spot] = [of('multiple-choice'), of('multiple-select'), of('hot-spot')];
    const [ordered, supply] = [of('ordered'), of('supply')];
    const [a = '', b = ''] = select.ids;
    const order = ordered.ids;
    const cases: [ReturnType<typeof itemOf>, ItemResponse, string][] = [
      [choice, { type: 'multiple-choice', option: spot.ids[0] ?? '' }, 'OPTION_UNKNOWN'],
      [spot, { type: 'hot-spot', region: choice.ids[0] ?? '' }, 'OPTION_UNKNOWN'],
      [select, { type: 'multiple-select', options: [a, a] }, 'OPTION_UNKNOWN'],
      [select, { type: 'multiple-select', options: [a, 'none'] }, 'OPTION_UNKNOWN'],
      [ordered, { type: 'ordered', order: order.slice(1) }, 'OPTION_UNKNOWN'],
      [ordered, { type: 'ordered', order: [...order.slice(1), order[1] ?? ''] }, 'OPTION_UNKNOWN'],
      [supply, { type: 'multiple-select', options: [] }, 'TYPE_MISMATCH'],
    ];
    for (const [{ position }, response, code] of cases) {
      const saving = desk.save(userId, attempt, position, { response });
      await expect(saving).rejects.toMatchObject({ code: `RESPONSE_${code}` });
      expect(await desk.answer(attempt, position)).toEqual({});
    }
    const mismatch = desk.save(userId, attempt, choice.position, {
      response: { type: 'supply', text: '1' },
    });
    await expect(mismatch).rejects.toMatchObject({
      fields: { response: 'expected multiple-choice' },
    });
    const fine: [ReturnType<typeof itemOf>, ItemResponse][] = [
      [select, { type: 'multiple-select', options: [b] }],
      [spot, { type: 'hot-spot', region: spot.ids[0] ?? '' }],
      [ordered, { type: 'ordered', order: [...order].reverse() }],
      [supply, { type: 'supply', text: 'anything' }],
    ];
    for (const [{ position }, response] of fine) {
      expect((await desk.save(userId, attempt, position, { response })).response).toEqual(response);
    }
  });
});

describe('a save near the end of the time', () => {
  const timed = async () => {
    const attempt = await desk.start(userId, { ...EXAM, time: 1 });
    const left = (await desk.save(userId, attempt, 1)).remainingMs ?? 0;
    return { attempt, left };
  };

  it('that was under way still counts, with no time left', async () => {
    const { attempt, left } = await timed();
    await desk.pass(attempt, left + 500);
    const saved = await desk.save(userId, attempt, 2);
    expect(saved).toMatchObject({ stored: true, remainingMs: 0 });
    expect((await desk.row(attempt)).state).toBe('open');
  });

  it('comes too late after that, and finds the attempt ended at its limit', async () => {
    const { attempt, left } = await timed();
    await desk.pass(attempt, left + 2_100);
    await expect(desk.save(userId, attempt, 2)).rejects.toMatchObject({ code: 'ATTEMPT_FINISHED' });
    expect(await desk.answer(attempt, 2)).toEqual({});
    const { state, finished_at, sections } = await desk.row(attempt);
    const limit = Date.parse(sections[0].opensAt) + sections[0].limitMs;
    expect([state, finished_at.getTime()]).toEqual(['finished', limit]);
  });
});

describe('a tab that says that it is here', () => {
  const appear = (attempt: Attempt, client: string) =>
    desk.get(AnswersService).appear(userId, attempt.id, client);
  const age = ({ id }: Attempt, client: string, ms: number) =>
    desk.sql(
      `UPDATE attempt_presence SET seen_at = clock_timestamp() - $3::interval
       WHERE attempt_id = $1 AND client_id = $2`,
      [id, client, `${ms} milliseconds`],
    );

  it('counts again when it comes back, and alone after a day', async () => {
    const one = await desk.start(userId, EXAM);
    const elsewhere = await desk.start(userId, { ...EXAM, subject: 'science' });
    for (const client of ['a', 'b']) await appear(one, client);
    await appear(elsewhere, 'old');
    // Each tab reports itself every 30 seconds; one report may be lost.
    await age(one, 'a', 60_000);
    expect((await appear(one, 'b')).others).toBe(1);
    await age(one, 'a', 66_000);
    expect((await appear(one, 'b')).others).toBe(0);
    await appear(one, 'a');
    expect((await appear(one, 'b')).others).toBe(1);
    // Yesterday's are removed, except for the one that is back, and only in this attempt.
    const day = 86_401_000;
    for (const client of ['a', 'b']) await age(one, client, day);
    await age(elsewhere, 'old', day);
    expect((await appear(one, 'b')).others).toBe(0);
    const rows = await desk.sql(
      'SELECT client_id FROM attempt_presence WHERE attempt_id = ANY($1) ORDER BY 1',
      [[one.id, elsewhere.id]],
    );
    expect(rows.map(({ client_id }) => client_id)).toEqual(['b', 'old']);
  });

  it('is told when the newest answer came, of this attempt', async () => {
    const attempt = await desk.start(userId, EXAM);
    for (const position of [2, 1]) await desk.save(userId, attempt, position);
    const foreign = await desk.start(other, EXAM);
    await desk.save(other, foreign, 1);
    const { saved_at } = await desk.answer(attempt, 1);
    const here = await desk.get(AnswerRepository).appear(attempt.id, 'a', PRESENCE_MS, MOST_TABS);
    expect(here).toEqual({ others: 0, savedAt: saved_at });
    expect((await appear(attempt, 'a')).savedAt).toBe(saved_at.toISOString());
  });

  it('is not let in by anyone else', async () => {
    const foreign = await desk.start(other, EXAM);
    await expect(appear(foreign, 'a')).rejects.toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
    const report = { position: 1, reason: 'other', text: '' } as const;
    await expect(desk.get(AnswersService).report(userId, foreign.id, report)).rejects.toMatchObject(
      { code: 'ATTEMPT_NOT_FOUND' },
    );
  });
});

describe('a report', () => {
  it('keeps what the student saw, and had answered at that place', async () => {
    const attempt = await desk.start(userId, EXAM);
    const { itemId, position, wrong } = await plain(attempt);
    await desk.save(userId, attempt, position, { response: wrong });
    const foreign = await desk.start(other, EXAM);
    await desk.save(other, foreign, position, { response: (await plain(foreign)).right });
    const open = attempt.items.find((item) => item.position !== position);
    const report = async (place: number, reason: 'unclear' | 'display') => {
      const body = { position: place, reason, text: `About ${place}` };
      const id = await desk.get(AnswersService).report(userId, attempt.id, body);
      return (await desk.sql('SELECT * FROM item_reports WHERE id = $1', [id]))[0];
    };
    const kept = { attempt_id: attempt.id, user_id: userId, item_version: 1, state: 'open' };
    expect(await report(position, 'unclear')).toMatchObject({
      ...kept,
      position,
      item_id: itemId,
      reason: 'unclear',
      text: `About ${position}`,
      response: wrong,
    });
    expect(await report(open?.position ?? 0, 'display')).toMatchObject({
      ...kept,
      item_id: open?.itemId,
      reason: 'display',
      response: null,
    });
  });
});

describe('the end of an attempt', () => {
  it('leaves of each item what was answered, how surely, and what was flagged', async () => {
    const attempt = await desk.start(userId, EXAM);
    const last = new Date('2026-10-01T08:00:00Z');
    const known = reviewed(null, false, null, last);
    const items = desk.get(StudentItemRepository);
    const typed = attempt.items.filter(({ type }) => type === 'supply');
    const others = attempt.items.filter(({ type }) => type !== 'supply');
    const [wrong, sure, guessed, left, first] = [...typed, ...others];
    if (!wrong || !sure || !guessed || !left || !first) throw new Error('too few items');
    for (const { itemId } of [sure, guessed, left]) {
      await items.setCard(userId, itemId, known ?? null);
    }
    await items.setCard(other, wrong.itemId, known ?? null);
    const answer = async (item: Item, change: object) =>
      desk.save(userId, attempt, item.position, { response: await desk.right(item), ...change });
    await answer(sure, { confidence: 3 });
    await answer(guessed, { confidence: 1, flagged: true });
    await desk.save(userId, attempt, left.position, { flagged: true });
    await answer(first, {});
    await answer(wrong, { response: { type: 'supply', text: '-98765' } });
    await desk.finish(userId, attempt);
    const { finished_at, score } = await desk.row(attempt);
    const areas = await desk.sql(
      `SELECT i.area, count(*)::int AS items, (count(*) FILTER (WHERE x.correct))::int AS "right"
       FROM attempt_items a JOIN items i ON i.id = a.item_id
       LEFT JOIN attempt_answers x ON x.attempt_id = a.attempt_id AND x.position = a.position
       WHERE a.attempt_id = $1 GROUP BY 1 ORDER BY min(a.position)`,
      [attempt.id],
    );
    const sections = [{ n: 1, subject: 'math', right: 3, items: 5, score: 60 }];
    expect(score).toEqual({ right: 3, items: 5, answered: 4, score: 60, sections, areas });
    const rows = await desk.sql('SELECT * FROM student_items WHERE user_id = $1', [userId]);
    const of = ({ itemId }: Item) => rows.find((row) => row.item_id === itemId);
    const after = (confidence: 1 | 3) => reviewed(known ?? null, true, confidence, finished_at);
    expect(of(sure)).toMatchObject({ last_correct: true, flagged: false, card: after(3) });
    expect(of(guessed)).toMatchObject({ last_correct: true, flagged: true, card: after(1) });
    expect(of(left)).toMatchObject({ last_correct: null, flagged: true, card: known });
    expect(of(first)).toMatchObject({ last_correct: true, card: null, due_at: null });
    const card = reviewed(null, false, null, finished_at);
    expect(of(wrong)).toMatchObject({ last_correct: false, card });
    expect(rows.map(({ seen }) => seen)).toEqual([1, 1, 1, 1, 1]);
    const told = await desk.sql(
      `SELECT payload FROM outbox_events WHERE name = 'attempt.finished'
         AND payload ->> 'attemptId' = $1`,
      [attempt.id],
    );
    expect(told).toEqual([{ payload: { attemptId: attempt.id, userId } }]);
  });

  it('waits for a save under way, whose answer it scores', async () => {
    const attempt = await desk.start(userId, EXAM);
    const saving = await desk.services.connect();
    await saving.query('BEGIN');
    await saving.query('SELECT 1 FROM attempts WHERE id = $1 FOR SHARE', [attempt.id]);
    const finished = desk.finish(userId, attempt);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await saving.query(
      `INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, response,
         scored_response) VALUES ($1, 1, 'tab', 1, $2, $2)`,
      [attempt.id, await desk.right(attempt.items[0] as Item)],
    );
    await saving.query('COMMIT');
    await saving.end();
    await finished;
    const { score } = await desk.row(attempt);
    expect([score.answered, score.right]).toEqual([1, 1]);
    expect(await desk.answer(attempt, 1)).toMatchObject({ correct: true });
  });
});
