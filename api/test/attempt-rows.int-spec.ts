import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { Entitlements, FinishingService } from '@prepward/modules/quizzes';
import { AttemptRepository } from '../../libs/modules/quizzes/attempt.repository.js';
import { reviewed } from '../../libs/modules/quizzes/domain/review-card.js';
import { ItemChoice } from '../../libs/modules/quizzes/item-choice.service.js';
import { START_TRIES } from '../../libs/modules/quizzes/quizzes.limits.js';
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
const MINUTE = 60_000;
type Item = Attempt['items'][number];

describe('a start', () => {
  it('keeps all that was decided', async () => {
    const asked = { kind: 'quiz', subject: 'math', set: 2, mode: 'exam', time: 1.5 } as const;
    const attempt = await desk.start(userId, asked, 'k');
    const row = await desk.row(attempt);
    const limitMs = attempt.sections[0]?.limitMs ?? 0;
    expect(row).toMatchObject({
      user_id: userId,
      kind: 'quiz',
      slot: 'math:2',
      subject: 'math',
      category: 'math',
      set_no: 2,
      mode: 'exam',
      time_factor: '1.5',
      state: 'open',
      item_count: 10,
      current_section: 1,
      opens_at: row.started_at,
      due_at: new Date(row.started_at.getTime() + limitMs),
      finished_at: null,
      score: null,
      idempotency_key: 'k',
      sections: [{ n: 1, subject: 'math', items: 10, limitMs, closedAt: null }],
    });
    expect(Math.abs(Date.parse(row.sections[0].opensAt) - row.opens_at)).toBeLessThan(1);
    const about = { kind: 'category' as const, objectives: ['science.anatomy'], count: 5 };
    expect(await desk.row(await desk.start(userId, about))).toMatchObject({
      slot: 'science.anatomy',
      subject: 'science',
      category: 'science.anatomy',
      set_no: null,
      time_factor: 'none',
      due_at: null,
      idempotency_key: null,
    });
  });

  it('that is repeated finds its own attempt, though another one is open by now', async () => {
    const first = await desk.start(userId, EXAM, 'k1');
    await desk.finish(userId, first);
    const bare = await desk.start(userId, EXAM);
    expect(bare.id).not.toBe(first.id);
    expect((await desk.start(userId, EXAM, 'k1')).id).toBe(first.id);
    expect((await desk.start(userId, EXAM, 'k2')).id).toBe(bare.id);
    await desk.finish(userId, bare);
    const keyed = await desk.start(userId, EXAM, 'k3');
    expect((await desk.start(userId, EXAM, 'k1')).id).toBe(first.id);
    expect((await desk.start(other, EXAM, 'k3')).id).not.toBe(keyed.id);
  });

  it('goes on with what was begun when the subscription has ended', async () => {
    const mixed = await desk.start(userId, { kind: 'mixed' });
    await desk.sql('UPDATE subscriptions SET ends_at = now() WHERE user_id = $1', [userId]);
    expect((await desk.start(userId, { kind: 'mixed' })).id).toBe(mixed.id);
    await desk.finish(userId, mixed);
    const again = desk.start(userId, { kind: 'mixed' });
    await expect(again).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  });

  it('chooses again when its items were taken meanwhile, and not forever', async () => {
    const hasOpen = jest.spyOn(desk.get(AttemptRepository), 'hasOpen');
    const choose = jest.spyOn(desk.get(ItemChoice), 'choose');
    try {
      hasOpen.mockResolvedValueOnce(true);
      await desk.start(userId, EXAM);
      expect(choose).toHaveBeenCalledTimes(2);
      expect(hasOpen.mock.calls.map(([, , inAnyMode]) => inAnyMode)).toEqual([false, false]);
      hasOpen.mockResolvedValue(true);
      choose.mockClear();
      const refused = desk.start(other, { kind: 'diagnostic' });
      await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(choose).toHaveBeenCalledTimes(START_TRIES);
      expect(hasOpen.mock.calls.at(-1)?.[2]).toBe(true);
    } finally {
      hasOpen.mockRestore();
      choose.mockRestore();
    }
  });
});

describe('the diagnostic', () => {
  it('is taken by who began one, and by no one else', async () => {
    await desk.start(userId, { kind: 'diagnostic' });
    await desk.start(other, EXAM);
    const taken = (id: string) => desk.get(Entitlements).diagnosticTaken(id);
    expect([await taken(userId), await taken(other)]).toEqual([true, false]);
  });
});

describe('the sections of an exam', () => {
  it('move on in the row that saves and the clock look at', async () => {
    const exam = await desk.start(userId, { kind: 'mock', time: 2 });
    const finishing = desk.get(FinishingService);
    const standing = async () => {
      const { current_section, opens_at, due_at, sections } = await desk.row(exam);
      const { opensAt, limitMs } = sections[current_section - 1];
      const opens = Date.parse(opensAt);
      expect(Math.abs(opens - opens_at)).toBeLessThan(1);
      expect(Math.abs(opens + limitMs - due_at)).toBeLessThan(1);
      return { current_section, opens_at, limitMs, closed: sections[0].closedAt };
    };
    const reading = await standing();
    expect(reading).toMatchObject({ current_section: 1, limitMs: 110 * MINUTE, closed: null });
    await finishing.finishSection(userId, exam.id, 1);
    const paused = await standing();
    expect(paused).toMatchObject({ current_section: 2, limitMs: 114 * MINUTE });
    expect(paused.opens_at - Date.parse(paused.closed)).toBe(5 * MINUTE);
    await finishing.startSection(userId, exam.id, 2);
    const math = await standing();
    expect(math).toMatchObject({ current_section: 2, closed: paused.closed });
    expect(paused.opens_at - math.opens_at).toBeGreaterThan(4 * MINUTE);
    await finishing.finish(userId, exam.id);
    const ended = await desk.row(exam);
    expect(ended).toMatchObject({ state: 'finished', current_section: 2, due_at: null });
    const closed = ended.sections.map(({ closedAt }: { closedAt: string }) => closedAt);
    expect(closed).toEqual([paused.closed, ...Array(3).fill(ended.finished_at.toISOString())]);
  });

  it('without a clock are never due', async () => {
    const exam = await desk.start(userId, { kind: 'mock', time: 'none' });
    await desk.get(FinishingService).finishSection(userId, exam.id, 1);
    expect(await desk.row(exam)).toMatchObject({ current_section: 2, due_at: null });
  });

  it('are moved by their student alone', async () => {
    const exam = await desk.start(userId, { kind: 'mock' });
    const finishing = desk.get(FinishingService);
    for (const act of [
      finishing.finishSection(other, exam.id, 1),
      finishing.startSection(other, exam.id, 1),
      finishing.settle(other, exam.id),
    ]) {
      await expect(act).rejects.toMatchObject({ code: 'ATTEMPT_NOT_FOUND' });
    }
    expect(await desk.row(exam)).toMatchObject({ state: 'open', current_section: 1 });
  });
});

describe('the clock', () => {
  /** Beyond its only section by so much. */
  const overdue = async (of: string, ms: number) => {
    const attempt = await desk.start(of, { kind: 'quiz', subject: 'math', mode: 'exam', time: 1 });
    await desk.pass(attempt, (attempt.sections[0]?.limitMs ?? 0) + ms);
    return attempt;
  };

  it('ends or moves on whatever is due, though one of them fails', async () => {
    const third = await desk.services.newStudent();
    const broken = await overdue(userId, 3 * MINUTE);
    const lone = await overdue(other, 2 * MINUTE);
    const exam = await desk.start(third, { kind: 'mock' });
    await desk.pass(exam, 56 * MINUTE);
    await desk.sql(
      `UPDATE attempts SET sections = jsonb_set(sections, '{0,opensAt}', '"never"') WHERE id = $1`,
      [broken.id],
    );
    const sweep = () => desk.get(FinishingService).sweep();
    await expect(sweep()).rejects.toMatchObject({
      message: 'Attempts could not be ended',
      errors: [expect.any(RangeError)],
    });
    const states = async () => {
      const rows = await desk.rows([broken, lone, exam]);
      return rows.map(({ state, current_section }) => [state, current_section]);
    };
    expect(await states()).toEqual([
      ['open', 1],
      ['finished', 1],
      ['open', 2],
    ]);
    await desk.sql('DELETE FROM attempts WHERE id = $1', [broken.id]);
    expect(await sweep()).toBe(0);
    await desk.pass(exam, 600 * MINUTE);
    expect(await sweep()).toBe(1);
    expect((await desk.row(exam)).state).toBe('finished');
  });

  it('that comes days late schedules reviews from the end of the attempt', async () => {
    const days = 3 * 24 * 60 * MINUTE;
    const attempt = await desk.start(userId, { ...EXAM, time: 1 });
    const item = attempt.items.find(({ type }) => type === 'supply');
    await desk.save(userId, attempt, item?.position ?? 0, {
      response: { type: 'supply', text: '-98765' },
    });
    await desk.pass(attempt, days);
    await desk.get(FinishingService).sweep();
    const { finished_at } = await desk.row(attempt);
    expect(Date.now() - finished_at).toBeGreaterThan(days - 60 * MINUTE);
    const [row] = await desk.sql(
      'SELECT due_at FROM student_items WHERE user_id = $1 AND item_id = $2',
      [userId, item?.itemId],
    );
    const card = reviewed(null, false, null, finished_at);
    expect(row?.due_at.toISOString()).toBe(card?.due);
  });
});

describe('the end of an attempt', () => {
  const right = async ({ itemId, version }: Item) => {
    const [row] = await desk.sql(
      `SELECT sheet -> 'key' AS key FROM item_versions WHERE item_id = $1 AND version = $2`,
      [itemId, version],
    );
    return row?.key.type === 'supply' ? { type: 'supply', text: row.key.answer } : row?.key;
  };

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
      desk.save(userId, attempt, item.position, { response: await right(item), ...change });
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
      [attempt.id, await right(attempt.items[0] as Item)],
    );
    await saving.query('COMMIT');
    await saving.end();
    await finished;
    const { score } = await desk.row(attempt);
    expect([score.answered, score.right]).toEqual([1, 1]);
    expect(await desk.answer(attempt, 1)).toMatchObject({ correct: true });
  });
});
