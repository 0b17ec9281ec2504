import type { SandboxEvent } from '../engine/index.js';
import { SIGNATURE_HEADER, signWebhook } from './signature.js';

/** An event on its way to the shop. */
export interface Delivery {
  id: string;
  eventId: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  /** By the real clock, ms since 1970. */
  nextAt: number;
  /** Why the newest attempt failed. */
  problem: string | null;
}

/** Waits between attempts, in ms; after the last one the delivery is given up. */
const BACKOFF_MS = [1_000, 3_000, 10_000, 30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000];

/** Time limit for the shop's response, ms. */
const ANSWER_MS = 10_000;

export interface DelivererOptions {
  url: string;
  secret: string;
  /** The real time, ms since 1970. */
  realNow: () => number;
  deliveries: () => readonly Delivery[];
  event: (id: string) => SandboxEvent | undefined;
  held: () => boolean;
  /** Called after each attempt. */
  save: () => Promise<void>;
  /** Waits between attempts, for tests. */
  backoffMs?: readonly number[];
}

/**
 * Sends due webhooks one at a time, in the order of their time. Delivers at least once: an attempt whose
 * response was lost is repeated, even after a restart.
 */
export class Deliverer {
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: DelivererOptions) {}

  /** Sends what is due. Call it whenever there may be something. */
  wake(): void {
    if (this.stopped || this.sending) return;
    this.sending = this.sendDue().finally(() => {
      this.sending = undefined;
      this.sleep();
    });
  }

  /** Stops after the current attempt. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sending;
  }

  private pending(): Delivery[] {
    if (this.options.held()) return [];
    return this.options
      .deliveries()
      .filter(({ status }) => status === 'pending')
      .sort((one, other) => one.nextAt - other.nextAt);
  }

  private sleep(): void {
    clearTimeout(this.timer);
    const [next] = this.pending();
    if (!next || this.stopped) return;
    const wait = Math.max(0, next.nextAt - this.options.realNow());
    this.timer = setTimeout(() => this.wake(), wait);
    this.timer.unref();
  }

  private async sendDue(): Promise<void> {
    for (;;) {
      const [next] = this.pending();
      if (this.stopped || !next || next.nextAt > this.options.realNow()) return;
      await this.attempt(next);
      await this.options.save().catch(() => undefined);
    }
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const problem = await this.post(delivery.eventId);
    const waits = this.options.backoffMs ?? BACKOFF_MS;
    const wait = waits[delivery.attempts];
    delivery.attempts += 1;
    delivery.problem = problem;
    if (problem === null) delivery.status = 'delivered';
    else if (wait === undefined) delivery.status = 'failed';
    else delivery.nextAt = this.options.realNow() + wait;
  }

  /** @returns what went wrong, or null */
  private async post(eventId: string): Promise<string | null> {
    const event = this.options.event(eventId);
    if (!event) return 'The event is no longer available.';
    const body = JSON.stringify(event);
    try {
      const response = await fetch(this.options.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signWebhook(body, this.options.secret, this.options.realNow()),
        },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.arrayBuffer();
      return response.ok ? null : `The shop answered ${response.status}.`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return `The shop couldn't be reached: ${cause instanceof Error ? cause.message : cause}`;
    }
  }
}
