import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { AnswersService, Entitlements, FinishingService } from '@prepward/modules/quizzes';
import { AttemptRepository } from '../../libs/modules/quizzes/attempt.repository.js';
import { reviewed } from '../../libs/modules/quizzes/domain/review-card.js';
import { ItemChoice } from '../../libs/modules/quizzes/item-choice.service.js';
import { START_TRIES } from '../../libs/modules/quizzes/quizzes.limits.js';
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
    for (const place of [{ subject: 'science' }, { kind: 'free-bank' }] as const) {
      expect((await desk.start(userId, { ...EXAM, ...place })).id).not.toBe(bare.id);
    }
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
    expect(reading).toMatchObject({ current_section: 1, limitMs: 110 * MINUTE_MS, closed: null });
    await finishing.finishSection(userId, exam.id, 1);
    const paused = await standing();
    expect(paused).toMatchObject({ current_section: 2, limitMs: 114 * MINUTE_MS });
    expect(paused.opens_at - Date.parse(paused.closed)).toBe(5 * MINUTE_MS);
    await finishing.startSection(userId, exam.id, 2);
    const math = await standing();
    expect(math).toMatchObject({ current_section: 2, closed: paused.closed });
    expect(paused.opens_at - math.opens_at).toBeGreaterThan(4 * MINUTE_MS);
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
    const exam = await desk.start(userId, EXAM);
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

  it('are told to a tab by the clock', async () => {
    const exam = await desk.start(userId, { kind: 'mock' });
    const appear = () => desk.get(AnswersService).appear(userId, exam.id, 'a');
    const running = await appear();
    expect(running).toMatchObject({ state: 'open', section: 1 });
    expect(Math.round((running.remainingMs ?? 0) / MINUTE_MS)).toBe(55);
    await desk.pass(exam, 56 * MINUTE_MS);
    const paused = await appear();
    expect(paused).toMatchObject({ state: 'open', section: 2 });
    expect(paused).not.toHaveProperty('remainingMs');
    await desk.pass(exam, 600 * MINUTE_MS);
    expect(await appear()).toMatchObject({ state: 'finished', section: 4 });
  });
});

describe('a save in the pause between sections', () => {
  it('begins the one that waits, and no other', async () => {
    const exam = await desk.start(userId, { kind: 'mock' });
    await desk.save(userId, exam, 1, { sequence: 5, note: 'mine' });
    await desk.get(FinishingService).finishSection(userId, exam.id, 1);
    const [first, math, science] = [1, 46, 84];
    // The closed section's stored answer comes without a clock, which belongs to another section.
    const known = await desk.save(userId, exam, first, { sequence: 5 });
    expect(known).toMatchObject({ stored: false, note: 'mine' });
    expect(known).not.toHaveProperty('remainingMs');
    const early = desk.save(userId, exam, science);
    await expect(early).rejects.toMatchObject({ code: 'ATTEMPT_SECTION_PENDING' });
    const paused = await desk.row(exam);
    expect(paused.opens_at.getTime()).toBeGreaterThan(Date.now());
    const saved = await desk.save(userId, exam, math);
    expect(saved.remainingMs).toBeGreaterThan(56 * MINUTE_MS);
    expect((await desk.row(exam)).opens_at < paused.opens_at).toBe(true);
  });
});

describe('the clock', () => {
  /** An attempt whose only section ended `ms` ago. */
  const overdue = async (of: string, ms: number) => {
    const attempt = await desk.start(of, { kind: 'quiz', subject: 'math', mode: 'exam', time: 1 });
    await desk.pass(attempt, (attempt.sections[0]?.limitMs ?? 0) + ms);
    return attempt;
  };

  it('ends or moves on whatever is due, though one of them fails', async () => {
    const third = await desk.services.newStudent();
    const broken = await overdue(userId, 3 * MINUTE_MS);
    const lone = await overdue(other, 2 * MINUTE_MS);
    const exam = await desk.start(third, { kind: 'mock' });
    await desk.pass(exam, 56 * MINUTE_MS);
    await desk.sql(
      `UPDATE attempts SET sections = jsonb_set(sections, '{0,opensAt}', '"never"') WHERE id = $1`,
      [broken.id],
    );
    // An answer that was sent in time may still come.
    const just = await desk.start(third, { ...EXAM, time: 1 });
    await desk.pass(just, (just.sections[0]?.limitMs ?? 0) + 250);
    const sweep = () => desk.get(FinishingService).sweep();
    await expect(sweep()).rejects.toMatchObject({
      message: 'Attempts could not be ended',
      errors: [expect.any(RangeError)],
    });
    const states = async () => {
      const rows = await desk.rows([broken, lone, exam, just]);
      return rows.map(({ state, current_section }) => [state, current_section]);
    };
    expect(await states()).toEqual([
      ['open', 1],
      ['finished', 1],
      ['open', 2],
      ['open', 1],
    ]);
    await desk.sql('DELETE FROM attempts WHERE id = ANY($1)', [[broken.id, just.id]]);
    expect(await sweep()).toBe(0);
    await desk.pass(exam, 600 * MINUTE_MS);
    expect(await sweep()).toBe(1);
    expect((await desk.row(exam)).state).toBe('finished');
  });

  it('that comes days late schedules reviews from the end of the attempt', async () => {
    const days = 3 * 24 * 60 * MINUTE_MS;
    const attempt = await desk.start(userId, { ...EXAM, time: 1 });
    const item = attempt.items.find(({ type }) => type === 'supply');
    await desk.save(userId, attempt, item?.position ?? 0, {
      response: { type: 'supply', text: '-98765' },
    });
    await desk.pass(attempt, days);
    await desk.get(FinishingService).sweep();
    const { finished_at } = await desk.row(attempt);
    expect(Date.now() - finished_at).toBeGreaterThan(days - 60 * MINUTE_MS);
    const [row] = await desk.sql(
      'SELECT due_at FROM student_items WHERE user_id = $1 AND item_id = $2',
      [userId, item?.itemId],
    );
    const card = reviewed(null, false, null, finished_at);
    expect(row?.due_at.toISOString()).toBe(card?.due);
  });
});
