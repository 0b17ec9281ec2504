import type { AttemptKind } from '@prepward/contracts/attempts';
import type { BankOverview } from '@prepward/contracts/bank';
import { refusalOf, START_REFUSALS, type StartRefusal } from '@prepward/contracts/start-rules';
import { ApiError } from '../../lib/api.js';

/** Why something cannot be started, by the server's own codes. */
export type Lock = StartRefusal;

/**
 * What keeps a student from starting an attempt of a kind; null when nothing does. An expired
 * subscription unlocks no more than none at all.
 */
export function lockOf(kind: AttemptKind, access: BankOverview['access']): Lock | null {
  const standing = access.subscribed ? 'subscribed' : 'free';
  return refusalOf(kind, standing, access.diagnosticTaken) ?? null;
}

/** The lock that the server answered with; null for every other error. */
export function lockIn(error: unknown): Lock | null {
  if (!(error instanceof ApiError)) return null;
  return START_REFUSALS.find((code) => code === error.code) ?? null;
}
