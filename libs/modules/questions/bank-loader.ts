import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BankRecord, PassageRecord } from '@prepward/contracts/items';
import { Transactions, type Tx } from '@prepward/platform/database';
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
}

/** Only one load at a time; any number will do as its name. */
const LOAD_LOCK = 7_270_001;
/** Rows per statement: keeps parameters within a few megabytes. */
const CHUNK = 500;

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

interface Prepared extends BankRecord {
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
  ) {}

  /**
   * Loads the whole bank. Idempotent: the same bank again changes nothing; a changed item keeps its
   * id and gets a new version; an item that left the bank is retired, never deleted. Where only the
   * key changed, attempts that hold the item are scored again.
   */
  async load(
    records: readonly BankRecord[],
    passages: readonly PassageRecord[],
  ): Promise<LoadReport> {
    const passageHashes = new Map(passages.map((passage) => [passage.id, hashOf(passage)]));
    return this.transactions.run(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
      const known = await this.known(tx);
      const prepared = records.map((record) => this.prepare(record, passageHashes, known));
      const added = prepared.filter((item) => !known.has(item.id));
      const changed = prepared.filter(
        (item) => known.has(item.id) && known.get(item.id)?.content_hash !== item.contentHash,
      );
      await this.storePassages(tx, passages, passageHashes);
      for (const chunk of chunks([...added, ...changed])) await this.store(tx, chunk);
      await this.corrections.announce(tx, changed);
      await this.revive(
        tx,
        prepared.map((item) => item.id),
      );
      const retired = await this.retire(
        tx,
        prepared.map((item) => item.id),
      );
      return { total: records.length, added: added.length, changed: changed.length, retired };
    });
  }

  private async known(tx: Tx): Promise<Map<string, Known>> {
    const rows: Known[] = await tx.query(
      `SELECT i.id, i.version, i.status, v.content_hash
       FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private prepare(
    record: BankRecord,
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
    return { ...record, contentHash, passageHash, version };
  }

  private async storePassages(
    tx: Tx,
    passages: readonly PassageRecord[],
    hashes: ReadonlyMap<string, string>,
  ): Promise<void> {
    for (const chunk of chunks(passages)) {
      await tx.query(
        `INSERT INTO passages (hash, content)
         SELECT hash, content FROM jsonb_to_recordset($1::jsonb) AS p(hash text, content jsonb)
         ON CONFLICT (hash) DO NOTHING`,
        [JSON.stringify(chunk.map((p) => ({ hash: hashes.get(p.id), content: p })))],
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
      `INSERT INTO item_versions (item_id, version, content_hash, view, sheet, passage_hash)
       SELECT id, version, content_hash, view, sheet, passage_hash
       FROM jsonb_to_recordset($1::jsonb) AS r(id text, version int, content_hash text,
         view jsonb, sheet jsonb, passage_hash text)`,
      [JSON.stringify(rows)],
    );
  }

  /** An item that left the bank and came back is live again; a quarantined one stays away. */
  private async revive(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query(`UPDATE items SET status = 'live' WHERE status = 'retired' AND id = ANY($1)`, [
      ids,
    ]);
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
