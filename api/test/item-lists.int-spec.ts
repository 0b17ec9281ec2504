import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import type { AdminItemsQuery, ItemText } from '@prepward/contracts/admin-items';
import { ItemEditing, ItemsAdminService, textOf } from '@prepward/modules/questions';
import { Audit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { DataSource } from 'typeorm';
import { BankRepository } from '../../libs/modules/questions/bank.repository.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
let admin: ItemsAdminService;
let editing: ItemEditing;
let dataSource: DataSource;
beforeAll(async () => {
  services = await startServices();
  admin = services.app.get(ItemsAdminService, { strict: false });
  editing = services.app.get(ItemEditing, { strict: false });
  dataSource = services.app.get(DataSource, { strict: false });
});
afterAll(() => services.stop());

const [A, B, C, D] = ['zz.one:1', 'zz.two:1', 'zz.two:2', 'zz.three:1'] as const;
const ALL = [A, B, C, D];
/** Options, one of which is right. */
const keyed = (key: string) =>
  [3, 4, 5, 6].map((value) => ({
    id: `id${value}`,
    text: String(value),
    rationale: `Count on your fingers from two, and you see whether it is ${value}.`,
    ...(key === `id${value}` ? {} : { misconception: 'miscounts' }),
  }));
const options = keyed('id4');
const item = (id: string, change: object = {}): BankItem =>
  ({
    ...{
      id,
      model: id.split(':')[0],
      family: 'zz',
      seed: 1,
      subject: 'math',
      area: 'math.numbers',
    },
    ...{ objective: 'math.numbers.order', difficulty: 0, type: 'multiple-choice', options },
    ...{ stem: 'How much is 2 + 2?', key: 'id4' },
    ...change,
  }) as BankItem;

/** Stores a version of an item, which becomes the current one. */
async function store(source: BankItem, version = 1): Promise<void> {
  const { view, ...record } = toBankRecord(source);
  const row = { ...record, view, source, version, type: view.type, passage_hash: null };
  const bank = new BankRepository();
  await bank.storeItems(dataSource.manager, [{ ...row, content_hash: `${version}` }]);
}

const estimate = (value: number) => ({ value, low: value - 0.25, high: value + 0.125 });
const measured = (itemId: string, answers: number, pValue: number) => ({
  ...{ itemId, answers, pValue: estimate(pValue), discrimination: null, medianMs: null },
  ...{ options: [], suspicions: [] },
});
const AT = new Date('2026-06-01T03:00:00Z');
const SHARES = [{ id: 'id4', share: estimate(0.5), strong: 0.75 }];

beforeEach(async () => {
  await services.db.query(`DELETE FROM item_statistics`);
  await services.db.query(`DELETE FROM item_versions WHERE item_id LIKE 'zz.%'`);
  await services.db.query(`DELETE FROM items WHERE id LIKE 'zz.%'`);
  await services.db.query('DELETE FROM outbox_events');
  await store(item(A, { stem: 'Before.' }));
  await store(item(A, { stem: 'Which *aorta*?', difficulty: 1.5 }), 2);
  await store(item(B, { subject: 'science', area: 'science.life', difficulty: -1 }));
  await store(item(C, { objective: 'math.numbers.other', difficulty: 0.5 }));
  await store(item(D, { type: 'multiple-select', key: ['id4', 'id5'] }));
  await admin.setStatus(C, { status: 'quarantined', reason: 'Two keys' });
  await admin.setCounts([
    { itemId: A, shown: 7, right: 3, medianMs: 900 },
    { itemId: B, shown: 9, right: 1, medianMs: null },
    { itemId: C, shown: 8, right: 2, medianMs: 800 },
  ]);
  const slow = { medianMs: 90_000, suspicions: ['too-slow' as const] };
  await admin.setStatistics(
    [
      { ...measured(A, 30, 0.5), discrimination: estimate(0.25), medianMs: 700, options: SHARES },
      { ...measured(B, 20, 0.75), ...slow, discrimination: estimate(-0.5) },
      {
        ...measured(C, 40, 0.25),
        medianMs: 50,
        suspicions: ['negative-discrimination', 'too-fast'],
      },
    ],
    AT,
  );
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the list of items', () => {
  const found = async ({ filter = {}, ...query }: AdminItemsQuery) => {
    const { rows, total } = await admin.search({ ...query, filter: { id: ALL, ...filter } });
    expect(total).toBe(rows.length);
    return rows.map(({ id }) => ALL.indexOf(id as typeof A));
  };

  it('shows each in its current version, with how students do', async () => {
    const { rows } = await admin.search({ filter: { id: ALL } });
    expect(rows.map(({ id }) => id)).toEqual([A, D, B, C]);
    expect(rows[0]).toEqual({
      ...{ id: A, model: 'zz.one', subject: 'math', area: 'math.numbers' },
      ...{ objective: 'math.numbers.order', type: 'multiple-choice', difficulty: 1.5 },
      ...{ status: 'live', version: 2, stem: '<p>Which <em>aorta</em>?</p>\n' },
      ...{ timesShown: 7, timesRight: 3, answers: 30, pValue: 0.5, discrimination: 0.25 },
      ...{ medianMs: 700, suspicions: [] },
    });
    expect(rows[1]).toMatchObject({
      ...{ timesShown: 0, timesRight: 0, answers: 0, pValue: null, discrimination: null },
      ...{ medianMs: null, suspicions: [] },
    });
  });

  it.each<[NonNullable<AdminItemsQuery['sort']>[0], number[], number[]]>([
    ['id', [0, 3, 1, 2], [2, 1, 3, 0]],
    ['difficulty', [1, 3, 2, 0], [0, 2, 3, 1]],
    ['timesShown', [3, 0, 2, 1], [1, 2, 0, 3]],
    ['timesRight', [3, 1, 2, 0], [0, 2, 1, 3]],
    // What isn't measured comes last, either way.
    ['answers', [1, 0, 2, 3], [2, 0, 1, 3]],
    ['pValue', [2, 0, 1, 3], [1, 0, 2, 3]],
    ['discrimination', [1, 0, 3, 2], [0, 1, 2, 3]],
    ['medianMs', [2, 0, 1, 3], [1, 0, 2, 3]],
  ])('is sorted by %s, either way', async (by, up, down) => {
    expect(await found({ sort: [by, 'ASC'] })).toEqual(up);
    expect(await found({ sort: [by, 'DESC'] })).toEqual(down);
  });

  it.each<[NonNullable<AdminItemsQuery['filter']>, number[]]>([
    [{ q: 'AORTA' }, [0]],
    [{ q: 'Before' }, []],
    [{ q: 'two:' }, [1, 2]],
    [{ subject: 'science' }, [1]],
    [{ area: 'science.life' }, [1]],
    [{ objective: 'math.numbers.other' }, [2]],
    [{ type: 'multiple-select' }, [3]],
    [{ status: 'quarantined' }, [2]],
    [{ model: 'zz.two' }, [1, 2]],
    [{ suspicion: 'any' }, [1, 2]],
    [{ suspicion: 'too-fast' }, [2]],
    [{ id: [B, 'none'] }, [1]],
  ])('is searched by %j', async (filter, expected) => {
    expect(await found({ filter, sort: ['id', 'ASC'] })).toEqual(expected);
  });
});

describe('one item', () => {
  it('shows its versions, key and text, and what was measured', async () => {
    const one = await admin.get(A);
    expect(one).toMatchObject({
      ...{ id: A, version: 2, passage: null, text: textOf(item(A, { stem: 'Which *aorta*?' })) },
      ...{ view: { stem: one.stem }, sheet: { key: { type: 'multiple-choice', option: 'id4' } } },
    });
    expect(one.statistics).toEqual({
      countedAt: AT.toISOString(),
      pValue: estimate(0.5),
      discrimination: estimate(0.25),
      options: SHARES,
    });
    expect(one.versions).toEqual(
      [2, 1].map((version) => ({ version, createdAt: expect.any(String) })),
    );
    expect((await admin.get(C)).statistics?.discrimination).toBeNull();
    expect((await admin.get(D)).statistics).toBeNull();
    await services.db.query('UPDATE item_versions SET source = NULL WHERE item_id = $1', [D]);
    expect((await admin.get(D)).text).toBeNull();
  });

  it('has the statistics that were measured last, or none, however many there are', async () => {
    const { rows } = await services.db.query('SELECT id FROM items ORDER BY id LIMIT 1001');
    await admin.setStatistics(
      [...rows, { id: A }].map(({ id }) => measured(id, 5, 0.5)),
      AT,
    );
    const count = await services.db.query('SELECT count(*)::int AS n FROM item_statistics');
    expect(count.rows).toEqual([{ n: 1002 }]);
    expect([await admin.get(A), await admin.get(B)]).toMatchObject([
      { answers: 5 },
      { answers: 0, statistics: null },
    ]);
  });

  it('keeps its counts until others are counted', async () => {
    await admin.setCounts([{ itemId: B, shown: 10, right: 4, medianMs: 500 }]);
    const { rows } = await services.db.query(
      `SELECT times_shown AS n, times_right AS r, median_ms AS m FROM items
       WHERE id = ANY($1) ORDER BY array_position($1, id)`,
      [[A, B, D]],
    );
    expect(rows).toEqual([
      { n: 7, r: 3, m: 900 },
      { n: 10, r: 4, m: 500 },
      { n: 0, r: 0, m: null },
    ]);
  });

  it('is kept from students, and given back, by staff alone who say why', async () => {
    const set = (id: string, status: 'live' | 'quarantined') =>
      admin.setStatus(id, { status, reason: 'Two keys' });
    const noted = await auditOf(() => set(A, 'quarantined'));
    expect(noted).toEqual({
      before: { status: 'live' },
      after: { status: 'quarantined' },
      reason: 'Two keys',
    });
    expect([(await admin.get(A)).status, (await admin.get(B)).status]).toEqual([
      'quarantined',
      'live',
    ]);
    await services.db.query(`UPDATE items SET status = 'retired' WHERE id = $1`, [B]);
    expect(await refusal(set(B, 'live'))).toBe('ITEM_RETIRED');
    expect(await refusal(set('none', 'live'))).toBe('ITEM_NOT_FOUND');
    expect(await refusal(set(A, 'quarantined'))).toBe('ITEM_UNCHANGED');
  });
});

/** The entry that some staff work leaves in the audit log. */
async function auditOf(work: () => Promise<unknown>): Promise<unknown> {
  const kept: unknown[] = [];
  const add = async (_on: unknown, { before, after, reason }: Record<string, unknown>) =>
    void kept.push({ before, after, reason });
  const audit = new Audit(dataSource, { add } as never, new Ids());
  await audit.during({ actorId: null, action: 'a test' }, {}, work, 'no transaction');
  return kept[0];
}

describe('an edit', () => {
  type ChoiceText = Extract<ItemText, { type: 'multiple-choice' }>;
  const text = textOf(item(B)) as ChoiceText;
  const edit = (change: Partial<ChoiceText>, version = 1) =>
    editing.edit(B, { text: { ...text, ...change }, version, reason: 'Better' });
  const events = async () =>
    (
      await services.db.query(
        `SELECT payload FROM outbox_events WHERE name = 'item.corrected' ORDER BY created_at`,
      )
    ).rows.map(({ payload }) => payload);
  const versions = async () =>
    (
      await services.db.query(
        `SELECT version, view ->> 'stem' AS stem, sheet -> 'key' ->> 'option' AS key,
           source ->> 'stem' AS written FROM item_versions WHERE item_id = $1 ORDER BY version`,
        [B],
      )
    ).rows;

  it('of key and wording scores what was seen again, and then changes what is seen', async () => {
    const noted = await auditOf(async () => {
      expect(await edit({ stem: 'How much is 2 + 3?', key: 'id5', options: keyed('id5') })).toBe(3);
    });
    expect(noted).toMatchObject({
      before: { stem: 'How much is 2 + 2?', key: 'id4' },
      after: { stem: 'How much is 2 + 3?', key: 'id5' },
      reason: 'Better',
    });
    const [old, now] = ['How much is 2 + 2?', 'How much is 2 + 3?'];
    const seen = (version: number, written: string | undefined, key: string) => {
      return { version, stem: `<p>${written}</p>\n`, key, written };
    };
    expect(await versions()).toEqual([
      seen(1, old, 'id4'),
      seen(2, old, 'id5'),
      seen(3, now, 'id5'),
    ]);
    expect(await events()).toEqual([{ itemId: B, version: 2 }]);
    expect((await admin.get(B)).version).toBe(3);
  });

  it('of reasons or wording alone scores nothing again', async () => {
    const [first, ...rest] = text.options;
    const reworded = [{ ...first, rationale: 'It is one less.' }, ...rest] as ChoiceText['options'];
    expect(await edit({ options: reworded })).toBe(2);
    expect(await edit({ options: reworded, stem: 'How much are 2 + 2?' }, 2)).toBe(3);
    expect([await events(), (await versions()).map(({ key }) => key)]).toEqual([
      [],
      ['id4', 'id4', 'id4'],
    ]);
  });

  it('is not kept back by what was wrong before', async () => {
    const twice = options.map((option) => ({
      ...option,
      text: option.id === 'id6' ? '5' : option.text,
    }));
    await store(item(B, { options: twice }), 2);
    expect((await editing.check(B, { ...text, options: twice })).findings).not.toEqual([]);
    expect(await edit({ options: twice, stem: 'How much are 2 + 2?' }, 2)).toBe(3);
  });

  it('waits for another one, and is made of what that one left', async () => {
    const other = await services.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM items WHERE id = $1 FOR UPDATE', [B]);
    const late = refusal(edit({ stem: 'How much are 2 + 2?' }));
    for (let waits = false; !waits; ) {
      const { rows } = await services.db.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      waits = rows.length > 0;
    }
    await other.query(
      `INSERT INTO item_versions (item_id, version, content_hash, view, sheet, source)
       SELECT item_id, 2, 'other', view, sheet, source FROM item_versions WHERE item_id = $1`,
      [B],
    );
    await other.query('UPDATE items SET version = 2 WHERE id = $1', [B]);
    await other.query('COMMIT');
    await other.end();
    expect(await late).toBe('ITEM_CHANGED_MEANWHILE');
  });
});
