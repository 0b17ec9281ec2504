import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { toBankRecord, toPassageRecord } from '@prepward/content/bank/records';
import { bankLoaded } from '@prepward/contracts/events';
import type { BankRecord } from '@prepward/contracts/items';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { BankRepository, type KnownItem, type StoredPassage } from './bank.repository.js';
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

/** Allows only one load at a time; the number itself is arbitrary. */
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

/** Brings the database in line with the bank. */
@Injectable()
export class BankLoader {
  constructor(
    private readonly transactions: Transactions,
    private readonly bank: BankRepository,
    private readonly corrections: ItemCorrections,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Loads the whole bank and renders its content. Idempotent: loading the same bank again changes
   * nothing; a changed item keeps its id and gets a new version; an item that left the bank is
   * retired, never deleted. If only the key changed, attempts that include the item are rescored.
   */
  async load(items: readonly BankItem[], passages: readonly Passage[]): Promise<LoadReport> {
    const records = items.map((source) => ({ ...toBankRecord(source), source }));
    const rendered = passages.map((source) => {
      const content = toPassageRecord(source);
      return { hash: hashOf(content), content, source };
    });
    const passageHashes = new Map(rendered.map(({ content, hash }) => [content.id, hash]));
    return this.transactions.run(async (tx) => {
      await this.bank.lock(tx, LOAD_LOCK);
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
      const moved = await this.moveFamilies(tx, prepared, known);
      const filled = await this.fillSources(
        tx,
        prepared.filter(({ id, version }) => {
          const before = known.get(id);
          return before?.version === version && !before.has_source;
        }),
      );
      // An item that left the bank and came back is live again; a quarantined one stays
      // quarantined.
      const revived = await this.bank.revive(tx, ids);
      const retired = await this.bank.retireOthers(tx, ids);
      const changes = added.length + changed.length + moved + filled + revived + retired;
      if (changes > 0) await this.outbox.record(tx, bankLoaded, { changes });
      return { total: records.length, added: added.length, changed: changed.length, retired };
    });
  }

  private async known(tx: Tx): Promise<Map<string, KnownItem>> {
    const rows = await this.bank.findKnown(tx);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private prepare(
    { source, ...record }: BankRecord & { source: BankItem },
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
    return { ...record, source, contentHash, passageHash, version };
  }

  private async storePassages(tx: Tx, passages: readonly StoredPassage[]): Promise<void> {
    for (const chunk of chunks(passages)) await this.bank.storePassages(tx, chunk);
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
    await this.bank.storeItems(tx, rows);
  }

  /**
   * Moves unchanged versions to the families the bank has them in now: a family says which items
   * are too alike for one attempt, and doesn't affect what's rendered.
   *
   * @returns how many were moved
   */
  private async moveFamilies(
    tx: Tx,
    items: readonly Prepared[],
    known: ReadonlyMap<string, KnownItem>,
  ): Promise<number> {
    const moved = items.flatMap(({ id, version, source: { family } }) => {
      const before = known.get(id);
      const stays = before?.version === version && before.has_source;
      return stays && before.family !== family ? [{ id, version, family }] : [];
    });
    for (const chunk of chunks(moved)) await this.bank.setFamilies(tx, chunk);
    return moved.length;
  }

  /**
   * Fills in the source of versions from an earlier release, which didn't keep it.
   *
   * @returns how many were filled in
   */
  private async fillSources(tx: Tx, items: readonly Prepared[]): Promise<number> {
    for (const chunk of chunks(items)) {
      const corrected = new Map(
        (await this.bank.findOtherSheets(tx, chunk)).map(({ id, sheet }) => [id, sheet]),
      );
      const rows = chunk.map(({ id, version, source }) => {
        const sheet = corrected.get(id);
        return { id, version, source: sheet ? sourceOfCorrected(source, sheet) : source };
      });
      await this.bank.setSources(tx, rows);
    }
    return items.length;
  }
}

/** The loader for a command that runs without the rest of the product. */
export function makeBankLoader(transactions: Transactions, outbox: Outbox): BankLoader {
  const bank = new BankRepository();
  const corrections = new ItemCorrections(transactions, bank, outbox);
  return new BankLoader(transactions, bank, corrections, outbox);
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, i) =>
    list.slice(i * CHUNK, (i + 1) * CHUNK),
  );
}
