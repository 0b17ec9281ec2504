import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withCompanion } from './companion.js';
import type { Tx } from './tx.js';

/** Deadlock and serialization failure: the same work done again is expected to succeed. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 3;

/** The one way to write, or to read, more than one thing at once. */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction, and again after a deadlock, up to three times in all. `work` must
   * have no effect outside the transaction.
   */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await withCompanion((both) => this.dataSource.transaction(both), work);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (!RETRYABLE.has(code) || tries >= MAX_TRIES) throw error;
      }
    }
  }

  /** Lets `work` read the database as it is at one moment. It must write nothing. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', work);
  }
}
