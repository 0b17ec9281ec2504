import { DAY_MS } from '@prepward/contracts/durations';

/** A permanent ban, expressed as the protocol's own clients do: longer than anyone lives. */
export const PERMANENTLY_MS = 100 * 365 * DAY_MS;

/** Whether no one can sign in to an account at this time: it's banned, or deleted and not erased yet. */
export function isBanned(
  { bannedUntil, deletedAt }: { bannedUntil: Date | null; deletedAt: Date | null },
  now: Date,
): boolean {
  return deletedAt !== null || (bannedUntil !== null && bannedUntil > now);
}
