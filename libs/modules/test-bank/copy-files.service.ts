import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Storage } from '@prepward/platform/storage';
import { copyKey } from './domain/copies.js';
import type { PaperCopy } from './paper-copy.entity.js';
import { PaperCopyRepository } from './paper-copy.repository.js';

const BATCH = 50;

/**
 * The files of copies. The copy's row names each file before it's stored and until it's removed, so
 * that nothing is orphaned in the storage wherever a process dies: files include a person's name.
 * Removing one twice does no harm, which is why it may happen in a transaction.
 */
@Injectable()
export class CopyFiles {
  constructor(
    private readonly copies: PaperCopyRepository,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
  ) {}

  /** Whether the file of a copy is there. */
  async has({ id }: PaperCopy, hash: string): Promise<boolean> {
    return (await this.storage.head(copyKey(id, hash))) !== null;
  }

  /**
   * Stores a file and lets `save` point the copy's row to it. If the copy was withdrawn, has no
   * owner anymore, or is being made by another worker, the file is removed again.
   *
   * @returns whether it was saved
   */
  async publish(
    id: string,
    bytes: Uint8Array,
    save: (tx: Tx, before: PaperCopy & { userId: string }, hash: string) => Promise<void>,
  ): Promise<boolean> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (!(await this.announce(id, hash))) return false;
    await this.storage.put(copyKey(id, hash), bytes, 'application/pdf');
    const isSaved = await this.transactions.run(async (tx) => {
      const before = await this.copies.lock(tx, id);
      if (before === undefined || before.withdrawn || before.leftover !== hash) {
        if (before?.hash !== hash) await this.storage.delete(copyKey(id, hash));
        return false;
      }
      // The account's erasure removes the file.
      if (before.userId === null) return false;
      await save(tx, { ...before, userId: before.userId }, hash);
      return true;
    });
    await this.removeLeftover(id);
    return isSaved;
  }

  /** Removes the files of a copy that was refunded; its row stays. */
  async withdraw(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const copy = await this.copies.lock(tx, id);
      if (copy === undefined) return;
      await this.deleteAll(copy);
      await this.copies.withdraw(tx, id);
    });
  }

  /** Removes every file of a copy. */
  async deleteAll({ id, hash, leftover }: PaperCopy): Promise<void> {
    for (const each of [hash, leftover]) {
      if (each !== null) await this.storage.delete(copyKey(id, each));
    }
  }

  /** Removes files left by a process that died midway. */
  async removeLeftovers(): Promise<void> {
    for (const id of await this.copies.findLeftovers(BATCH)) await this.removeLeftover(id);
  }

  private async removeLeftover(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const copy = await this.copies.lock(tx, id);
      if (copy === undefined || copy.leftover === null) return;
      await this.deleteOther(copy);
      await this.copies.clearLeftover(tx, id);
    });
  }

  /**
   * Records a file's name before it's stored, replacing one that an earlier try left. @returns
   * whether it may be stored
   */
  private announce(id: string, hash: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const copy = await this.copies.lock(tx, id);
      if (copy === undefined || copy.userId === null) return false;
      if (copy.leftover !== hash) await this.deleteOther(copy);
      await this.copies.announce(tx, id, hash);
      return true;
    });
  }

  private async deleteOther({ id, hash, leftover }: PaperCopy): Promise<void> {
    if (leftover !== null && leftover !== hash) await this.storage.delete(copyKey(id, leftover));
  }
}
