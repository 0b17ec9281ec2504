import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './tx.js';

/** A row to be written in the same transaction as what it's about. */
export interface Companion {
  /** Called inside the transaction, at its end. */
  write(tx: Tx): Promise<void>;
  state: 'waiting' | 'under way' | 'written';
}

const running = new AsyncLocalStorage<Companion | undefined>();

/** Runs `work`; the first of its transactions that commits writes the companion too. */
export function accompanied<T>(companion: Companion, work: () => Promise<T>): Promise<T> {
  return running.run(companion, work);
}

/** Runs work that precedes the effect: none of its transactions writes the companion. */
export function unaccompanied<T>(work: () => Promise<T>): Promise<T> {
  return running.run(undefined, work);
}

/** The companion of the current work, written or not. */
export function currentCompanion(): Companion | undefined {
  return running.getStore();
}

/**
 * Makes a transaction's work end with the pending companion, if there is one. Of concurrent
 * transactions, one takes it; one that fails leaves it to the next.
 */
export async function withCompanion<T>(
  transact: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const companion = running.getStore();
  if (companion?.state !== 'waiting') return transact(work);
  companion.state = 'under way';
  try {
    const result = await transact(async (tx) => {
      const made = await work(tx);
      await companion.write(tx);
      return made;
    });
    companion.state = 'written';
    return result;
  } finally {
    if (companion.state === 'under way') companion.state = 'waiting';
  }
}
