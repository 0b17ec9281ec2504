import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import { BankLoader, ItemCatalog, ItemCorrections } from '@prepward/modules/questions';
import { ItemRepository } from '../../libs/modules/questions/item.repository.js';
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

/** How often a load said that it changed the bank. */
const bankLoads = async () =>
  (await services.db.query(`SELECT 1 FROM outbox_events WHERE name = 'bank.loaded'`)).rows.length;

// Before any small bank takes its place.
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

  it('brings back an item that left, and leaves a quarantined one where it is', async () => {
    const other = `${id}-other`;
    await load([record(id), record(other)]);
    await services.db.query(`UPDATE items SET status = 'quarantined' WHERE id = $1`, [other]);
    await load([record(other)]);
    expect([(await itemOf(id)).status, (await itemOf(other)).status]).toEqual([
      'retired',
      'quarantined',
    ]);
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
      area: 'reading.craft',
      objective: 'reading.craft.purpose',
      model: 'reading.other',
      difficulty: 1.5,
    };
    await load([{ ...record(id, { stem: 'Why?' }), ...moved }]);
    const { rows } = await services.db.query(
      'SELECT area, objective, model, difficulty FROM items WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([moved]);
  });

  it('tells of a correction where only the key changed', async () => {
    await load([record(id)]);
    await load([record(id, { key: 'b' })]);
    expect(await corrected(id)).toEqual([2]);
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

  it('gives the versions of a former release their sources, and no new versions', async () => {
    const other = `${id}-other`;
    await load([record(id), record(other)]);
    await services.app
      .get(ItemCorrections, { strict: false })
      .correct(other, { key: ['c'], rationales: { a: 'No longer.', c: 'It is 1 < 2.' } });
    const before = await sourcesOf(other);
    await services.db.query('UPDATE item_versions SET source = NULL WHERE item_id = ANY($1)', [
      [id, other],
    ]);
    await services.db.query('UPDATE passages SET source = NULL');
    const loads = await bankLoads();
    const report = await load([record(id), record(other)]);
    expect(report).toMatchObject({ added: 0, changed: 0, retired: 0 });
    expect(await sourcesOf(id)).toEqual([{ version: 1, source: record(id), passage }]);
    expect((await sourcesOf(other))[1]).toEqual(before[1]);
    expect(await bankLoads()).toBe(loads + 1);
    await load([record(id), record(other)]);
    expect(await bankLoads()).toBe(loads + 1);
  });
});
