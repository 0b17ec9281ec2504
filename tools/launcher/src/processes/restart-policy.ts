/** How a child ended. */
export interface Death {
  /** It answered its health check before it died. */
  wasReady: boolean;
  /** ms from spawn to death. */
  upMs: number;
  /** It was ended by a signal, so the cause is outside of its own code. */
  bySignal: boolean;
}

/** ms of service after which earlier deaths are forgotten. */
const STEADY_MS = 30_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;
/** Deaths in a row that end everything: about 8 s of trying. */
const LIMIT = 5;

/**
 * Decides when to start a dead child again. Being killed while in service is bad luck and forgives
 * what was before; dying before ever answering, or crashing soon after, is a child that keeps dying.
 */
export class RestartPolicy {
  private inARow = 0;

  /** @param firstDelayMs ms before the first new start; tests shorten it */
  constructor(private readonly firstDelayMs = FIRST_DELAY_MS) {}

  /** @returns the ms to wait before the next start, or undefined when it is time to give up */
  delayAfter(death: Death): number | undefined {
    const excused = death.wasReady && (death.bySignal || death.upMs >= STEADY_MS);
    this.inARow = excused ? 0 : this.inARow + 1;
    if (this.inARow >= LIMIT) return undefined;
    return Math.min(this.firstDelayMs * 2 ** this.inARow, LONGEST_DELAY_MS);
  }
}
