import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminItemReportsQuery } from '@prepward/contracts/admin-items';
import { Audit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { ItemReportRepository } from '../../libs/modules/quizzes/item-report.repository.js';
import { ItemReportsService } from '../../libs/modules/quizzes/item-reports.service.js';
import { QUIZZES_PERSONAL_DATA } from '../../libs/modules/quizzes/personal-data.repository.js';
import { AuditRepository } from '../../libs/platform/src/audit/audit.repository.js';
import { insertAttempt, insertItem, openRows, type Rows } from './rows.js';

let rows: Rows;
let reports: ItemReportsService;
beforeAll(async () => {
  rows = await openRows();
  reports = new ItemReportsService(
    new ItemReportRepository(rows.source),
    new Transactions(rows.source),
    new Outbox(new Ids()),
  );
});
afterAll(() => rows.stop());

const VERSION = { view: { type: 'supply' }, key: { type: 'supply', answer: '4' } };

interface Reported {
  of: string;
  attempt: string;
  item: string;
  reason?: string;
  text?: string;
  /** Minutes before now. */
  ago?: number;
}

const insertReport = async (report: Reported): Promise<string> =>
  (
    await rows.sql(
      `INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason,
         text, created_at)
       VALUES (gen_random_uuid(), $1, 1, $2, $3, 2, $4, $5, now() - make_interval(mins => $6))
       RETURNING id`,
      [
        report.attempt,
        report.of,
        report.item,
        report.reason ?? 'typo',
        report.text ?? '',
        report.ago ?? 0,
      ],
    )
  )[0].id;

describe('reports of questions', () => {
  let ids: { typo: string; unclear: string; science: string };
  let ann: string;
  beforeEach(async () => {
    await rows.sql('DELETE FROM item_reports');
    ann = await rows.newUser();
    const tag = ann.slice(0, 8);
    const math = await insertItem(rows, `math.sum:${tag}`, [VERSION, VERSION]);
    const cell = await insertItem(rows, `science.cell:${tag}`, [VERSION, VERSION], {
      subject: 'science',
    });
    const attempt = await insertAttempt(rows, ann, { items: [{ id: math }, { id: cell }] });
    const of = { of: ann, attempt };
    ids = {
      typo: await insertReport({ ...of, item: math, text: 'It says teh', ago: 20 }),
      unclear: await insertReport({ ...of, item: math, reason: 'unclear', text: 'Why?', ago: 30 }),
      science: await insertReport({ ...of, item: cell, text: '100% wrong', ago: 10 }),
    };
  });

  it('are found by state, reason, question, words and id, newest first', async () => {
    const { typo, unclear, science } = ids;
    const found = async (query: object) =>
      (await reports.list(query as AdminItemReportsQuery)).rows.map(({ id }) => id);
    await reports.close(unclear, { reason: 'It is clear' });
    const math = `math.sum:${ann.slice(0, 8)}`;
    expect(await found({})).toEqual([science, typo, unclear]);
    expect(await found({ sort: ['createdAt', 'ASC'] })).toEqual([unclear, typo, science]);
    expect(await found({ range: [1, 1] })).toEqual([typo]);
    expect((await reports.list({ range: [1, 1] } as AdminItemReportsQuery)).total).toBe(3);
    expect(await found({ filter: { state: 'open' } })).toEqual([science, typo]);
    expect(await found({ filter: { state: 'closed' } })).toEqual([unclear]);
    expect(await found({ filter: { reason: 'typo' } })).toEqual([science, typo]);
    expect(await found({ filter: { itemId: math } })).toEqual([typo, unclear]);
    expect(await found({ filter: { id: [typo, science] } })).toEqual([science, typo]);
    expect(await found({ filter: { q: 'TEH' } })).toEqual([typo]);
    expect(await found({ filter: { q: 'science.' } })).toEqual([science]);
    // Wildcards are taken literally.
    expect(await found({ filter: { q: '100%' } })).toEqual([science]);
    expect(await found({ filter: { q: '0% w' } })).toEqual([science]);
    expect(await found({ filter: { q: '_' } })).toEqual([]);
    expect(await found({ filter: { q: 'wrong', reason: 'unclear' } })).toEqual([]);
  });

  it('are closed each by itself, with the reason for staff and what the student is told', async () => {
    const { typo, unclear, science } = ids;
    const answers = () =>
      rows.sql(`SELECT payload FROM outbox_events WHERE name = 'item-report.answered'`);
    const before = await reports.get(science);
    expect(before).toMatchObject({
      itemVersion: 2,
      subject: 'science',
      reason: 'typo',
      text: '100% wrong',
      state: 'open',
      userId: ann,
      closedAt: null,
      closeReason: null,
      answer: null,
    });
    const closed = await reports.close(typo, { reason: 'Fixed', answer: 'Thanks, it’s fixed.' });
    expect(closed).toEqual({
      ...(await reports.get(typo)),
      state: 'closed',
      closedAt: expect.any(String),
      closeReason: 'Fixed',
      answer: 'Thanks, it’s fixed.',
    });
    const age = Date.now() - Date.parse(closed.closedAt ?? '');
    expect(Math.abs(age)).toBeLessThan(60_000);
    expect(Date.parse(closed.createdAt)).toBeLessThan(Date.now() - 19 * 60_000);
    expect(await answers()).toEqual([{ payload: { reportId: typo } }]);
    expect(await reports.answerOf(typo)).toEqual({
      userId: ann,
      answer: 'Thanks, it’s fixed.',
      report: 'It says teh',
    });
    expect(await reports.close(unclear, { reason: 'It is clear' })).toMatchObject({
      state: 'closed',
      closeReason: 'It is clear',
      answer: null,
    });
    expect(await answers()).toHaveLength(1);
    expect(await reports.answerOf(unclear)).toBeNull();
    expect(await reports.get(science)).toEqual(before);
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await reports.answerOf(none)).toBeNull();
    for (const call of [() => reports.get(none), () => reports.close(none, { reason: 'No' })]) {
      await expect(call()).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
    }
  });

  it('are in the staff’s log without what the student is told', async () => {
    const audit = new Audit(rows.source, new AuditRepository(rows.source), new Ids());
    const body = { reason: 'Fixed', answer: 'Thanks, Ann!' };
    await audit.during({ actorId: null, action: 'a test' }, { after: body }, () =>
      reports.close(ids.typo, body),
    );
    expect(await rows.sql('SELECT before, after, reason FROM audit_entries')).toEqual([
      { before: { state: 'open' }, after: { state: 'closed', characters: 12 }, reason: 'Fixed' },
    ]);
  });

  it('wait for another who is closing one, and are closed by the first alone', async () => {
    const both = await Promise.allSettled(
      ['One', 'Two'].map((reason) => reports.close(ids.typo, { reason, answer: reason })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'REPORT_CLOSED' } });
  });
});

describe('the archive of what a student practiced', () => {
  it('has the student’s own rows, each file oldest first', async () => {
    const [ann, ben] = [await rows.newUser(), await rows.newUser()];
    const tag = ann.slice(0, 8);
    const [one, two] = [`a:${tag}`, `b:${tag}`];
    for (const id of [one, two]) await insertItem(rows, id, [VERSION, VERSION]);
    const held = (id: string) => ({ id, response: { text: id }, correct: true, elapsedMs: 900 });
    const made: string[] = [];
    for (const userId of [ann, ben, ann]) {
      made.push(await insertAttempt(rows, userId, { items: [held(two), held(one)], kind: 'quiz' }));
    }
    const [first = '', bens = '', last = ''] = made;
    await rows.sql(
      `UPDATE attempts SET subject = 'math', category = 'math.data', score = '{"score": 50}',
         started_at = now() - interval '1 day' WHERE id = $1`,
      [last],
    );
    await rows.sql(
      `UPDATE attempt_answers SET saved_at = now() - make_interval(hours => position),
         flagged = position = 1, note = CASE position WHEN 1 THEN 'Aorta' END WHERE attempt_id = $1`,
      [first],
    );
    await rows.sql(
      `INSERT INTO student_items (user_id, item_id, seen, last_correct, flagged, due_at)
       VALUES ($1, $3, 2, false, true, now()), ($1, $4, 1, NULL, false, NULL),
         ($2, $3, 7, true, false, NULL)`,
      [ann, ben, two, one],
    );
    await insertReport({ of: ann, attempt: first, item: one, text: 'later', ago: 1 });
    await insertReport({ of: ann, attempt: first, item: two, text: 'before', ago: 2 });
    await insertReport({ of: ben, attempt: bens, item: two, text: 'other' });
    await rows.sql(
      `INSERT INTO score_corrections (attempt_id, item_id, version, before, after, at)
       VALUES ($1, $4, 2, 10, 20, now()), ($2, $4, 2, 30, 40, now() - interval '1 hour'),
         ($3, $4, 2, 50, 60, now())`,
      [first, last, bens, one],
    );
    const exported = async (name: string) => {
      const found = QUIZZES_PERSONAL_DATA.exports.find((each) => each.name === name);
      return (await found?.rows(rows.source, { id: ann, email: null } as never)) as object[];
    };
    const at = expect.any(Date);
    expect(await exported('attempts')).toEqual([
      {
        id: last,
        kind: 'quiz',
        subject: 'math',
        category: 'math.data',
        mode: 'exam',
        time_factor: 'none',
        state: 'finished',
        item_count: 2,
        started_at: at,
        finished_at: at,
        score: { score: 50 },
      },
      expect.objectContaining({ id: first, subject: '', category: null, score: null }),
    ]);
    const answers = (await exported('answers')) as { attempt_id: string; item_id: string }[];
    expect(answers.map(({ attempt_id, item_id }) => [attempt_id, item_id]).slice(0, 2)).toEqual([
      [first, one],
      [first, two],
    ]);
    expect(answers).toHaveLength(4);
    expect(answers[1]).toEqual({
      attempt_id: first,
      position: 1,
      item_id: two,
      response: { text: two },
      correct: true,
      flagged: true,
      note: 'Aorta',
      elapsed_ms: 900,
      saved_at: at,
    });
    expect(await exported('questions')).toEqual([
      { item_id: one, seen: 1, last_correct: null, flagged: false, due_at: null },
      { item_id: two, seen: 2, last_correct: false, flagged: true, due_at: at },
    ]);
    const report = { reason: 'typo', state: 'open', created_at: at };
    expect(await exported('reports')).toEqual([
      { ...report, item_id: two, text: 'before' },
      { ...report, item_id: one, text: 'later' },
    ]);
    expect(await exported('corrected-scores')).toEqual([
      { attempt_id: last, item_id: one, before: 30, after: 40, at },
      { attempt_id: first, item_id: one, before: 10, after: 20, at },
    ]);
  });
});
