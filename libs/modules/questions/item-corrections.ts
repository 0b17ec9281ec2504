import { Injectable } from '@nestjs/common';
import { toBankRecord } from '@prepward/content/bank/records';
import { itemCorrected } from '@prepward/contracts/events';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { BankRepository, type CurrentVersion } from './bank.repository.js';
import { type Correction, correctedItem } from './domain/correction.js';

/** Corrects keys of items that students have answered. */
@Injectable()
export class ItemCorrections {
  constructor(
    private readonly transactions: Transactions,
    private readonly bank: BankRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives an item a new version with another key, and notifies everyone who stores scores for it.
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
      const { sheet } = toBankRecord(source);
      await this.bank.insertEdited(tx, itemId, version, { view: current.view, sheet, source });
      await this.outbox.record(tx, itemCorrected, { itemId, version });
      return version;
    });
  }

  /**
   * Announces as corrections the items for which a load changed only the key.
   *
   * @param items the new versions
   */
  async announce(tx: Tx, items: readonly { id: string; version: number }[]): Promise<void> {
    const corrected = await this.bank.findWithAnotherKey(tx, items);
    for (const event of corrected) await this.outbox.record(tx, itemCorrected, event);
  }

  private async current(tx: Tx, itemId: string): Promise<CurrentVersion> {
    const row = await this.bank.findCurrentForUpdate(tx, itemId);
    if (row === undefined) throw new DomainError('ITEM_NOT_FOUND');
    return row;
  }
}
