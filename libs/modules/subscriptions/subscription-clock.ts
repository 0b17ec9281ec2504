import { Injectable } from '@nestjs/common';
import { Clock } from '@prepward/platform/clock';

/**
 * What time it is for subscriptions: now, and in the sandbox what its clock was moved on. Nothing else
 * of the product follows the sandbox's clock.
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
