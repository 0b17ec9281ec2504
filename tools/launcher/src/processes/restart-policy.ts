/** How a child ended. */
export interface Death {
  /** It answered its health check before it died. */
  wasReady: boolean;
  /** ms from spawn to death. */
  upMs: number;
  /** A signal ended it, so the cause is outside its own code. */
  bySignal: boolean;
}

/** ms of service after which earlier deaths are forgotten. */
const STEADY_MS = 30_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;
/** Give up after this many deaths in a row: about 8 s of trying. */
const LIMIT = 5;

/**
 * Decides when to restart a dead child. Being killed while in service is bad luck, and resets the count
 * of deaths; dying before it ever answers, or crashing soon after, adds to the count.
 */
export class RestartPolicy {
  private inARow = 0;

  /** @param firstDelayMs ms before the first restart; tests shorten it */
  constructor(private readonly firstDelayMs = FIRST_DELAY_MS) {}

  /** @returns the ms to wait before the next start, or undefined when it is time to give up */
  delayAfter(death: Death): number | undefined {
    const excused = death.wasReady && (death.bySignal || death.upMs >= STEADY_MS);
    this.inARow = excused ? 0 : this.inARow + 1;
    if (this.inARow >= LIMIT) return undefined;
    return Math.min(this.firstDelayMs * 2 ** this.inARow, LONGEST_DELAY_MS);
  }
}
