import { DAY_MS, MINUTE_MS, SECOND_MS } from '@prepward/contracts/durations';
import { LINK_MINUTES, PASSKEY_METHOD } from '@prepward/contracts/sign-in-rules';

/** A session ends after this many days without use, and in any case after this many (ASVS 5.0 V7.3). */
const SESSION_DAYS = { idle: 30, total: 180 } as const;
/** How long a recovery link lets a password be set, once. */
const RECOVERY_MS = LINK_MINUTES.recovery * MINUTE_MS;

/**
 * To change how to sign in to an account, users must have confirmed their identity within this
 * time.
 */
export const PROOF_SECONDS = 15 * 60;

/** The method of a session that a recovery link opened, in its `amr`. */
export const RECOVERY = 'recovery';

/** Sessions that began, or were last used, before these moments have ended. */
export function sessionLimits(now: Date): { usedSince: Date; begunSince: Date } {
  return {
    usedSince: new Date(now.getTime() - SESSION_DAYS.idle * DAY_MS),
    begunSince: new Date(now.getTime() - SESSION_DAYS.total * DAY_MS),
  };
}

export function isOver(session: { createdAt: Date; refreshedAt: Date }, now: Date): boolean {
  const { usedSince, begunSince } = sessionLimits(now);
  return session.refreshedAt < usedSince || session.createdAt < begunSince;
}

/** Whether a session may still set a password without the current one. */
export function mayRecover(
  amr: readonly { method: string; timestamp: number }[],
  now: Date,
): boolean {
  const since = (now.getTime() - RECOVERY_MS) / SECOND_MS;
  return amr.some(({ method, timestamp }) => method === RECOVERY && timestamp >= since);
}

/** An app's code, or what replaces it: a passkey is both steps. */
function isSecondStep({ method }: { method: string }): boolean {
  return method === 'totp' || method === PASSKEY_METHOD || method.startsWith('mfa/');
}

/** Whether a session did its second step just now: one that was left open long ago proves nothing. */
export function didSecondStepLately(
  amr: readonly { method: string; timestamp: number }[],
  now: Date,
): boolean {
  const since = now.getTime() / 1000 - PROOF_SECONDS;
  return amr.some((entry) => isSecondStep(entry) && entry.timestamp >= since);
}

/** Whether a session was opened, or did its second step, within this many seconds. */
export function signedInWithin(
  seconds: number,
  amr: readonly { timestamp: number }[],
  now: Date,
): boolean {
  const since = now.getTime() / 1000 - seconds;
  return amr.some(({ timestamp }) => timestamp >= since);
}
