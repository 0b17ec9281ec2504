import type { Tx } from '@prepward/platform/database';

/** A student's names; empty if there are none. */
export interface NamePair {
  firstName: string;
  lastName: string;
}

/**
 * Where students' names are kept. Accounts have a copy, for tokens, emails, and the back-office. The
 * profiles module, which auth doesn't know, provides this.
 */
export abstract class StudentNames {
  /** Stores names that changed in the account, in the transaction that changed them there. */
  abstract keep(tx: Tx, userId: string, names: NamePair): Promise<void>;
}
