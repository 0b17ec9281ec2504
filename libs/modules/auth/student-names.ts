import type { Tx } from '@prepward/platform/database';

/**
 * Where the names of students are kept. Accounts repeat them, for tokens, mails and the back-office;
 * the api binds this to the profiles, which auth does not know.
 */
export abstract class StudentNames {
  /** Keeps names that a student changed through the auth protocol; empty where one was taken away. */
  abstract keep(tx: Tx, userId: string, firstName: string, lastName: string): Promise<void>;
}
