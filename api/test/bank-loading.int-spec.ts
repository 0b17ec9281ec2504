import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import {
  BankLoader,
  ItemCatalog,
  ItemEditing,
  ItemSources,
  textOf,
} from '@prepward/modules/questions';
import { DataSource } from 'typeorm';
import { ItemRepository } from '../../libs/modules/questions/item.repository.js';
import { ItemCorrections } from '../../libs/modules/questions/item-corrections.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const passage: Passage = {
  id: 'reading.p',
  title: 'A memo',
  kind: 'memo',
  text: 'Hand in the form by Monday.',
};

function record(id: string, change: { stem?: string; key?: string } = {}): BankItem {
  const options = ['a', 'b', 'c', 'd'].map((option) => ({
    id: option,
    text: option,
    rationale: `Because of ${option}.`,
  }));
  return {
    id,
    model: 'reading.model',
    family: 'reading.model',
    seed: 1,
    subject: 'reading',
    area: 'reading.key-ideas',
    objective: 'reading.key-ideas.infer',
    difficulty: 0,
    type: 'multiple-choice',
    stem: change.stem ?? 'By when?',
    passageId: passage.id,
    options,
    key: change.key ?? 'a',
  };
}

const load = (items: readonly BankItem[], passages: readonly Passage[] = [passage]) =>
  services.app.get(BankLoader, { strict: false }).load(items, passages);

async function itemOf(id: string): Promise<{ status: string; version: number }> {
  const { rows } = await services.db.query('SELECT status, version FROM items WHERE id = $1', [id]);
  return rows[0];
}

const corrected = async (id: string) =>
  (
    await services.db.query(
      `SELECT payload ->> 'version' AS version FROM outbox_events
       WHERE name = 'item.corrected' AND payload ->> 'itemId' = $1`,
      [id],
    )
  ).rows.map(({ version }) => Number(version));

const sourcesOf = async (id: string) =>
  (
    await services.db.query<{ version: number; source: unknown; passage: unknown }>(
      `SELECT v.version, v.source, p.source AS passage
       FROM item_versions v JOIN passages p ON p.hash = v.passage_hash
       WHERE v.item_id = $1 ORDER BY v.version`,
      [id],
    )
  ).rows;

/** How many changes to the bank each load reported, in order. */
const bankLoads = async (): Promise<number[]> =>
  (
    await services.db.query(
      `SELECT (payload ->> 'changes')::int AS changes FROM outbox_events
       WHERE name = 'bank.loaded' ORDER BY created_at`,
    )
  ).rows.map(({ changes }) => changes);

/** An item that asks about no text. */
function alone({ passageId: _, ...item }: BankItem): BankItem {
  return item as BankItem;
}

// Runs before any small bank replaces the whole one.
describe('the free pool in the catalog', () => {
  it('stays the same when items are quarantined, but for these', async () => {
    const catalog = () =>
      new ItemCatalog(services.app.get(ItemRepository, { strict: false }), {
        now: () => new Date(),
      });
    const before = (await catalog().free('reading')).map(({ id }) => id);
    const gone = before.filter((_, i) => i % 3 === 0);
    await services.db.query(`UPDATE items SET status = 'quarantined' WHERE id = ANY($1)`, [gone]);
    const after = (await catalog().free('reading')).map(({ id }) => id);
    expect(after).toEqual(before.filter((id) => !gone.includes(id)));
    const live = (await catalog().live('reading')).map(({ id }) => id);
    expect(live.filter((id) => gone.includes(id))).toEqual([]);
    await services.db.query(`UPDATE items SET status = 'live' WHERE id = ANY($1)`, [gone]);
  });
});

describe('loading a bank', () => {
  let id: string;
  let tests = 0;
  beforeEach(() => {
    id = `reading.test-${++tests}:1`;
  });

  it('says what it changed, and tells of it where that is anything', async () => {
    const all = [record(id), record(`${id}-other`)];
    await load([record(`${id}-other`)]);
    const told = (await bankLoads()).length;
    const report = { total: 2, added: 0, changed: 0, retired: 0 };
    expect(await load(all)).toEqual({ ...report, added: 1 });
    const [, ...rest] = all;
    const reworded = [record(id, { stem: 'Until when?' }), ...rest];
    expect(await load(reworded)).toEqual({ ...report, changed: 1 });
    expect(await load(rest)).toEqual({ ...report, total: 1, retired: 1 });
    // A retired item that comes back as it was.
    expect(await load(reworded)).toEqual(report);
    expect((await bankLoads()).slice(told)).toEqual([1, 1, 1, 1]);
    expect(await load(reworded)).toEqual(report);
    expect(await bankLoads()).toHaveLength(told + 4);
  });

  it('waits for another load, and takes no item whose text is missing', async () => {
    const other = await services.connect();
    await other.query('SELECT pg_advisory_lock(7270001)');
    const late = load([record(id)]).then(() => 'done');
    const waiting = async () => {
      for (;;) {
        const { rows } = await services.db.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (rows.length > 0) return 'waiting';
      }
    };
    expect(await Promise.race([late, waiting()])).toBe('waiting');
    await other.end();
    expect(await late).toBe('done');
    await expect(load([record(id)], [])).rejects.toThrow('reading.p, which is not in the bank');
  });

  it('brings back an item that left, and leaves a quarantined one where it is', async () => {
    const [other, hidden] = [`${id}-other`, `${id}-hidden`];
    await load([record(id), record(other), record(hidden)]);
    await services.db.query(`UPDATE items SET status = 'quarantined' WHERE id = ANY($1)`, [
      [other, hidden],
    ]);
    await load([record(other)]);
    expect([(await itemOf(id)).status, (await itemOf(other)).status]).toEqual([
      'retired',
      'quarantined',
    ]);
    expect((await itemOf(hidden)).status).toBe('retired');
    await load([record(id), record(other)]);
    expect([(await itemOf(id)).status, (await itemOf(other)).status]).toEqual([
      'live',
      'quarantined',
    ]);
  });

  it('makes a version where only the passage changed', async () => {
    await load([record(id)]);
    expect((await load([record(id)])).changed).toBe(0);
    const changed = { ...passage, text: 'Hand in the form by **Friday**.' };
    expect((await load([record(id)], [changed])).changed).toBe(1);
    expect((await itemOf(id)).version).toBe(2);
    const { rows } = await services.db.query(
      `SELECT p.content ->> 'html' AS html FROM item_versions v JOIN passages p ON p.hash = v.passage_hash
       WHERE v.item_id = $1 ORDER BY v.version`,
      [id],
    );
    expect(rows.map(({ html }) => html)).toEqual([
      '<p>Hand in the form by Monday.</p>\n',
      '<p>Hand in the form by <strong>Friday</strong>.</p>\n',
    ]);
  });

  it('puts an item where a later release has it', async () => {
    await load([record(id)]);
    const moved = {
      subject: 'english' as const,
      type: 'multiple-select' as const,
      area: 'reading.craft',
      objective: 'reading.craft.purpose',
      model: 'reading.other',
      difficulty: 1.5,
    };
    await load([{ ...record(id, { stem: 'Why?' }), ...moved, key: ['a', 'b'] } as BankItem]);
    const { rows } = await services.db.query(
      'SELECT subject, type, area, objective, model, difficulty FROM items WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([moved]);
  });

  it('tells of a correction where only the key changed', async () => {
    const [own, bare] = [record(id), alone(record(`${id}-bare`))];
    await load([own, bare]);
    await load([record(id, { key: 'b' }), { ...bare, key: 'b' } as BankItem]);
    expect([await corrected(id), await corrected(bare.id)]).toEqual([[2], [2]]);
    // Another explanation isn't a correction.
    await load([{ ...record(id, { key: 'b' }), why: 'Read it again.' }, bare]);
    expect([(await itemOf(id)).version, await corrected(id)]).toEqual([3, [2]]);
  });

  it('gives a selection what it has to know of each item, but for those that left', async () => {
    const long = { ...passage, text: 'Hand in | the form.' };
    const twin = { ...alone(record(`${id}-b`, { stem: 'Why so?' })), family: 'reading.twins' };
    const hidden = record(`${id}-c`);
    await load([record(id), twin, hidden, record(`${id}-d`)], [long]);
    await load([record(id), twin, hidden], [long]);
    await services.db.query(`UPDATE items SET status = 'quarantined' WHERE id = $1`, [hidden.id]);
    await services.db.query('UPDATE item_versions SET source = NULL WHERE item_id = $1', [
      hidden.id,
    ]);
    const items = services.app.get(ItemRepository, { strict: false });
    const tags = {
      model: 'reading.model',
      subject: 'reading',
      area: 'reading.key-ideas',
      objective: 'reading.key-ideas.infer',
      type: 'multiple-choice',
      difficulty: 0,
    };
    const about = { family: 'reading.model', passage: 'reading.p', passageWords: 3, words: 17 };
    const of = (item: string, change: object) => {
      return { ...tags, ...about, id: item, version: 1, isLive: true, ...change };
    };
    expect(await items.ofSubject('reading')).toEqual([
      of(id, {}),
      of(twin.id, { family: 'reading.twins', passage: null, passageWords: 0 }),
      of(hidden.id, { isLive: false }),
    ]);
    expect(await items.ofSubject('math')).toEqual([]);
    const tx = services.app.get(DataSource, { strict: false }).manager;
    const kept = (ids: string[]) => items.hasKeptBack(ids, tx);
    const states = [[id, twin.id], [id, hidden.id], [`${id}-d`], []].map(kept);
    expect(await Promise.all(states)).toEqual([false, true, true, false]);
  });

  it('tells of none where the question changed too: what was answered was another', async () => {
    await load([record(id)]);
    await load([record(id, { key: 'b', stem: 'From when on?' })]);
    expect((await itemOf(id)).version).toBe(2);
    await load(
      [record(id, { key: 'c', stem: 'From when on?' })],
      [{ ...passage, text: 'Another text.' }],
    );
    expect((await itemOf(id)).version).toBe(3);
    expect(await corrected(id)).toEqual([]);
  });

  it('keeps what is rendered, and what it was rendered from', async () => {
    const item = record(id);
    await load([item]);
    expect(await sourcesOf(id)).toEqual([{ version: 1, source: item, passage }]);
    const { rows } = await services.db.query('SELECT sheet FROM item_versions WHERE item_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ sheet: toBankRecord(item).sheet }]);
  });

  it('corrects an item by its source, which the next load keeps', async () => {
    await load([record(id)]);
    const rationales = { a: 'No <longer>.', b: 'Now.' };
    await services.app
      .get(ItemCorrections, { strict: false })
      .correct(id, { key: ['b'], rationales });
    expect((await load([record(id)])).changed).toBe(0);
    const [, now] = await sourcesOf(id);
    expect(now).toMatchObject({ version: 2, source: { key: 'b' } });
    const { rows } = await services.db.query(
      'SELECT sheet FROM item_versions WHERE item_id = $1 AND version = 2',
      [id],
    );
    expect(rows[0].sheet).toEqual(toBankRecord(now?.source as BankItem).sheet);
    expect(rows[0].sheet.rationales[0].rationale).toBe('No &lt;longer&gt;.');
  });

  it('puts items into the families of a later release, and changes nothing else of them', async () => {
    const [corrected, older] = [`${id}-corrected`, `${id}-older`];
    await load([record(id), record(corrected), record(older)]);
    const correction = { key: ['b'], rationales: { a: 'No longer.', b: 'Now.' } };
    await services.app.get(ItemCorrections, { strict: false }).correct(corrected, correction);
    // As stored by a release that had no families yet.
    await services.db.query(
      `UPDATE item_versions SET source = source - 'family' WHERE item_id = $1`,
      [older],
    );
    const [, before] = await sourcesOf(corrected);
    const twins = [id, corrected, older].map((item) => ({
      ...record(item),
      family: 'reading.twins',
    }));
    const loads = (await bankLoads()).length;
    expect(await load(twins)).toEqual({ total: 3, added: 0, changed: 0, retired: 0 });
    const items = services.app.get(ItemRepository, { strict: false });
    expect(
      (await items.ofSubject('reading')).map(({ id: item, version, family }) => [
        item,
        version,
        family,
      ]),
    ).toEqual([
      [id, 1, 'reading.twins'],
      [corrected, 2, 'reading.twins'],
      [older, 1, 'reading.twins'],
    ]);
    const [, now] = await sourcesOf(corrected);
    expect(now).toEqual({
      ...before,
      source: { ...Object(before?.source), family: 'reading.twins' },
    });
    expect((await bankLoads()).slice(loads)).toEqual([3]);
    await load(twins);
    expect(await bankLoads()).toHaveLength(loads + 1);
  });

  it('gives the versions of a former release their sources, and no new versions', async () => {
    const [other, third] = [`${id}-other`, `${id}-third`];
    await load([record(id), record(other), record(third)]);
    const now = [record(id), record(other), record(third, { key: 'b' })];
    await load(now);
    const corrections = services.app.get(ItemCorrections, { strict: false });
    const correction = { key: ['c'], rationales: { a: 'No longer.', c: 'It is 1 < 2.' } };
    await corrections.correct(other, correction);
    const before = await sourcesOf(other);
    const sources = services.app.get(ItemSources, { strict: false });
    const read = async () => (await sources.read([other, 'none', id])).items.map((i) => i.itemId);
    expect(await read()).toEqual([other, id]);
    await services.db.query('UPDATE passages SET source = NULL');
    expect(await read()).toEqual([]);
    await services.db.query('UPDATE item_versions SET source = NULL WHERE item_id = ANY($1)', [
      [id, other, third],
    ]);
    // Until then it can't be corrected or edited.
    await expect(corrections.correct(id, correction)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const editing = services.app.get(ItemEditing, { strict: false });
    const text = textOf(record(id));
    await expect(editing.check(id, text)).rejects.toMatchObject({ code: 'ITEM_WITHOUT_SOURCE' });
    const loads = (await bankLoads()).length;
    const report = await load(now);
    expect(report).toMatchObject({ added: 0, changed: 0, retired: 0 });
    expect(await sourcesOf(id)).toEqual([{ version: 1, source: record(id), passage }]);
    expect((await sourcesOf(other))[1]).toEqual(before[1]);
    // Nothing is known of a version that isn't current.
    expect((await sourcesOf(third)).map(({ source }) => source)).toEqual([null, now[2]]);
    expect(await sources.read([other, id])).toMatchObject({
      items: [{ itemId: other, version: 2, source: before[1]?.source }, { itemId: id }],
      passages: [passage],
    });
    expect((await bankLoads()).slice(loads)).toEqual([3]);
    await load(now);
    expect(await bankLoads()).toHaveLength(loads + 1);
  });
});
