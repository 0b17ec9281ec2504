import { MINUTE_MS } from '@prepward/contracts/durations';

/** The time that the server includes in every response. */
export interface ServerClock {
  serverTime: string;
  /** Time left, ms; absent without a clock. */
  remainingMs?: number | undefined;
}

/** Minutes left at which the clock is announced, in descending order. */
const MARKS_MIN = [30, 15, 5, 1] as const;

/** How long a hidden clock is shown at each of them, ms. */
const SHOWN_MS = 20_000;

/**
 * The server's clock, continued by the browser's monotonic one: the device's date plays no part. Every
 * response from the server sets it again.
 */
export class ExamClock {
  private deadline: number | null = null;
  private base = { server: 0, at: 0 };

  constructor(private readonly now: () => number = () => performance.now()) {}

  sync({ serverTime, remainingMs }: ServerClock): void {
    const at = this.now();
    this.base = { server: Date.parse(serverTime), at };
    this.deadline = remainingMs === undefined ? null : at + remainingMs;
  }

  /** Time left, ms, never below zero; null without a clock. */
  remaining(): number | null {
    return this.deadline === null ? null : Math.max(0, this.deadline - this.now());
  }

  /** The server's time now, ms since the epoch. */
  serverNow(): number {
    return this.base.server + this.now() - this.base.at;
  }
}

/** "1:02:07", or "9:05" below an hour; rounded up to the second. */
export function formatClock(ms: number): string {
  const total = Math.ceil(ms / 1000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = pad(total % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** The mark, in minutes, passed between two readings of the clock; null if none was. */
export function markPassed(before: number, now: number): number | null {
  return MARKS_MIN.findLast((mark) => before > mark * MINUTE_MS && now <= mark * MINUTE_MS) ?? null;
}

/** Whether a hidden clock shows itself: just after a mark, and through the last minute. */
export function isMarkNear(remaining: number): boolean {
  return (
    remaining <= MINUTE_MS ||
    MARKS_MIN.some(
      (mark) => remaining <= mark * MINUTE_MS && remaining > mark * MINUTE_MS - SHOWN_MS,
    )
  );
}

/** "15 minutes left". */
export function wordsLeft(minutes: number): string {
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
