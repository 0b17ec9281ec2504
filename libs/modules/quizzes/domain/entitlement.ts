import type { AttemptKind } from '@prepward/contracts/attempts';

/**
 * Who asks: a visitor has no account, a free student never paid, an expired one did once. What they
 * may start is the same for the last two; what they are told differs.
 */
export type Standing = 'visitor' | 'free' | 'subscribed' | 'expired';

export type Refusal = 'ACCOUNT_REQUIRED' | 'SUBSCRIPTION_REQUIRED' | 'DIAGNOSTIC_TAKEN';

const FOR_EVERYBODY: readonly AttemptKind[] = ['free-practice', 'quiz'];
const FOR_ACCOUNTS: readonly AttemptKind[] = ['free-bank', 'diagnostic'];

/** Kinds without a subscription: their items are of the free pool, and an answer is the price of a key. */
export function isFree(kind: AttemptKind): boolean {
  return FOR_EVERYBODY.includes(kind) || FOR_ACCOUNTS.includes(kind);
}

/**
 * Whether a student may start a kind of attempt. What was started may
 * be continued and read forever, also when the subscription has ended since.
 *
 * @param diagnosticTaken the student has begun a diagnostic before
 * @returns why not, or undefined when it may be started
 */
export function refusalOf(
  kind: AttemptKind,
  standing: Standing,
  diagnosticTaken: boolean,
): Refusal | undefined {
  if (standing === 'subscribed' || FOR_EVERYBODY.includes(kind)) return undefined;
  if (standing === 'visitor') return 'ACCOUNT_REQUIRED';
  if (!FOR_ACCOUNTS.includes(kind)) return 'SUBSCRIPTION_REQUIRED';
  return kind === 'diagnostic' && diagnosticTaken ? 'DIAGNOSTIC_TAKEN' : undefined;
}
