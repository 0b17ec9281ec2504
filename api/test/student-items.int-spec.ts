import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { StoredCard } from '../../libs/modules/quizzes/domain/review-card.js';
import {
  type ItemOutcome,
  StudentItemRepository,
} from '../../libs/modules/quizzes/student-item.repository.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
let items: StudentItemRepository;
let tx: DataSource['manager'];
let ids: string[];
beforeAll(async () => {
  services = await startServices();
  items = services.app.get(StudentItemRepository, { strict: false });
  tx = services.app.get(DataSource, { strict: false }).manager;
  const { rows } = await services.db.query(
    `SELECT id FROM items WHERE subject = 'math' AND status = 'live' ORDER BY id LIMIT 4`,
  );
  ids = rows.map(({ id }) => id);
});
afterAll(() => services.stop());

let userId: string;
beforeEach(async () => {
  userId = await services.newStudent();
});

const HOUR = 3_600_000;
const card = (inMs: number) =>
  ({ due: new Date(Date.now() + inMs).toISOString() }) as unknown as StoredCard;

/** What a finished attempt had of one item; null where it was left open. */
type Outcome = ItemOutcome & { correct: boolean | null };

function outcome(n: number, change: Partial<Outcome> = {}): Outcome {
  return { itemId: ids[n] ?? '', correct: null, flagged: false, card: null, ...change };
}

/** Finishes an attempt with these items, and adds it to what is known. */
async function record(of: string, ...outcomes: Outcome[]): Promise<void> {
  await services.db.query(
    `WITH attempt AS (
       INSERT INTO attempts (id, user_id, kind, slot, subject, mode, state, item_count, sections,
         finished_at)
       VALUES (gen_random_uuid(), $1, 'practice', '', 'math', 'exam', 'finished', 0, '[]',
         clock_timestamp())
       RETURNING id
     ), had AS (
       SELECT attempt.id, n, o."itemId", o.correct FROM attempt,
         ROWS FROM (jsonb_to_recordset($2::jsonb) AS ("itemId" text, correct boolean))
           WITH ORDINALITY AS o("itemId", correct, n)
     ), answers AS (
       INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, scored_response, correct)
       SELECT id, n, 'test', 1, '{}', correct FROM had WHERE correct IS NOT NULL
     )
     INSERT INTO attempt_items (attempt_id, position, item_id, item_version)
     SELECT id, n, "itemId", 1 FROM had`,
    [of, JSON.stringify(outcomes)],
  );
  await items.record(of, outcomes, tx);
}
const known = async (of = userId) =>
  (await items.ofSubjects(of, ['math'])).sort(
    (a, b) => ids.indexOf(a.item_id) - ids.indexOf(b.item_id),
  );

describe('what a finished attempt adds', () => {
  it('counts how often an item was seen, and says how it was answered last', async () => {
    await record(userId, outcome(0, { correct: true, flagged: true }), outcome(1));
    await record(userId, outcome(0, { correct: false }));
    expect(await known()).toEqual([
      { item_id: ids[0], seen: 2, last_correct: false, flagged: false, due: false },
      { item_id: ids[1], seen: 1, last_correct: null, flagged: false, due: false },
    ]);
  });

  it('keeps the last answer and the review of an item that was left open this time', async () => {
    await record(userId, outcome(0, { correct: true, card: card(-HOUR) }));
    await record(userId, outcome(0));
    expect(await known()).toMatchObject([{ seen: 2, last_correct: true, due: true }]);
    expect((await items.cards(userId, ids, tx)).size).toBe(1);
  });

  it('is the latest by its end, not by when the clock came to it', async () => {
    await record(userId, outcome(0, { correct: true }));
    const before = new Date(Date.now() - HOUR);
    await record(userId, outcome(0, { correct: false }));
    expect(await known()).toMatchObject([{ last_correct: false }]);
    await services.db.query(
      `UPDATE attempts SET finished_at = $2 WHERE id =
         (SELECT id FROM attempts WHERE user_id = $1 ORDER BY finished_at DESC LIMIT 1)`,
      [userId, before],
    );
    await items.judge(userId, ids, tx);
    expect(await known()).toMatchObject([{ last_correct: true }]);
  });

  it('is known of the subjects that are asked for alone', async () => {
    await record(userId, outcome(0));
    expect(await items.ofSubjects(userId, ['science', 'reading'])).toEqual([]);
    expect(await items.ofSubjects(await services.newStudent(), ['math'])).toEqual([]);
  });
});

describe('reviews', () => {
  it('are due from their time on, longest due first', async () => {
    await record(
      userId,
      outcome(0, { card: card(-HOUR) }),
      outcome(1, { card: card(-2 * HOUR) }),
      outcome(2, { card: card(HOUR) }),
      outcome(3),
    );
    expect(await items.due(userId)).toEqual([ids[1], ids[0]]);
    expect(await items.countDue(userId)).toBe(2);
    expect((await known()).map(({ due }) => due)).toEqual([true, true, false, false]);
  });

  it('of an item in quarantine are not counted, and it is not forgotten', async () => {
    await record(userId, outcome(0, { card: card(-HOUR) }), outcome(1, { card: card(-HOUR) }));
    await services.db.query(`UPDATE items SET status = 'quarantined' WHERE id = $1`, [ids[0]]);
    try {
      expect(await items.countDue(userId)).toBe(1);
    } finally {
      await services.db.query(`UPDATE items SET status = 'live' WHERE id = $1`, [ids[0]]);
    }
    expect(await items.countDue(userId)).toBe(2);
  });

  it('begin when the student says so, once, and end when the student says so', async () => {
    const [id = ''] = ids;
    const first = card(HOUR);
    expect(await items.setCard(userId, id, first)).toBe(true);
    const due = await items.dueAt(userId, id);
    expect(due?.toISOString()).toBe((first as unknown as { due: string }).due);
    await items.setCard(userId, id, card(5 * HOUR));
    expect(await items.dueAt(userId, id)).toEqual(due);
    await items.setCard(userId, id, null);
    expect(await items.dueAt(userId, id)).toBe(null);
    expect(await items.setCard(userId, 'no.such:1', first)).toBe(false);
    expect(await items.dueAt(userId, ids[1] ?? '')).toBe(null);
  });
});

describe('what a visitor did', () => {
  it('adds up with what the account knows', async () => {
    const visitor = await services.newStudent();
    await record(visitor, outcome(0, { correct: true, flagged: true, card: card(-HOUR) }));
    await record(visitor, outcome(0, { correct: true, flagged: true }));
    await record(visitor, outcome(1, { correct: true, card: card(HOUR) }));
    await record(visitor, outcome(2, { flagged: true }));
    await record(userId, outcome(0), outcome(1, { correct: false, card: card(-HOUR) }));
    await record(userId, outcome(3, { flagged: true }));
    await services.db.query('UPDATE attempts SET user_id = $2 WHERE user_id = $1', [
      visitor,
      userId,
    ]);
    await items.moveAll(visitor, userId, tx);
    expect(await known()).toEqual([
      { item_id: ids[0], seen: 3, last_correct: true, flagged: true, due: true },
      // The account's answer is the later one.
      { item_id: ids[1], seen: 2, last_correct: false, flagged: false, due: true },
      { item_id: ids[2], seen: 1, last_correct: null, flagged: true, due: false },
      { item_id: ids[3], seen: 1, last_correct: null, flagged: true, due: false },
    ]);
    expect(await known(visitor)).toEqual([]);
  });
});
