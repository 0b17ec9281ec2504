/**
 * Where a student gets mail. Accounts belong to another module that this one may not know; the
 * worker binds the two together.
 */
export abstract class StudentAddresses {
  /** @returns null when the account is gone or has no address */
  abstract find(userId: string): Promise<{ email: string; firstName: string } | null>;
}
