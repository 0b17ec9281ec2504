import type { MailKind } from '@prepward/contracts/notification-rules';

/**
 * Readers' choices for the emails that can be turned off. The module that stores the choices
 * implements it; only `defineMail` asks, so no email forgets to.
 */
export abstract class MailChoices {
  /**
   * The path of the link by which a reader turns off a kind of email; null if they already did.
   */
  abstract unsubscribePath(userId: string, kind: MailKind): Promise<string | null>;
}
