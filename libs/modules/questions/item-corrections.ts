import { Injectable } from '@nestjs/common';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import { itemCorrected } from '@prepward/contracts/events';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { type Correction, correctedItem } from './domain/correction.js';

interface CurrentVersion {
  version: number;
  source: BankItem | null;
}

/** Corrects keys of items that students have answered. */
@Injectable()
export class ItemCorrections {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives an item a new version with another key, and lets everybody know who keeps scores of it.
   * What students saw stays: question and options are those of the version before. The version
   * counts as the bank's own, so that loading the same bank again does not undo it.
   *
   * @returns the new version
   * @throws DomainError ITEM_NOT_FOUND; VALIDATION_FAILED with what is wrong by field
   */
  async correct(itemId: string, correction: Correction): Promise<number> {
    return this.transactions.run(async (tx) => {
      const current = await this.current(tx, itemId);
      if (current.source === null) {
        throw new DomainError('VALIDATION_FAILED', undefined, {
          item: 'expected one of the bank as it is now; `load-bank` brings the database to it',
        });
      }
      const source = correctedItem(current.source, correction);
      if ('problem' in source) {
        throw new DomainError('VALIDATION_FAILED', undefined, source.problem);
      }
      const version = current.version + 1;
      await tx.query(
        `INSERT INTO item_versions
           (item_id, version, content_hash, view, sheet, source, passage_hash)
         SELECT item_id, $2, content_hash, view, $3::jsonb, $4::jsonb, passage_hash
         FROM item_versions WHERE item_id = $1 AND version = $2 - 1`,
        [itemId, version, JSON.stringify(toBankRecord(source).sheet), JSON.stringify(source)],
      );
      await tx.query('UPDATE items SET version = $2 WHERE id = $1', [itemId, version]);
      await this.outbox.record(tx, itemCorrected, { itemId, version });
      return version;
    });
  }

  /**
   * Of items that a load changed, those that only got another key: they are corrections too.
   *
   * @param items the new versions
   */
  async announce(tx: Tx, items: readonly { id: string; version: number }[]): Promise<void> {
    const corrected: { itemId: string; version: number }[] = await tx.query(
      `SELECT n.item_id AS "itemId", n.version
       FROM unnest($1::text[], $2::int[]) AS w(item_id, version)
       JOIN item_versions n ON n.item_id = w.item_id AND n.version = w.version
       JOIN item_versions o ON o.item_id = w.item_id AND o.version = w.version - 1
       WHERE n.view = o.view AND n.passage_hash IS NOT DISTINCT FROM o.passage_hash
         AND n.sheet -> 'key' <> o.sheet -> 'key'`,
      [items.map((item) => item.id), items.map((item) => item.version)],
    );
    for (const event of corrected) await this.outbox.record(tx, itemCorrected, event);
  }

  private async current(tx: Tx, itemId: string): Promise<CurrentVersion> {
    const [row]: CurrentVersion[] = await tx.query(
      `SELECT v.version, v.source
       FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
       WHERE i.id = $1 FOR UPDATE OF i`,
      [itemId],
    );
    if (row === undefined) throw new DomainError('ITEM_NOT_FOUND');
    return row;
  }
}
