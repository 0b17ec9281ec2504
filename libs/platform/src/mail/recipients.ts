/** Where a user gets mail, and how they are greeted. */
export interface Recipient {
  email: string;
  /** Empty when they gave none. */
  firstName: string;
  /** Empty when they gave none. */
  lastName: string;
}

/**
 * The one door by which modules get a user's address and name; the module that owns them is behind
 * it, and the worker opens it for all.
 */
export abstract class Recipients {
  /** Null for a visitor, and for an account that was deleted meanwhile. */
  abstract find(userId: string): Promise<Recipient | null>;
}
