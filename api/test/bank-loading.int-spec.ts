import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankRecord, PassageRecord } from '@prepward/contracts/items';
import { BankLoader, ItemCatalog } from '@prepward/modules/questions';
import { ItemRepository } from '../../libs/modules/questions/item.repository.js';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const passage: PassageRecord = {
  id: 'reading.p',
  title: 'A memo',
  kind: 'memo',
  html: '<p>Hand in the form by Monday.</p>',
};

function record(id: string, change: { stem?: string; key?: string } = {}): BankRecord {
  const options = ['a', 'b', 'c', 'd'].map((option) => ({ id: option, html: option }));
  return {
    id,
    model: 'reading.model',
    subject: 'reading',
    area: 'reading.key-ideas',
    objective: 'reading.key-ideas.infer',
    difficulty: 0,
    view: {
      type: 'multiple-choice',
      stem: change.stem ?? '<p>By when?</p>',
      passageId: passage.id,
      options,
    },
    sheet: {
      key: { type: 'multiple-choice', option: change.key ?? 'a' },
      rationales: options.map((option) => ({ id: option.id, rationale: 'Because.' })),
    },
  };
}

const load = (records: readonly BankRecord[], passages: readonly PassageRecord[] = [passage]) =>
  services.app.get(BankLoader, { strict: false }).load(records, passages);

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
    const changed = { ...passage, html: '<p>Hand in the form by Friday.</p>' };
    expect((await load([record(id)], [changed])).changed).toBe(1);
    expect((await itemOf(id)).version).toBe(2);
    const { rows } = await services.db.query(
      `SELECT p.content ->> 'html' AS html FROM item_versions v JOIN passages p ON p.hash = v.passage_hash
       WHERE v.item_id = $1 ORDER BY v.version`,
      [id],
    );
    expect(rows.map(({ html }) => html)).toEqual([passage.html, changed.html]);
  });

  it('tells of a correction where only the key changed', async () => {
    await load([record(id)]);
    await load([record(id, { key: 'b' })]);
    expect(await corrected(id)).toEqual([2]);
  });

  it('tells of none where the question changed too: what was answered was another', async () => {
    await load([record(id)]);
    await load([record(id, { key: 'b', stem: '<p>From when on?</p>' })]);
    expect((await itemOf(id)).version).toBe(2);
    await load(
      [record(id, { key: 'c', stem: '<p>From when on?</p>' })],
      [{ ...passage, html: '<p>Another text.</p>' }],
    );
    expect((await itemOf(id)).version).toBe(3);
    expect(await corrected(id)).toEqual([]);
  });
});
