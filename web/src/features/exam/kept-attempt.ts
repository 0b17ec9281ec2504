import type { Attempt } from '@prepward/contracts/attempts';
import type { DeviceStore } from '../../lib/device-store.js';
import type { SessionValue } from '../../lib/session/session.js';

/** The owner under whose name this device saves attempts. */
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
 * The attempt as it was last read, with its clock moved on. This runs only for a page that was loaded
 * offline, where the device's clock is the only one that outlives a page: the difference of two readings
 * gives the time in between, even if that clock is wrong. The server's next response corrects it.
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
