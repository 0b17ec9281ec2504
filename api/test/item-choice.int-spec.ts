import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StartAttemptBody } from '@prepward/contracts/attempts';
import { DAY_MS } from '@prepward/contracts/durations';
import { BLUEPRINT, paceMs } from '@prepward/contracts/exam';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { type CatalogItem, ItemCatalog } from '@prepward/modules/questions';
import { type AttemptPlan, planAttempt } from '../../libs/modules/quizzes/domain/attempt-plan.js';
import { twinMark } from '../../libs/modules/quizzes/domain/candidate.js';
import { freeSets } from '../../libs/modules/quizzes/domain/free-sets.js';
import { type Choice, ItemChoice } from '../../libs/modules/quizzes/item-choice.service.js';
import { insertAttempt } from './rows.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
let choice: ItemChoice;
let live: Record<Subject, CatalogItem[]>;
let free: Record<Subject, CatalogItem[]>;
const known = new Map<string, CatalogItem>();
beforeAll(async () => {
  services = await startServices();
  choice = services.app.get(ItemChoice, { strict: false });
  // A question without variants.
  await sql(
    `UPDATE items SET model = 'sole' WHERE id =
       (SELECT id FROM items WHERE subject = 'reading' AND status = 'live' ORDER BY id LIMIT 1)`,
  );
  const catalog = services.app.get(ItemCatalog, { strict: false });
  const lists = async (list: 'live' | 'free') =>
    Object.fromEntries(
      await Promise.all(SUBJECTS.map(async (subject) => [subject, await catalog[list](subject)])),
    );
  live = await lists('live');
  free = await lists('free');
  for (const item of Object.values(live).flat()) known.set(item.id, item);
});
afterAll(() => services.stop());

let userId: string;
let other: string;
beforeEach(async () => {
  [userId, other] = [await services.newStudent(), await services.newStudent()];
});

const sql = async (text: string, values: unknown[] = []) =>
  (await services.db.query(text, values)).rows;
const planOf = (body: StartAttemptBody) => planAttempt(body) as AttemptPlan;
const choose = (body: StartAttemptBody) => choice.choose(userId, planOf(body));
const matching = async (body: StartAttemptBody) =>
  (await choice.matching(userId, planOf(body))).items;
const idsOf = ({ items }: Choice) => items.map(({ itemId }) => itemId);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const common = (some: readonly string[], more: readonly string[]) =>
  some.filter((id) => more.includes(id));

/** Gives a student an open attempt with these items. */
const open = (mode: 'exam' | 'tutor', itemIds: readonly string[], of = userId) =>
  insertAttempt({ sql }, of, {
    state: 'open',
    mode,
    items: itemIds.map((id) => ({ id, version: known.get(id)?.version })),
  });
/** What a student did with items. */
const did = (of: string, itemIds: readonly string[], columns: object = {}) =>
  sql(
    `INSERT INTO student_items (user_id, item_id, seen, last_correct, flagged, due_at)
     SELECT $1, id, r.seen, r.last_correct, r.flagged, r.due_at FROM unnest($2::text[]) AS id,
       jsonb_to_record($3) AS r(seen int, last_correct boolean, flagged boolean, due_at timestamptz)`,
    [of, itemIds, { seen: 1, flagged: false, ...columns }],
  );

describe('what a choice knows of the items', () => {
  it('is derived from their content, however that was written', async () => {
    // As in versions older than the column: only what was rendered is left.
    await sql(
      `UPDATE passages SET source = NULL WHERE hash =
         (SELECT v.passage_hash FROM items i
            JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
          WHERE i.subject = 'reading' AND v.passage_hash IS NOT NULL ORDER BY i.id LIMIT 1)`,
    );
    const rows = await sql(
      `SELECT v.item_id AS id, v.source ->> 'family' AS family, v.view ->> 'passageId' AS passage,
         coalesce(p.source ->> 'text', p.content ->> 'html', '') AS "passageText",
         v.view ->> 'stem' AS stem, v.view ->> 'options' AS options
       FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
         LEFT JOIN passages p ON p.hash = v.passage_hash
       WHERE i.subject = 'reading'`,
    );
    const words = (text: string) => text.replaceAll(' |', '').split(' ').length - 1;
    const catalog = services.app.get(ItemCatalog, { strict: false });
    const derived = [...(await catalog.freeNow('reading')), ...(await catalog.paidNow('reading'))];
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(derived.length).toBeGreaterThan(1_000);
    for (const { id, model, ...item } of derived) {
      const row = byId.get(id);
      expect([id, item.family, item.passage, item.passageWords, item.words]).toEqual([
        id,
        row.family ?? model,
        row.passage,
        words(row.passageText),
        words(`${row.stem} ${row.options ?? ''}`),
      ]);
    }
  });
});

describe('a fixed set', () => {
  const quiz = { kind: 'quiz', subject: 'math', set: 2 } as const;

  it('stays what it is beside what is open in tutor mode, and beside another student’s exam', async () => {
    const set = ids(freeSets(free.math, 'math').quizzes[1] ?? []);
    await open('tutor', set.slice(0, 5));
    await open('exam', set, other);
    expect(idsOf(await choose(quiz))).toEqual(set);
  });

  it('has instead of what is in an open exam another one, which is no twin of the rest', async () => {
    const { quizzes, rest } = freeSets(free.math, 'math');
    const [first, ...others] = quizzes[1] ?? [];
    if (first === undefined) throw new Error('an empty quiz');
    const taken = new Set(others.map(twinMark));
    const [spare, ...more] = rest.filter((one) => !taken.has(twinMark(one)));
    // All that could take its place, but for one, and the twins.
    const held = [first, ...more].filter(({ id }) => id !== spare?.id);
    const exam = await open('exam', ids(held));
    expect(rest.length).toBeGreaterThan(held.length);
    const chosen = idsOf(await choose(quiz));
    expect(chosen).toEqual([...ids(others), spare?.id]);
    await sql('DELETE FROM attempts WHERE id = $1', [exam]);
    await open('exam', ids([...held, ...(spare === undefined ? [] : [spare])]));
    await expect(choose(quiz)).rejects.toMatchObject({ code: 'NOT_ENOUGH_ITEMS' });
  });
});

describe('a diagnostic', () => {
  it('asks of the rest of the free pool what was seen least, and nothing that is open', async () => {
    const rest = SUBJECTS.flatMap((subject) => freeSets(free[subject], subject).rest);
    // Every other family of each objective.
    const families = new Map<string, string[]>();
    for (const { objective, ...item } of rest) {
      const known = families.get(objective) ?? [];
      const mark = twinMark({ objective, ...item });
      if (!known.includes(mark)) families.set(objective, [...known, mark]);
    }
    const seen = rest.filter(
      (item) => (families.get(item.objective) ?? []).indexOf(twinMark(item)) % 2 === 1,
    );
    await did(userId, ids(seen));
    await did(other, ids(rest));
    const body = { kind: 'diagnostic' } as const;
    const chosen = idsOf(await choose(body));
    expect([chosen.length, common(chosen, ids(rest)).length]).toEqual([40, 40]);
    expect(common(chosen, ids(seen))).toEqual([]);
    await open('tutor', chosen);
    // They alone were never seen.
    const known = new Set([...ids(seen), ...chosen]);
    await did(
      userId,
      ids(rest).filter((id) => !known.has(id)),
    );
    expect(common(idsOf(await choose(body)), chosen)).toEqual([]);
  });
});

describe('a mock exam', () => {
  it('asks what was seen least and isn’t open, of what is paid for, in the time that was asked for', async () => {
    const form = await choose({ kind: 'mock', time: 1.5 });
    const first = idsOf(form);
    expect(common(first, ids(Object.values(free).flat()))).toEqual([]);
    expect(form.sections).toEqual(
      BLUEPRINT.map(({ subject, items, minutes }) => ({
        subject,
        items,
        limitMs: minutes * 90_000,
      })),
    );
    const sections = form.items.map(({ section }) => section);
    expect(sections).toEqual(sections.toSorted());
    for (const { itemId, section } of form.items) {
      expect(BLUEPRINT[section - 1]?.subject).toBe(known.get(itemId)?.subject);
    }
    // Now all the others have been seen: most of the first exam comes again.
    const others = [...known.keys()].filter((id) => !first.includes(id));
    await did(userId, others);
    const again = await choose({ kind: 'mock', time: 'none' });
    expect(common(idsOf(again), first).length).toBeGreaterThan(100);
    expect(again.sections.map(({ limitMs }) => limitMs)).toEqual([null, null, null, null]);
    await open('tutor', first);
    expect(common(idsOf(await choose({ kind: 'mock' })), first)).toEqual([]);
  });
});

describe('a practice', () => {
  it('is of what the student did, whatever others did', async () => {
    const all = live.science.length;
    const models = new Map(live.science.map((item) => [twinMark(item), item]));
    const [a = '', b = '', c = '', d = '', e = ''] = ids([...models.values()]);
    const past = new Date(Date.now() - 60_000).toISOString();
    const soon = new Date(Date.now() + 60_000).toISOString();
    await did(userId, [a], { last_correct: false, due_at: past });
    await did(userId, [b], { last_correct: true, flagged: true, due_at: soon });
    // Put into the queue by hand, and never asked yet.
    await did(userId, [c], { seen: 0, due_at: past });
    await did(userId, [d]);
    await did(other, [a, b, c, d, e], { last_correct: false, flagged: true, due_at: past });
    const count = (pool: StartAttemptBody['pool']) =>
      matching({ kind: 'practice', subject: 'science', pool });
    expect(await count('all')).toBe(all);
    expect(await count('unseen')).toBe(all - 3);
    expect(await count('wrong')).toBe(1);
    expect(await count('flagged')).toBe(1);
    expect(await count('due')).toBe(2);
    expect(await matching({ kind: 'practice', subject: 'math', pool: 'due' })).toBe(0);
    const body = { kind: 'practice', subject: 'science', count: 100 } as const;
    expect(idsOf(await choose({ ...body, pool: 'wrong' }))).toEqual([a]);
    expect(idsOf(await choose({ kind: 'review' })).sort()).toEqual([a, c].sort());
    // What is open in tutor mode may come in another practice.
    await open('tutor', ids(live.science));
    expect(await count('all')).toBe(all);
    await open('exam', [a, e]);
    expect(await count('all')).toBe(all - 2);
    expect(await count('due')).toBe(1);
  });

  it('is of each category, type and difficulty that was asked for', async () => {
    const [first, second] = ['math.data', 'science.biology'];
    const items = [...known.values()].filter(({ area }) => area === first || area === second);
    const objectives = [first, second] as string[];
    const all = { kind: 'practice', objectives } as const;
    expect(await matching(all)).toBe(items.length);
    const hard = items.filter(({ difficulty }) => difficulty > 0.5);
    expect(await matching({ ...all, difficulty: 'hard' })).toBe(hard.length);
    const typed = hard.filter(({ type }) => type === 'supply' || type === 'ordered');
    const narrow = { difficulty: 'hard', itemTypes: ['supply', 'ordered'] } as const;
    expect(await matching({ ...all, ...narrow, itemTypes: [...narrow.itemTypes] })).toBe(
      typed.length,
    );
    const { items: count, atOnce } = await choice.matching(userId, planOf(all));
    expect([count, atOnce]).toEqual([items.length, new Set(items.map(twinMark)).size]);
    expect(await matching({ kind: 'mixed' })).toBe(known.size);
  });

  it('has the time of its questions, in whole seconds, and the subject that they have in common', async () => {
    const section = async (body: StartAttemptBody) => (await choose(body)).sections[0];
    const reading = { kind: 'practice', subject: 'reading', count: 7 } as const;
    expect(await section(reading)).toEqual({ subject: 'reading', items: 7, limitMs: null });
    // 55 minutes for 45 questions isn't a whole number of seconds.
    const seconds = (pace: number, factor: number) => Math.ceil((pace * factor) / 1000) * 1000;
    expect(await section({ ...reading, time: 1 })).toMatchObject({
      limitMs: seconds(7 * paceMs('reading'), 1),
    });
    expect(7 * paceMs('reading')).not.toBe(seconds(7 * paceMs('reading'), 1));
    const mixed = await choose({ kind: 'mixed', count: 20, time: 2 });
    const pace = idsOf(mixed).reduce(
      (sum, id) => sum + paceMs(known.get(id)?.subject ?? 'math'),
      0,
    );
    expect(mixed.sections).toEqual([{ subject: null, items: 20, limitMs: seconds(pace, 2) }]);
  });
});

describe('a review', () => {
  it('is of what is due for the longest time, first what waits longest', async () => {
    const due = new Map(live.science.map((item) => [twinMark(item), item.id]));
    const waiting = [...due.values()].slice(0, 12).toReversed();
    for (const [i, id] of waiting.entries()) {
      await did(userId, [id], { due_at: new Date(Date.now() - (20 - i) * DAY_MS) });
    }
    const { items } = await choose({ kind: 'review', count: 5 });
    expect(items.map(({ itemId }) => itemId)).toEqual(waiting.slice(0, 5));
  });
});

describe('similar questions', () => {
  const variantsOf = (item: CatalogItem | undefined) =>
    live.math.filter(({ model }) => model === item?.model);
  const of = (objective: string) => live.math.filter((item) => item.objective === objective);
  const similar = (id: string, count?: number) =>
    matching({ kind: 'practice', similarTo: id, ...(count === undefined ? {} : { count }) });

  it('are the variants of one, or its objective where it has none or several are asked for', async () => {
    const item = live.math.find((one) => variantsOf(one).length > 1) as CatalogItem;
    const objective = of(item.objective);
    expect(objective.length).toBeGreaterThan(variantsOf(item).length);
    expect(await similar(item.id)).toBe(variantsOf(item).length - 1);
    expect(await similar(item.id, 5)).toBe(objective.length - 1);
    const sole = live.reading.find(({ model }) => model === 'sole');
    const mates = live.reading.filter((one) => one.objective === sole?.objective);
    expect(mates.length).toBeGreaterThan(1);
    expect(await similar(sole?.id ?? '')).toBe(mates.length - 1);
  });

  it('hold nothing of an open exam, and are refused for it and for what it is a variant of', async () => {
    const item = live.math.find((one) => variantsOf(one).length > 1) as CatalogItem;
    const mates = of(item.objective).filter(({ model }) => model !== item.model);
    await open('exam', ids(mates.slice(0, 2)));
    await open('tutor', [item.id, ...ids(mates.slice(2))]);
    await open('exam', ids(of(item.objective)), other);
    expect(await similar(item.id, 5)).toBe(of(item.objective).length - 3);
    await open('exam', ids(variantsOf(item).slice(-1)));
    await expect(similar(item.id)).rejects.toMatchObject({ code: 'ITEM_IN_OPEN_EXAM' });
  });
});
