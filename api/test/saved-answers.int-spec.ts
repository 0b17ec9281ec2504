import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attempt, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemType } from '@prepward/contracts/subjects';
import { AnswersService, FinishingService } from '@prepward/modules/quizzes';
import { AnswerRepository } from '../../libs/modules/quizzes/answer.repository.js';
import { MOST_TABS, PRESENCE_MS } from '../../libs/modules/quizzes/quizzes.limits.js';
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
const MINUTE = 60_000;

function itemOf({ items }: Attempt, type: ItemType) {
  const item = items.find((one) => one.type === type);
  if (item === undefined) throw new Error(`There is no ${type} item`);
  const ids = (item.options ?? item.regions ?? []).map(({ id }) => id);
  return { ...item, ids };
}

/** The right response to the plain question of an attempt, and a wrong one. */
async function plain(attempt: Attempt) {
  const { itemId, version, position, ids } = itemOf(attempt, 'multiple-choice');
  const [row] = await desk.sql(
    `SELECT sheet -> 'key' AS key FROM item_versions WHERE item_id = $1 AND version = $2`,
    [itemId, version],
  );
  const right: ItemResponse = row?.key;
  const option = ids.find((id) => id !== row?.key.option) ?? '';
  return { itemId, position, right, wrong: { type: 'multiple-choice' as const, option } };
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
    // Repeated, each is told its own place.
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

describe('a save in the pause between sections', () => {
  it('begins the one that waits, and no other', async () => {
    const exam = await desk.start(userId, { kind: 'mock' });
    await desk.save(userId, exam, 1, { sequence: 5, note: 'mine' });
    await desk.get(FinishingService).finishSection(userId, exam.id, 1);
    const [first, math, science] = [1, 46, 84];
    // What is kept of the closed section is told without a clock, which is that of another.
    const known = await desk.save(userId, exam, first, { sequence: 5 });
    expect(known).toMatchObject({ stored: false, note: 'mine' });
    expect(known).not.toHaveProperty('remainingMs');
    const early = desk.save(userId, exam, science);
    await expect(early).rejects.toMatchObject({ code: 'ATTEMPT_SECTION_PENDING' });
    const paused = await desk.row(exam);
    expect(paused.opens_at.getTime()).toBeGreaterThan(Date.now());
    const saved = await desk.save(userId, exam, math);
    expect(saved.remainingMs).toBeGreaterThan(56 * MINUTE);
    expect((await desk.row(exam)).opens_at < paused.opens_at).toBe(true);
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
    // Each tab says so every 30 seconds; one of these may be lost.
    await age(one, 'a', 60_000);
    expect((await appear(one, 'b')).others).toBe(1);
    await age(one, 'a', 66_000);
    expect((await appear(one, 'b')).others).toBe(0);
    await appear(one, 'a');
    expect((await appear(one, 'b')).others).toBe(1);
    // Yesterday's are forgotten, but for the one that is back, and only here.
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

  it('is told where the attempt stands by its clock', async () => {
    const exam = await desk.start(userId, { kind: 'mock' });
    const running = await appear(exam, 'a');
    expect(running).toMatchObject({ state: 'open', section: 1 });
    expect(Math.round((running.remainingMs ?? 0) / MINUTE)).toBe(55);
    await desk.pass(exam, 56 * MINUTE);
    const paused = await appear(exam, 'a');
    expect(paused).toMatchObject({ state: 'open', section: 2 });
    expect(paused).not.toHaveProperty('remainingMs');
    await desk.pass(exam, 600 * MINUTE);
    expect(await appear(exam, 'a')).toMatchObject({ state: 'finished', section: 4 });
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
