import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { toBankRecord, toPassageRecord } from '@prepward/content/bank/records';
import { bankLoaded } from '@prepward/contracts/events';
import type { BankRecord, ItemAnswerSheet } from '@prepward/contracts/items';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { sourceOfCorrected } from './domain/lost-source.js';
import { ItemCorrections } from './item-corrections.js';

/** What a load changed, in items. */
export interface LoadReport {
  total: number;
  added: number;
  changed: number;
  /** No longer in the bank; kept for the attempts that hold them. */
  retired: number;
}

interface Known {
  id: string;
  version: number;
  status: string;
  content_hash: string;
  has_source: boolean;
}

/** Only one load at a time; any number will do as its name. */
const LOAD_LOCK = 7_270_001;
/** Rows per statement: keeps parameters within a few megabytes. */
const CHUNK = 500;

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

interface Prepared extends BankRecord {
  source: BankItem;
  contentHash: string;
  passageHash: string | null;
  version: number;
}

/** Brings the database to what the bank says. */
@Injectable()
export class BankLoader {
  constructor(
    private readonly transactions: Transactions,
    private readonly corrections: ItemCorrections,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Loads the whole bank and renders what is in it. Idempotent: the same bank again changes nothing;
   * a changed item keeps its id and gets a new version; an item that left the bank is retired, never
   * deleted. Where only the key changed, attempts that hold the item are scored again.
   */
  async load(items: readonly BankItem[], passages: readonly Passage[]): Promise<LoadReport> {
    const records = items.map((source) => ({ ...toBankRecord(source), source }));
    const rendered = passages.map((source) => {
      const content = toPassageRecord(source);
      return { hash: hashOf(content), content, source };
    });
    const passageHashes = new Map(rendered.map(({ content, hash }) => [content.id, hash]));
    return this.transactions.run(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
      const known = await this.known(tx);
      const prepared = records.map((record) => this.prepare(record, passageHashes, known));
      const added = prepared.filter((item) => !known.has(item.id));
      const changed = prepared.filter(
        (item) => known.has(item.id) && known.get(item.id)?.content_hash !== item.contentHash,
      );
      await this.storePassages(tx, rendered);
      for (const chunk of chunks([...added, ...changed])) await this.store(tx, chunk);
      await this.corrections.announce(tx, changed);
      const ids = prepared.map((item) => item.id);
      const filled = await this.fillSources(
        tx,
        prepared.filter(({ id, version }) => {
          const before = known.get(id);
          return before?.version === version && !before.has_source;
        }),
      );
      const revived = await this.revive(tx, ids);
      const retired = await this.retire(tx, ids);
      const changes = added.length + changed.length + filled + revived + retired;
      if (changes > 0) await this.outbox.record(tx, bankLoaded, { changes });
      return { total: records.length, added: added.length, changed: changed.length, retired };
    });
  }

  private async known(tx: Tx): Promise<Map<string, Known>> {
    const rows: Known[] = await tx.query(
      `SELECT i.id, i.version, i.status, v.content_hash, v.source IS NOT NULL AS has_source
       FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private prepare(
    { source, ...record }: BankRecord & { source: BankItem },
    passageHashes: ReadonlyMap<string, string>,
    known: ReadonlyMap<string, Known>,
  ): Prepared {
    const { passageId } = record.view;
    const passageHash = passageId === undefined ? null : (passageHashes.get(passageId) ?? null);
    if (passageId !== undefined && passageHash === null) {
      throw new Error(`${record.id} refers to passage ${passageId}, which is not in the bank`);
    }
    const contentHash = hashOf([record, passageHash]);
    const before = known.get(record.id);
    const version =
      before === undefined ? 1 : before.version + (before.content_hash === contentHash ? 0 : 1);
    return { ...record, source, contentHash, passageHash, version };
  }

  private async storePassages(
    tx: Tx,
    passages: readonly { hash: string; content: object; source: Passage }[],
  ): Promise<void> {
    for (const chunk of chunks(passages)) {
      await tx.query(
        `INSERT INTO passages (hash, content, source)
         SELECT hash, content, source
         FROM jsonb_to_recordset($1::jsonb) AS p(hash text, content jsonb, source jsonb)
         ON CONFLICT (hash) DO UPDATE SET source = excluded.source WHERE passages.source IS NULL`,
        [JSON.stringify(chunk)],
      );
    }
  }

  private async store(tx: Tx, items: readonly Prepared[]): Promise<void> {
    const rows = items.map((item) => ({
      id: item.id,
      model: item.model,
      subject: item.subject,
      area: item.area,
      objective: item.objective,
      type: item.view.type,
      difficulty: item.difficulty,
      version: item.version,
      content_hash: item.contentHash,
      view: item.view,
      sheet: item.sheet,
      source: item.source,
      passage_hash: item.passageHash,
    }));
    await tx.query(
      `INSERT INTO items (id, model, subject, area, objective, type, difficulty, version)
       SELECT id, model, subject, area, objective, type, difficulty, version
       FROM jsonb_to_recordset($1::jsonb) AS r(id text, model text, subject text, area text,
         objective text, type text, difficulty float8, version int)
       ON CONFLICT (id) DO UPDATE SET model = excluded.model, subject = excluded.subject,
         area = excluded.area, objective = excluded.objective, type = excluded.type,
         difficulty = excluded.difficulty, version = excluded.version`,
      [JSON.stringify(rows)],
    );
    await tx.query(
      `INSERT INTO item_versions
         (item_id, version, content_hash, view, sheet, source, passage_hash)
       SELECT id, version, content_hash, view, sheet, source, passage_hash
       FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, content_hash text,
         view jsonb, sheet jsonb, source jsonb, passage_hash text)`,
      [JSON.stringify(rows)],
    );
  }

  /**
   * Gives versions of a former release the source that it did not keep.
   *
   * @returns how many
   */
  private async fillSources(tx: Tx, items: readonly Prepared[]): Promise<number> {
    for (const chunk of chunks(items)) {
      const sheets: { id: string; sheet: ItemAnswerSheet; same: boolean }[] = await tx.query(
        `SELECT r.id, v.sheet, v.sheet = r.sheet AS same
         FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, sheet jsonb)
         JOIN item_versions v ON v.item_id = r.id AND v.version = r.version`,
        [JSON.stringify(chunk.map(({ id, version, sheet }) => ({ id, version, sheet })))],
      );
      const stored = new Map(sheets.map((row) => [row.id, row]));
      const rows = chunk.map(({ id, version, source }) => {
        const row = stored.get(id);
        const corrected = row !== undefined && !row.same;
        return { id, version, source: corrected ? sourceOfCorrected(source, row.sheet) : source };
      });
      await tx.query(
        `UPDATE item_versions v SET source = r.source
         FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, source jsonb)
         WHERE v.item_id = r.id AND v.version = r.version`,
        [JSON.stringify(rows)],
      );
    }
    return items.length;
  }

  /** An item that left the bank and came back is live again; a quarantined one stays away. */
  private async revive(tx: Tx, ids: readonly string[]): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(
      `UPDATE items SET status = 'live' WHERE status = 'retired' AND id = ANY($1)`,
      [ids],
    );
    return count;
  }

  private async retire(tx: Tx, ids: readonly string[]): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(
      `UPDATE items SET status = 'retired' WHERE status <> 'retired' AND id <> ALL($1)`,
      [ids],
    );
    return count;
  }
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, i) =>
    list.slice(i * CHUNK, (i + 1) * CHUNK),
  );
}
