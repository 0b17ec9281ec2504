import type { Attempt } from '@prepward/contracts/attempts';
import type { DeviceStore } from '../../lib/device-store.js';
import type { SessionValue } from '../../lib/session/session.js';

/** Whose attempts these are, for what this device keeps. */
export function ownerOf({ user }: Pick<SessionValue, 'user'>): string {
  return user?.id ?? 'visitor';
}

interface KeptAttempt {
  /** Whose it is: no one else on this device gets to see it. */
  owner: string;
  attempt: Attempt;
  keptAt: number;
}

const key = (attemptId: string): string => `attempt.${attemptId}`;

/** Keeps an open attempt on this device, so that its page opens without the network. */
export function keepAttempt(store: DeviceStore, owner: string, attempt: Attempt): void {
  void store.update<KeptAttempt>(key(attempt.id), () => ({ owner, attempt, keptAt: Date.now() }));
}

export function dropAttempt(store: DeviceStore, attemptId: string): void {
  void store.remove(key(attemptId));
}

/**
 * The attempt as it was last read, its clock moved on. Only a page that was loaded without the
 * network comes here, and no other clock outlives a page: two readings of the device's clock give
 * the time between. How wrong that clock is plays no part, and the server's next answer rules.
 */
export async function keptAttempt(
  store: DeviceStore,
  owner: string,
  attemptId: string,
): Promise<Attempt | null> {
  const kept = await store.get<KeptAttempt>(key(attemptId));
  if (kept?.owner !== owner) {
    return null;
  }
  const { attempt } = kept;
  const passed = Math.max(0, Date.now() - kept.keptAt);
  const less = (ms: number | undefined) => (ms === undefined ? ms : Math.max(0, ms - passed));
  return {
    ...attempt,
    serverTime: new Date(Date.parse(attempt.serverTime) + passed).toISOString(),
    remainingMs: less(attempt.remainingMs),
    break: attempt.break && { ...attempt.break, remainingMs: less(attempt.break.remainingMs) ?? 0 },
  };
}
