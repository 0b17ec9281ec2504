import type { AttemptKind } from '@prepward/contracts/attempts';
import type { BankOverview } from '@prepward/contracts/bank';
import type { ErrorCode } from '@prepward/contracts/errors';
import { ApiError } from '../../lib/api.js';

/** Why something cannot be started, by the server's own codes. */
export type Lock = Extract<
  ErrorCode,
  'ACCOUNT_REQUIRED' | 'SUBSCRIPTION_REQUIRED' | 'DIAGNOSTIC_TAKEN'
>;

const LOCKS: readonly string[] = [
  'ACCOUNT_REQUIRED',
  'SUBSCRIPTION_REQUIRED',
  'DIAGNOSTIC_TAKEN',
] satisfies Lock[];

/** What keeps a student from starting an attempt of a kind; null when nothing does. */
export function lockOf(kind: AttemptKind, access: BankOverview['access']): Lock | null {
  if (access.subscribed || kind === 'free-bank') {
    return null;
  }
  if (kind === 'diagnostic') {
    return access.diagnosticTaken ? 'DIAGNOSTIC_TAKEN' : null;
  }
  return 'SUBSCRIPTION_REQUIRED';
}

/** The lock that the server answered with; null for every other error. */
export function lockIn(error: unknown): Lock | null {
  return error instanceof ApiError && LOCKS.includes(error.code) ? (error.code as Lock) : null;
}
