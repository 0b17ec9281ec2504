import { Injectable } from '@nestjs/common';
import { Clock } from '@prepward/platform/clock';

/**
 * The time for subscriptions: the current time, plus any offset in the sandbox. Nothing else in the
 * product follows the sandbox's clock.
 */
@Injectable()
export class SubscriptionClock {
  private aheadMs = 0;

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return new Date(this.clock.now().getTime() + this.aheadMs);
  }

  /** For the sandbox: how far its clock is ahead of ours. */
  runAhead(ms: number): void {
    this.aheadMs = ms;
  }
}
