import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { SECOND_MS } from '@prepward/contracts/durations';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { ActiveGateway } from './active-gateway.js';

const POLL_MS = SECOND_MS;

/** Lets subscriptions follow the clock of the sandbox; other gateways have the time that we have. */
@Injectable()
export class GatewayClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly active: ActiveGateway,
    private readonly clock: SubscriptionClock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.active.orNone?.name !== 'sandbox') return;
    await this.follow();
    this.timer = setInterval(() => void this.follow(), POLL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Takes the gateway's time at once. While the gateway is away, its last answer holds. */
  async follow(): Promise<void> {
    const ahead = await this.active.orNone?.clockOffsetMs().catch(() => undefined);
    if (ahead !== undefined) this.clock.runAhead(ahead);
  }
}
