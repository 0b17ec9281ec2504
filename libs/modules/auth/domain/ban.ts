import { DAY_MS } from '@prepward/contracts/durations';

/** A ban without an end, as the protocol's own clients write one: longer than anyone lives. */
export const PERMANENTLY_MS = 100 * 365 * DAY_MS;

/** Whether an account opens for no one at a moment: banned, or deleted and not erased yet. */
export function isBanned(
  { bannedUntil, deletedAt }: { bannedUntil: Date | null; deletedAt: Date | null },
  now: Date,
): boolean {
  return deletedAt !== null || (bannedUntil !== null && bannedUntil > now);
}
