import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { DAY_MS } from '@prepward/contracts/durations';
import { AREAS } from '@prepward/contracts/objectives';
import type { Progress } from '@prepward/contracts/progress';
import { levelOf } from '@prepward/contracts/scores';
import { SUBJECTS } from '@prepward/contracts/subjects';
import * as answers from './answers.js';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let students = 0;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => api.stop());

const newStudent = () => api.subscriber(`student${++students}@example.org`);
const get = (who: TestSession, route: string) => api.call('GET', route, { token: who.access });
const progressOf = async (who: TestSession, timeZone = 'UTC'): Promise<Progress> =>
  (await get(who, `/api/v1/progress?timeZone=${encodeURIComponent(timeZone)}`)).body;
const historyOf = async (who: TestSession) => (await get(who, '/api/v1/progress/history')).body;
const patch = (who: TestSession, body: object) =>
  api.call('PATCH', '/api/v1/profile', { token: who.access, body });
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const today = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format();
const start = async (who: TestSession, body: object): Promise<Attempt> =>
  (await api.call('POST', '/api/v1/attempts', { token: who.access, body })).body;
const finish = (who: TestSession, attempt: Attempt) =>
  api.call('POST', `/api/v1/attempts/${attempt.id}/finish`, { token: who.access });

const keyOf = (item: AttemptItem) => answers.keyOf(api, item);

/** Answers the first `right` items of an attempt right, and the others not at all. */
async function answerRight(who: TestSession, attempt: Attempt, right: number): Promise<void> {
  for (const item of attempt.items.slice(0, right)) {
    const saved = await api.call('PUT', `/api/v1/attempts/${attempt.id}/answers/${item.position}`, {
      token: who.access,
      body: { clientId: 'tab', sequence: 1, response: await keyOf(item), elapsedMs: 40_000 },
    });
    expect(saved.status).toBe(200);
  }
}

/** Twenty right answers in each subject. */
async function practiceEverything(who: TestSession): Promise<void> {
  for (const subject of SUBJECTS) {
    for (const set of [1, 2]) {
      const attempt = await start(who, { kind: 'quiz', subject, set });
      await answerRight(who, attempt, 10);
      await finish(who, attempt);
    }
  }
}

describe('progress', () => {
  it('is for accounts', async () => {
    const visitor = await api.visitor();
    for (const route of ['/api/v1/progress', '/api/v1/progress/history']) {
      expect((await get(visitor, route)).status).toBe(403);
      expect((await api.call('GET', route)).status).toBe(401);
    }
  });

  it('of a new student knows nothing, and says so', async () => {
    const who = await newStudent();
    const found = await progressOf(who);
    expect(found).toMatchObject({
      prediction: null,
      missing: SUBJECTS.map((subject) => ({ subject, answers: 20 })),
      areas: [],
      plan: [{ kind: 'diagnostic', items: 40, minutes: 50 }],
      streak: { current: 0, longest: 0, today: false },
      reviewsDue: 0,
      examDate: null,
      daysLeft: null,
      targetScore: null,
    });
    expect(found.objectives).toHaveLength(AREAS.flatMap((area) => area.objectives).length);
    expect(new Set(found.objectives.map(({ state }) => state))).toEqual(new Set(['new']));
    expect(await historyOf(who)).toEqual({
      predictionLocked: false,
      predictions: [],
      weeks: [],
      calendar: [],
    });
  });

  it('keeps prediction and plan for subscribers, and everything else for all', async () => {
    const who = await api.student(`free${++students}@example.org`);
    const attempt = await start(who, { kind: 'diagnostic', mode: 'tutor' });
    const [item] = attempt.items;
    if (item === undefined) throw new Error('an empty diagnostic');
    await answers.save(api, who, attempt, item.position, {
      sequence: 1,
      response: await keyOf(item),
    });
    await finish(who, attempt);
    const found = await progressOf(who);
    expect(found).toMatchObject({
      predictionLocked: true,
      prediction: null,
      plan: [{ kind: 'free-bank', items: 25 }],
      diagnosticTaken: true,
      allAnswers: { answers: 1, right: 1 },
      mistakes: { made: 0, fixed: 0 },
    });
    expect(found.week.reduce((sum, { answers }) => sum + answers, 0)).toBe(1);
    expect(found.subjects.reduce((sum, { answers }) => sum + answers, 0)).toBe(1);
    const history = await historyOf(who);
    expect(history).toMatchObject({ predictionLocked: true, predictions: [] });
    expect(history.calendar).toHaveLength(1);
  });

  it('takes a free bank for done when it is finished, not when it is begun', async () => {
    const who = await api.student(`begun${++students}@example.org`);
    await start(who, { kind: 'diagnostic' });
    const next = async () => (await progressOf(who)).plan[0] as { subject?: string };
    const { subject } = await next();
    const attempt = await start(who, { kind: 'free-bank', subject });
    const item = attempt.items[0] as AttemptItem;
    const response = await answers.wrongFor(api, item);
    await answers.save(api, who, attempt, item.position, { sequence: 1, response });
    expect((await next()).subject).toBe(subject);
    await finish(who, attempt);
    expect((await next()).subject).not.toBe(subject);
  });

  it('tells nothing of a prediction without a subscription, however much was answered', async () => {
    const who = await api.student(`locked${++students}@example.org`);
    await practiceEverything(who);
    const locked = await progressOf(who);
    expect(locked.predictionLocked).toBe(true);
    expect(locked.subjects.map(({ answers }) => answers)).toEqual([20, 20, 20, 20]);
    expect(locked.subjects.map(({ expected }) => expected)).toEqual([null, null, null, null]);
    expect(locked.areas.length).toBeGreaterThan(5);
    for (const { area, answers, ...prediction } of locked.areas) {
      expect([area, answers > 0, Object.values(prediction)]).toEqual([
        area,
        true,
        Array(5).fill(null),
      ]);
    }
    // The free diagnostic stays on offer until it is begun, even if there are enough answers without it.
    expect(locked.plan).toEqual([{ kind: 'diagnostic', items: 40, minutes: 50 }]);
    expect(locked.diagnosticTaken).toBe(false);
    await start(who, { kind: 'diagnostic' });
    expect(await progressOf(who)).toMatchObject({
      plan: [{ kind: 'free-bank' }],
      diagnosticTaken: true,
    });
    await api.sql(
      `INSERT INTO subscriptions (id, user_id, plan, ends_at)
       VALUES (gen_random_uuid(), $1, 'weekly', now() + interval '7 days')`,
      [who.userId],
    );
    const open = await progressOf(who);
    expect(open.subjects.every(({ expected }) => expected !== null)).toBe(true);
    expect(open.areas.every(({ ability, low }) => ability !== null && low !== null)).toBe(true);
  });

  it.each(['Mars/Olympus', ' ', '%27', 'x'.repeat(61)])('refuses the zone %j', async (zone) => {
    const who = await newStudent();
    for (const route of ['/api/v1/progress', '/api/v1/progress/history']) {
      const answer = await get(who, `${route}?timeZone=${encodeURIComponent(zone)}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(Object.keys(answer.body.errors)).toEqual(['timeZone']);
    }
  });

  it('counts days in the student’s zone, where UTC has another day', async () => {
    const who = await newStudent();
    const attempt = await start(who, { kind: 'free-practice', subject: 'math', mode: 'tutor' });
    await answerRight(who, attempt, 1);
    // Whatever the hour, one of the two sides of the date line has a different day than UTC.
    const now = new Date();
    const east = now.getUTCHours() >= 10;
    const zone = east ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
    expect(today(zone)).not.toBe(today('UTC'));
    const calendarIn = async (name: string) =>
      (await get(who, `/api/v1/progress/history?timeZone=${encodeURIComponent(name)}`)).body
        .calendar;
    expect(await calendarIn(zone)).toEqual([{ day: today(zone), answers: 1 }]);
    expect((await progressOf(who, zone)).streak.today).toBe(true);
    // Just before the day began there, or just after; in UTC it is the other way around.
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
    const answeredAt = new Date(midnight + (east ? 9.9 : -11) * 3_600_000);
    await api.sql('UPDATE attempt_answers SET saved_at = $2 WHERE attempt_id = $1', [
      attempt.id,
      answeredAt,
    ]);
    expect((await progressOf(who, zone)).streak).toMatchObject({ current: 1, today: !east });
    expect((await progressOf(who, 'UTC')).streak).toMatchObject({ current: 1, today: east });
    await patch(who, { examDate: today(zone) });
    expect((await progressOf(who, zone)).daysLeft).toBe(0);
  });

  it('counts a tutor’s answers at once, those of an exam when it is over', async () => {
    const who = await newStudent();
    const tutor = await start(who, { kind: 'free-practice', subject: 'math', mode: 'tutor' });
    await answerRight(who, tutor, 2);
    const exam = await start(who, { kind: 'free-practice', subject: 'science', mode: 'exam' });
    await answerRight(who, exam, 3);
    const counted = async () =>
      (await progressOf(who)).subjects.map(({ answers, right }) => [answers, right]);
    expect(await counted()).toEqual([
      [0, 0],
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
    await finish(who, exam);
    expect(await counted()).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
      [0, 0],
    ]);
    expect((await progressOf(who)).streak).toEqual({ current: 1, longest: 1, today: true });
    const { weeks, calendar } = await historyOf(who);
    expect(weeks).toMatchObject([{ answers: 5, right: 5, medianMs: 40_000 }]);
    expect(calendar).toEqual([{ day: today('UTC'), answers: 5 }]);
  });

  it('predicts once every subject has enough, and follows a corrected score at once', async () => {
    const who = await newStudent();
    const other = await newStudent();
    await practiceEverything(who);
    const { prediction, missing, subjects, plan } = await progressOf(who);
    if (prediction === null) throw new Error('withheld');
    expect(missing).toEqual([]);
    expect(prediction.total).toBeGreaterThan(80);
    expect(prediction.low).toBeLessThan(prediction.total);
    expect(prediction.high).toBeGreaterThan(prediction.total);
    expect(prediction.level).toBe(levelOf(prediction.total));
    expect(subjects.map(({ answers, right }) => [answers, right])).toEqual(
      SUBJECTS.map(() => [20, 20]),
    );
    expect(plan[0]?.kind).toBe('mock');
    const { predictions } = await historyOf(who);
    expect(predictions).toHaveLength(1);
    expect(predictions[0].total).toBeCloseTo(prediction.total, 0);
    await api.sql(
      `UPDATE attempt_answers SET correct = false
       WHERE attempt_id IN (SELECT id FROM attempts WHERE user_id = $1 AND subject = 'reading')`,
      [who.userId],
    );
    const after = (await progressOf(who)).prediction;
    expect(after?.total).toBeLessThan(prediction.total - 10);
    expect((await progressOf(other)).prediction).toBeNull();
  });

  it('moves on from the diagnostic to what was weak in it', async () => {
    const who = await newStudent();
    const diagnostic = await start(who, { kind: 'diagnostic' });
    await answerRight(who, diagnostic, 8);
    await finish(who, diagnostic);
    const { plan, areas } = await progressOf(who);
    expect(plan[0]).toMatchObject({ kind: 'objective', items: 10 });
    expect(areas.reduce((sum, area) => sum + area.answers, 0)).toBe(8);
  });

  it('counts reviews that are due, of items that are live', async () => {
    const who = await newStudent();
    await api.sql(
      `INSERT INTO student_items (user_id, item_id, due_at)
       SELECT $1::uuid, id, now() + (row_number() OVER (ORDER BY id) - 2.5) * interval '1 day'
       FROM (SELECT id FROM items WHERE status = 'live' ORDER BY id LIMIT 4) AS four`,
      [who.userId],
    );
    expect((await progressOf(who)).reviewsDue).toBe(2);
    const id = `(SELECT min(item_id) FROM student_items WHERE user_id = '${who.userId}')`;
    await api.sql(`UPDATE items SET status = 'quarantined' WHERE id = ${id}`);
    expect((await progressOf(who)).reviewsDue).toBe(1);
    await api.sql(`UPDATE items SET status = 'live' WHERE id = ${id}`);
  });
});

describe('study goals', () => {
  it('are part of the profile, and progress knows them', async () => {
    const who = await newStudent();
    const examDate = today('Pacific/Kiritimati');
    const set = await patch(who, { examDate, targetScore: 78, accommodation: 1.5 });
    expect(set.body).toMatchObject({ examDate, targetScore: 78, accommodation: 1.5 });
    expect(await progressOf(who, 'Pacific/Kiritimati')).toMatchObject({
      examDate,
      targetScore: 78,
      daysLeft: 0,
      plan: [],
    });
    // 25 hours behind: there the same day is still to come.
    expect((await progressOf(who, 'Pacific/Pago_Pago')).daysLeft).toBeGreaterThanOrEqual(1);
  });

  it('change one by one, and null takes them back', async () => {
    const who = await newStudent();
    const timeZone = 'America/Denver';
    await patch(who, { firstName: 'Ann', examDate: '2027-03-14', targetScore: 70, timeZone });
    await patch(who, { lastName: 'Lee' });
    const kept = { firstName: 'Ann', lastName: 'Lee', targetScore: 70, accommodation: 1, timeZone };
    expect((await get(who, '/api/v1/profile')).body).toMatchObject({
      ...kept,
      examDate: '2027-03-14',
    });
    expect((await patch(who, { examDate: null })).body).toMatchObject({ ...kept, examDate: null });
    expect((await patch(who, { targetScore: null })).body.targetScore).toBeNull();
  });

  it('counts days in the zone that the student chose, wherever the device is', async () => {
    const who = await newStudent();
    const examDate = today('Pacific/Kiritimati');
    const details = { schoolProgram: 'BSN at State', timeZone: 'Pacific/Kiritimati' };
    expect((await patch(who, { examDate, ...details })).body).toMatchObject(details);
    expect((await progressOf(who, 'Pacific/Pago_Pago')).daysLeft).toBe(0);
  });

  it('have no days left when the day is over', async () => {
    const who = await newStudent();
    await patch(who, { examDate: '2024-02-29' });
    expect(await progressOf(who)).toMatchObject({ examDate: '2024-02-29', daysLeft: null });
  });

  it.each([
    { examDate: '2027-02-29' },
    { examDate: '0000-01-01' },
    { examDate: '2100-01-01' },
    { examDate: daysAhead(2 * 366 + 1) },
    { examDate: '14.03.2027' },
    { targetScore: 0 },
    { targetScore: 101 },
    { accommodation: 3 },
    { timeZone: 'Mars/Olympus' },
    { schoolProgram: 'n'.repeat(121) },
    { schoolProgram: 'Nursing\nat State' },
  ])('refuse %j', async (body) => {
    const who = await newStudent();
    const answer = await patch(who, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(body));
  });
});
