import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { SECOND_MS } from '@prepward/contracts/durations';
import { SubscriptionClock } from '@prepward/modules/subscriptions';
import { ActiveGateway } from './active-gateway.js';

const POLL_MS = SECOND_MS;

/** Makes subscriptions follow the sandbox's clock; other gateways use the real time. */
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

  /** Adopts the gateway's time at once. While the gateway can't be reached, its last answer applies. */
  async follow(): Promise<void> {
    const ahead = await this.active.orNone?.clockOffsetMs().catch(() => undefined);
    if (ahead !== undefined) this.clock.runAhead(ahead);
  }
}
