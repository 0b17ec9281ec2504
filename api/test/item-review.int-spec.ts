import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkItem } from '@prepward/content/bank/checks/one-item';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { type AdminItemDetail, type ItemText, itemText } from '@prepward/contracts/admin-items';
import type { Attempt } from '@prepward/contracts/attempts';
import { ItemCatalog, ItemEditing, ItemsAdminService, textOf } from '@prepward/modules/questions';
import { AnswersService, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import { ItemCorrections } from '../../libs/modules/questions/item-corrections.js';
import { ItemMeasures } from '../../libs/modules/quizzes/item-measures.service.js';
import { ItemReachService } from '../../libs/modules/quizzes/item-reach.service.js';
import { ItemReportsService } from '../../libs/modules/quizzes/item-reports.service.js';
import { RescoringService } from '../../libs/modules/quizzes/rescoring.service.js';
import { insertAttempt } from './rows.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

type Kind = abstract new (...args: never[]) => unknown;
const get = <T extends Kind>(service: T) =>
  services.app.get<InstanceType<T>>(service, { strict: false });

/** Begins the five free questions of a subject, which are the same for everyone. */
function begin(userId: string, subject: 'math' | 'science' = 'math'): Promise<Attempt> {
  const student = { userId, isAnonymous: false };
  const body = { kind: 'free-practice', subject, mode: 'exam' } as const;
  return get(QuizzesService).start(student, body, undefined);
}

function plainOf(attempt: Attempt) {
  const item = attempt.items.find(({ type }) => type === 'multiple-choice');
  if (item === undefined) throw new Error('no plain question');
  return item;
}

async function answered(userId: string, option: string): Promise<Attempt> {
  const attempt = await begin(userId);
  await get(AnswersService).save(userId, attempt.id, plainOf(attempt).position, {
    clientId: 'tab',
    sequence: 1,
    response: { type: 'multiple-choice', option },
  });
  await get(FinishingService).finish(userId, attempt.id);
  return attempt;
}

type ChoiceText = Extract<ItemText, { type: 'multiple-choice' }>;

/** An item with a plain question, as staff see it. */
async function plainItem(id: string): Promise<AdminItemDetail & { text: ChoiceText }> {
  const item = await get(ItemsAdminService).get(id);
  if (item.text?.type !== 'multiple-choice') throw new Error('no plain question with a source');
  return { ...item, text: item.text };
}

/** How many are right in each attempt. */
async function rightIn(attempts: readonly Attempt[]): Promise<number[]> {
  const { rows } = await services.db.query(
    `SELECT id, (score ->> 'right')::int AS "right" FROM attempts WHERE id = ANY($1)`,
    [attempts.map(({ id }) => id)],
  );
  const right = new Map(rows.map((row) => [row.id, row.right]));
  return attempts.map(({ id }) => right.get(id));
}

/** The code of an error. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the whole bank', () => {
  it('can be edited, and its items pass the checks of one item', async () => {
    const { rows } = await services.db.query(
      `SELECT v.source, p.source AS passage FROM items i
       JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
       LEFT JOIN passages p ON p.hash = v.passage_hash
       WHERE i.status = 'live' AND abs(hashtext(i.id)) % 12 = 0`,
    );
    expect(rows.length).toBeGreaterThan(500);
    for (const { source, passage } of rows as { source: BankItem; passage: Passage | null }[]) {
      const parsed = itemText.safeParse(textOf(source));
      expect([source.id, parsed.error?.issues]).toEqual([source.id, undefined]);
      expect([source.id, checkItem(source, passage)]).toEqual([source.id, []]);
    }
  });
});

describe('editing an item', () => {
  it('says whom another key reaches, and then reaches them', async () => {
    const probe = plainOf(await begin(await services.newStudent()));
    const truth = await plainItem(probe.itemId);
    const [first = '', second = ''] = truth.text.options
      .map(({ id }) => id)
      .filter((id) => id !== truth.text.key);
    // A mistake that went out: a distractor is the key.
    const rationales = { [first]: 'Right.', [truth.text.key]: 'Not quite.' };
    await get(ItemCorrections).correct(truth.id, { key: [first], rationales });
    const a = await services.newStudent();
    const b = await services.newStudent();
    const c = await services.newStudent();
    const attempts = [
      await answered(a, truth.text.key),
      await answered(b, first),
      await answered(c, second),
    ];
    expect(await rightIn(attempts)).toEqual([0, 1, 0]);
    const { version, text } = await plainItem(truth.id);
    expect(text.key).toBe(first);
    expect(await get(ItemReachService).check(truth.id, truth.text)).toMatchObject({
      findings: [],
      changes: { key: true, wording: false, reasons: true },
      // The probe is open; the one who chose another distractor was wrong and stays so.
      reach: { attempts: 3, scores: 2, students: 3, open: 1 },
    });
    expect((await plainItem(truth.id)).version).toBe(version);
    const edit = { text: truth.text, version, reason: 'The key is wrong' };
    expect(await get(ItemEditing).edit(truth.id, edit)).toBe(version + 1);
    await get(RescoringService).rescore(truth.id, version + 1);
    expect(await rightIn(attempts)).toEqual([1, 0, 0]);
  });

  it('makes a version of its own of another wording, which changes no score', async () => {
    const userId = await services.newStudent();
    const attempt = await begin(userId, 'science');
    const item = await plainItem(plainOf(attempt).itemId);
    const text = { ...item.text, stem: `${item.text.stem}\n\nChoose the best answer.` };
    const { reach, changes } = await get(ItemReachService).check(item.id, text);
    expect([changes.wording, reach.scores]).toEqual([true, 0]);
    const version = await get(ItemEditing).edit(item.id, {
      text,
      version: item.version,
      reason: 'Says what to do',
    });
    expect(version).toBe(item.version + 1);
    expect((await plainItem(item.id)).stem).toContain('Choose the best answer.');
    // Anyone in the middle of it continues with what they saw.
    const held = await get(QuizzesService).view(userId, attempt.id);
    expect(plainOf(held).stem).not.toContain('Choose the best answer.');
    const later = await begin(await services.newStudent(), 'science');
    expect(plainOf(later).stem).toContain('Choose the best answer.');
  });

  it('is refused with a version that is not the newest, without a change, or with a new fault', async () => {
    const item = await plainItem(
      plainOf(await begin(await services.newStudent(), 'science')).itemId,
    );
    const edit = (text: ItemText, version = item.version) =>
      refusal(get(ItemEditing).edit(item.id, { text, version, reason: 'A test' }));
    expect(await edit(item.text, item.version - 1)).toBe('ITEM_CHANGED_MEANWHILE');
    expect(await edit(item.text)).toBe('ITEM_UNCHANGED');
    expect(await edit({ ...item.text, stem: 'Is it $\\frac{1$?' })).toBe('ITEM_FAILS_CHECKS');
    const [first, second, ...rest] = item.text.options;
    if (first === undefined || second === undefined) throw new Error('no options');
    const twice = [first, { ...second, text: first.text }, ...rest];
    expect(await edit({ ...item.text, options: twice })).toBe('ITEM_FAILS_CHECKS');
    expect(await refusal(get(ItemEditing).check('nothing', item.text))).toBe('ITEM_NOT_FOUND');
    expect((await plainItem(item.id)).version).toBe(item.version);
  });
});

describe('quarantine', () => {
  it('keeps an item out of what starts from then on, and leaves open attempts alone', async () => {
    const userId = await services.newStudent();
    const attempt = await begin(userId);
    const { itemId } = plainOf(attempt);
    const admin = get(ItemsAdminService);
    // As another process would: nothing tells this one's catalog.
    const other = await services.connect();
    await get(ItemCatalog).free('math');
    await other.query(`UPDATE items SET status = 'quarantined' WHERE id = $1`, [itemId]);
    await other.end();
    const later = await begin(await services.newStudent());
    expect(later.items.map((item) => item.itemId)).not.toContain(itemId);
    expect(later.items).toHaveLength(5);
    expect(plainOf(await get(QuizzesService).view(userId, attempt.id)).itemId).toBe(itemId);
    const again = await admin.setStatus(itemId, { status: 'live', reason: 'It is fine' });
    expect(again.status).toBe('live');
    const same = admin.setStatus(itemId, { status: 'live', reason: 'It is fine' });
    expect(await refusal(same)).toBe('ITEM_UNCHANGED');
  });
});

describe('statistics', () => {
  it('are those of first answers, and find a key that strong students avoid', async () => {
    const { rows: items } = await services.db.query(
      `SELECT i.id, i.version, v.sheet -> 'key' ->> 'option' AS key, v.view -> 'options' AS options
       FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
       WHERE i.subject = 'english' AND i.type = 'multiple-choice' AND i.status = 'live'
       ORDER BY i.id LIMIT 10`,
    );
    const wrong = (i: number) =>
      items[i].options.find(({ id }: { id: string }) => id !== items[i].key).id;
    // 40 students answer ten items; student s knows s of 40. The first item has the wrong key:
    // only the weak choose it.
    for (let s = 0; s < 40; s++) {
      const userId = await services.newStudent();
      const { rows } = await services.db.query(
        `INSERT INTO attempts (id, user_id, kind, slot, subject, mode, item_count, sections, state,
           finished_at) VALUES (gen_random_uuid(), $1, 'quiz', '', 'english', 'exam', 10, '[]',
           'finished', now()) RETURNING id`,
        [userId],
      );
      for (let i = 0; i < 10; i++) {
        const knows = i === 0 ? s < 20 : (s * 7 + i * 11) % 40 < s;
        await services.db.query(
          `WITH item AS (INSERT INTO attempt_items VALUES ($1, $2, 1, $3, $4))
           INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, response,
             scored_response, elapsed_ms, correct)
           VALUES ($1, $2, 'tab', 1, $5, $5, $6, $7)`,
          [
            rows[0].id,
            i + 1,
            items[i].id,
            items[i].version,
            { type: 'multiple-choice', option: knows ? items[i].key : wrong(i) },
            20_000 + i * 1000,
            knows,
          ],
        );
      }
      // What they know by the next attempt says nothing about the item.
      await services.db.query(
        `WITH later AS (
           INSERT INTO attempts (id, user_id, kind, slot, subject, mode, item_count, sections, state,
             finished_at) VALUES (gen_random_uuid(), $1, 'quiz', '', 'english', 'exam', 1, '[]',
             'finished', now() + interval '1 hour') RETURNING id
         ), item AS (
           INSERT INTO attempt_items SELECT id, 1, 1, $2::text, $3::int FROM later
         )
         INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, response,
           scored_response, elapsed_ms, correct)
         SELECT id, 1, 'tab', 1, $4::jsonb, $4::jsonb, 90000, true FROM later`,
        [userId, items[0].id, items[0].version, { type: 'multiple-choice', option: items[0].key }],
      );
    }
    await get(ItemMeasures).measure();
    await get(ItemMeasures).measure();
    const suspects = await get(ItemsAdminService).search({ filter: { suspicion: 'any' } });
    expect(suspects.rows.map(({ id }) => id)).toEqual([items[0].id]);
    const slow = await get(ItemsAdminService).search({ filter: { suspicion: 'too-slow' } });
    expect(slow.total).toBe(0);
    const item = await get(ItemsAdminService).get(items[0].id);
    expect(item).toMatchObject({
      answers: 40,
      pValue: 0.5,
      medianMs: 20_000,
      suspicions: ['negative-discrimination', 'distractor-above-key'],
    });
    expect(item.statistics?.discrimination?.high).toBeLessThan(0);
    const shares = new Map(item.statistics?.options.map((option) => [option.id, option]));
    expect(shares.size).toBe(4);
    expect(shares.get(items[0].key)).toMatchObject({ share: { value: 0.5 }, strong: 0 });
    expect(shares.get(wrong(0))).toMatchObject({ share: { value: 0.5 }, strong: 1 });
    const sorted = await get(ItemsAdminService).search({
      sort: ['discrimination', 'ASC'],
      range: [0, 0],
    });
    expect(sorted.rows[0]?.id).toBe(items[0].id);
  });
});

describe('how often an item was shown and answered right', () => {
  it('is kept with it, as it is counted', async () => {
    const userId = await services.newStudent();
    const sql = async (text: string, values?: unknown[]) =>
      (await services.db.query(text, values)).rows;
    const [{ id, version }] = await sql(
      `UPDATE items SET times_shown = 7, times_right = 7, median_ms = 7 WHERE id =
         (SELECT min(id) FROM items WHERE id NOT IN (SELECT item_id FROM attempt_items))
       RETURNING id, version`,
    );
    const item = { id, version, response: {}, elapsedMs: 900 };
    for (const correct of [true, false, true]) {
      await insertAttempt({ sql }, userId, { items: [{ ...item, correct }] });
    }
    await get(QuizzesService).countItems();
    const kept = `SELECT times_shown, times_right, median_ms FROM items WHERE id = $1`;
    const counted = { times_shown: 3, times_right: 2, median_ms: null };
    expect(await sql(kept, [id])).toEqual([counted]);
  });
});

describe('a report', () => {
  it('is of the question as the student has it', async () => {
    const userId = await services.newStudent();
    const attempt = await begin(userId, 'science');
    const { position, itemId, version } = plainOf(attempt);
    const text = 'Which one do you mean?';
    const body = { position, reason: 'unclear', text } as const;
    const id = await get(AnswersService).report(userId, attempt.id, body);
    expect(await get(ItemReportsService).get(id)).toMatchObject({
      ...{ itemId, itemVersion: version, userId, attemptId: attempt.id },
      ...{ reason: 'unclear', text, state: 'open', answer: null },
    });
  });
});
