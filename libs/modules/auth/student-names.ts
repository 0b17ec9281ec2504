import type { Tx } from '@prepward/platform/database';

/** Names of a student; empty where there is none. */
export interface NamePair {
  firstName: string;
  lastName: string;
}

/**
 * Where the names of students are kept. Accounts repeat them, for tokens, emails and the
 * back-office; profiles, which auth does not know, bind this.
 */
export abstract class StudentNames {
  /** Keeps names that changed in the account, in the transaction that changed them there. */
  abstract keep(tx: Tx, userId: string, names: NamePair): Promise<void>;
}
