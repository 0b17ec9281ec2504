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
const dueOf = ({ due }: StoredCard) => new Date(due);

/** The outcome of one item in a finished attempt; null where it was left open. */
type Outcome = ItemOutcome & { correct: boolean | null };

function outcome(n: number, change: Partial<Outcome> = {}): Outcome {
  return { itemId: ids[n] ?? '', correct: null, flagged: false, card: null, ...change };
}

/** Finishes an attempt with these items, and adds it to what is known. @returns its id */
async function record(of: string, ...outcomes: Outcome[]): Promise<string> {
  const { rows } = await services.db.query(
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
     SELECT id, n, "itemId", 1 FROM had RETURNING attempt_id`,
    [of, JSON.stringify(outcomes)],
  );
  await items.record(of, outcomes, tx);
  return rows[0].attempt_id;
}

/** Reopens an attempt that was recorded. */
const reopen = (attemptId: string, mode = 'exam') =>
  services.db.query(
    `UPDATE attempts SET state = 'open', finished_at = NULL, mode = $2, slot = id::text WHERE id = $1`,
    [attemptId, mode],
  );
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

  it('is judged by the student’s own attempts that are over and answered it', async () => {
    const other = await services.newStudent();
    await record(userId, outcome(0, { correct: false }), outcome(1, { correct: true }));
    await reopen(await record(userId, outcome(0, { correct: true })));
    const emptied = await record(userId, outcome(1, { correct: false }));
    await services.db.query(
      'UPDATE attempt_answers SET scored_response = NULL WHERE attempt_id = $1',
      [emptied],
    );
    await record(other, outcome(0, { correct: true }), outcome(1, { correct: false }));
    const wrong = [
      { itemId: ids[0], correct: false },
      { itemId: ids[1], correct: true },
    ];
    expect(await items.misjudged(userId, tx)).toEqual(wrong);
    await services.db.query('UPDATE student_items SET last_correct = NULL WHERE user_id = $1', [
      other,
    ]);
    // Only for the items that are asked about, and for no one else.
    expect(await items.judge(userId, ids.slice(0, 1), tx)).toEqual(wrong.slice(0, 1));
    expect(await items.judge(userId, ids, tx)).toEqual(wrong.slice(1));
    expect(await items.judge(userId, ids, tx)).toEqual([]);
    expect(await known()).toMatchObject([{ last_correct: false }, { last_correct: true }]);
    expect(await known(other)).toMatchObject([{ last_correct: null }, { last_correct: null }]);
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

  it('that are due at once come in the order of their items', async () => {
    const due = card(-HOUR);
    await record(userId, outcome(1, { card: due }), outcome(3, { card: due }));
    await record(userId, outcome(2, { card: due }), outcome(0, { card: due }));
    expect(await items.due(userId)).toEqual(ids);
  });

  it('wait for the end of the student’s own exams that are open', async () => {
    const other = await services.newStudent();
    const due = ids.map((_, n) => outcome(n, { card: card(-HOUR) }));
    await record(userId, ...due);
    await reopen(await record(other, ...due));
    await reopen(await record(userId, outcome(0)), 'tutor');
    await reopen(await record(userId, outcome(1)));
    expect(await items.countDue(userId)).toBe(3);
  });

  it('follow the card of the later attempt, each student’s and each item’s by itself', async () => {
    const other = await services.newStudent();
    const [first, later, others] = [card(-HOUR), card(HOUR), card(2 * HOUR)];
    await record(userId, outcome(0, { card: first }), outcome(1, { card: first }), outcome(2));
    await record(other, outcome(0, { card: others }));
    await record(userId, outcome(0, { card: later }));
    const cards = (of = userId) => items.cards(of, ids, tx);
    const kept = new Map([
      [ids[0], later],
      [ids[1], first],
    ]);
    expect(await cards()).toEqual(kept);
    expect(await items.cards(userId, ids.slice(1), tx)).toEqual(new Map([[ids[1], first]]));
    expect(await cards(other)).toEqual(new Map([[ids[0], others]]));
    const dueAt = (n: number, of = userId) => items.dueAt(of, ids[n] ?? '');
    expect(await dueAt(0)).toEqual(dueOf(later));
    expect(await dueAt(0, other)).toEqual(dueOf(others));
    // A card replaces the item's own, and no other.
    const next = card(5 * HOUR);
    await items.reschedule(userId, ids[0] ?? '', next, tx);
    expect(await cards()).toEqual(kept.set(ids[0], next));
    expect([await dueAt(0), await dueAt(1)]).toEqual([next, first].map(dueOf));
    expect(await cards(other)).toEqual(new Map([[ids[0], others]]));
    expect(await dueAt(0, other)).toEqual(dueOf(others));
  });

  it('are held from when a card is read to the end of what reads it', async () => {
    await record(userId, outcome(0, { card: card(HOUR) }));
    const elsewhere = await services.connect();
    await services.app.get(DataSource, { strict: false }).transaction(async (held) => {
      await items.cards(userId, ids, held);
      const taken = elsewhere.query(
        'SELECT 1 FROM student_items WHERE user_id = $1 FOR UPDATE NOWAIT',
        [userId],
      );
      await expect(taken).rejects.toMatchObject({ code: '55P03' });
    });
    await elsewhere.end();
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
    expect(await items.cards(userId, ids, tx)).toEqual(new Map([[id, first]]));
    expect(await known()).toMatchObject([{ seen: 0, last_correct: null, flagged: false }]);
    const other = await services.newStudent();
    await record(other, outcome(0, { correct: true, flagged: true }));
    await items.setCard(other, id, first);
    await items.setCard(userId, id, null);
    expect(await items.dueAt(userId, id)).toBe(null);
    expect((await items.cards(userId, ids, tx)).size).toBe(0);
    // What the other student knows of the item stays, with the review.
    expect(await items.cards(other, ids, tx)).toEqual(new Map([[id, first]]));
    expect(await items.dueAt(other, id)).toEqual(due);
    expect(await known(other)).toMatchObject([{ seen: 1, last_correct: true, flagged: true }]);
    expect(await items.setCard(userId, 'no.such:1', first)).toBe(false);
    expect(await items.dueAt(userId, ids[1] ?? '')).toBe(null);
  });
});

describe('what a visitor did', () => {
  it('adds up with what the account knows', async () => {
    const visitor = await services.newStudent();
    const [own, ofVisitor] = [card(-HOUR), card(-2 * HOUR)];
    await record(visitor, outcome(0, { correct: true, flagged: true, card: ofVisitor }));
    await record(visitor, outcome(0, { correct: true, flagged: true }));
    await record(visitor, outcome(1, { correct: true, card: card(HOUR) }));
    await record(visitor, outcome(2, { flagged: true }));
    await record(userId, outcome(0), outcome(1, { correct: false, flagged: true, card: own }));
    await record(userId, outcome(3, { flagged: true }));
    await services.db.query('UPDATE attempts SET user_id = $2 WHERE user_id = $1', [
      visitor,
      userId,
    ]);
    await items.moveAll(visitor, userId, tx);
    expect(await known()).toEqual([
      { item_id: ids[0], seen: 3, last_correct: true, flagged: true, due: true },
      // The account's answer is the later one.
      { item_id: ids[1], seen: 2, last_correct: false, flagged: true, due: true },
      { item_id: ids[2], seen: 1, last_correct: null, flagged: true, due: false },
      { item_id: ids[3], seen: 1, last_correct: null, flagged: true, due: false },
    ]);
    expect(await known(visitor)).toEqual([]);
    expect(await items.cards(userId, ids, tx)).toEqual(
      new Map([
        [ids[0], ofVisitor],
        [ids[1], own],
      ]),
    );
  });
});
