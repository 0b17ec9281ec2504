import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BankRecord, PassageRecord } from '@prepward/contracts/items';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Outbox } from '@prepward/platform/outbox';
import { BankRepository, type KnownItem } from './bank.repository.js';
import { ItemCorrections } from './item-corrections.js';

/** What a load changed, in items. */
export interface LoadReport {
  total: number;
  added: number;
  changed: number;
  /** No longer in the bank; kept for the attempts that hold them. */
  retired: number;
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
    private readonly bank: BankRepository,
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
      await this.bank.lock(tx, LOAD_LOCK);
      const known = await this.known(tx);
      const prepared = records.map((record) => this.prepare(record, passageHashes, known));
      const added = prepared.filter((item) => !known.has(item.id));
      const changed = prepared.filter(
        (item) => known.has(item.id) && known.get(item.id)?.content_hash !== item.contentHash,
      );
      await this.storePassages(tx, passages, passageHashes);
      for (const chunk of chunks([...added, ...changed])) await this.store(tx, chunk);
      await this.corrections.announce(tx, changed);
      const ids = prepared.map((item) => item.id);
      // An item that left the bank and came back is live again; a quarantined one stays away.
      await this.bank.revive(tx, ids);
      const retired = await this.bank.retireOthers(tx, ids);
      return { total: records.length, added: added.length, changed: changed.length, retired };
    });
  }

  private async known(tx: Tx): Promise<Map<string, KnownItem>> {
    const rows = await this.bank.findKnown(tx);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private prepare(
    record: BankRecord,
    passageHashes: ReadonlyMap<string, string>,
    known: ReadonlyMap<string, KnownItem>,
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
      const rows = chunk.map((p) => ({ hash: hashes.get(p.id), content: p }));
      await this.bank.storePassages(tx, rows);
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
    await this.bank.storeItems(tx, rows);
  }
}

/** The loader for a command, which runs without the rest of the product. */
export function makeBankLoader(transactions: Transactions, outbox: Outbox): BankLoader {
  const bank = new BankRepository();
  return new BankLoader(transactions, bank, new ItemCorrections(transactions, bank, outbox));
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, i) =>
    list.slice(i * CHUNK, (i + 1) * CHUNK),
  );
}
