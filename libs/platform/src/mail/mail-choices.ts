import type { MailKind } from '@prepward/contracts/notification-rules';

/**
 * What readers chose of the emails that may be switched off. The module that keeps the choices is
 * behind it; only `defineMail` asks, so that no email forgets to.
 */
export abstract class MailChoices {
  /**
   * The path of the link by which a reader switches a kind of email off; null where they already
   * did.
   */
  abstract unsubscribePath(userId: string, kind: MailKind): Promise<string | null>;
}
