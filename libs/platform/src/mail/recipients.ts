/** Where a user gets mail, and how they are greeted. */
export interface Recipient {
  email: string;
  /** Empty when they gave none. */
  firstName: string;
  /** Empty when they gave none. */
  lastName: string;
}

/**
 * The only way for modules to get a user's address and name; the module that owns them implements
 * it, and the worker binds it for all.
 */
export abstract class Recipients {
  /** Null for a visitor, and for an account that was deleted meanwhile. */
  abstract find(userId: string): Promise<Recipient | null>;
}
