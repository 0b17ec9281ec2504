import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { ActiveGateway } from './active-gateway.js';

const POLL_MS = 1_000;

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

  private async follow(): Promise<void> {
    // While the sandbox is away, the last answer holds.
    const ahead = await this.active.orNone?.clockOffsetMs().catch(() => undefined);
    if (ahead !== undefined) this.clock.runAhead(ahead);
  }
}
