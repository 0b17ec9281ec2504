import type { AttemptKind } from './attempts.js';
import type { ErrorCode } from './errors.js';

/**
 * Who asks: a visitor has no account, a free student never paid, an expired one once did. The last two
 * may start the same things, but are told different reasons.
 */
export type Standing = 'visitor' | 'free' | 'subscribed' | 'expired';

/** Why something may not be started. */
export const START_REFUSALS = [
  'ACCOUNT_REQUIRED',
  'SUBSCRIPTION_REQUIRED',
  'DIAGNOSTIC_TAKEN',
] as const satisfies readonly ErrorCode[];
export type StartRefusal = (typeof START_REFUSALS)[number];

const FOR_EVERYBODY: readonly AttemptKind[] = ['free-practice', 'quiz'];
const FOR_ACCOUNTS: readonly AttemptKind[] = ['free-bank', 'diagnostic'];

/**
 * Kinds that need no subscription: their items come from the free pool, and the key is shown only for
 * answered items.
 */
export function isFree(kind: AttemptKind): boolean {
  return FOR_EVERYBODY.includes(kind) || FOR_ACCOUNTS.includes(kind);
}

/**
 * Whether a student may start a kind of attempt. The server enforces it, and pages show what is locked.
 * An attempt that was started may always be continued and read, even after the subscription has ended.
 *
 * @param diagnosticTaken the student has begun a diagnostic before
 * @returns why not, or undefined when it may be started
 */
export function refusalOf(
  kind: AttemptKind,
  standing: Standing,
  diagnosticTaken: boolean,
): StartRefusal | undefined {
  if (standing === 'subscribed' || FOR_EVERYBODY.includes(kind)) return undefined;
  if (standing === 'visitor') return 'ACCOUNT_REQUIRED';
  if (!FOR_ACCOUNTS.includes(kind)) return 'SUBSCRIPTION_REQUIRED';
  return kind === 'diagnostic' && diagnosticTaken ? 'DIAGNOSTIC_TAKEN' : undefined;
}
