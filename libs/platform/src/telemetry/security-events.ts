import { Logger } from '@nestjs/common';
import { metrics } from './metrics.js';

/** What an operator watches for; docs/operations.md explains each. */
export type SecurityEvent =
  | 'access.refused'
  | 'account.erased'
  | 'address.change-requested'
  | 'address.changed'
  | 'address.given-back'
  | 'admin.read'
  | 'admin.view'
  | 'admin.write'
  | 'deletion.ended-by-role'
  | 'deletion.requested'
  | 'deletion.taken-back'
  | 'factor.added'
  | 'factor.refused'
  | 'factor.removed'
  | 'identity.linked'
  | 'link.refused'
  | 'passkey.added'
  | 'passkey.refused'
  | 'passkey.removed'
  | 'password.changed'
  | 'password.refused'
  | 'recovery-code.used'
  | 'refresh.reused'
  | 'request.limited'
  | 'session.ended'
  | 'sign-in.failed'
  | 'sign-in.limited'
  | 'sign-in.refused'
  | 'token.refused';

/** Ids and route patterns only: nothing that was typed, and no one's address. */
export interface SecurityDetails {
  /** Who did it, if that's certain. */
  userId?: string | undefined;
  /** Id of what was affected. */
  target?: string | undefined;
  /** The route's pattern, never its URL. */
  route?: string | undefined;
}

const log = new Logger('Security');

/** Logs and counts a security-relevant event. */
export function securityEvent(event: SecurityEvent, details: SecurityDetails = {}): void {
  metrics.securityEvents.inc({ event });
  log.log({ event, ...details });
}
