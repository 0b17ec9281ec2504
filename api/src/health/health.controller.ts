import { Controller } from '@nestjs/common';
import {
  HealthCheck,
  HealthCheckService,
  HealthIndicatorService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { SkipThrottle } from '@nestjs/throttler';
import { Route } from '@prepward/platform/http';
import { JobQueues } from '@prepward/platform/queue';

/** A part that does not answer within this is down, ms. */
const PATIENCE_MS = 2_000;

/** For load balancers and supervisors. */
@SkipThrottle()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly queues: JobQueues,
  ) {}

  /** The process is alive: restarting it would not help with anything outside. */
  @Route('operations.health')
  alive() {
    return { status: 'ok' as const };
  }

  /** The process can do its work: what it needs answers. */
  @Route('operations.ready')
  @HealthCheck()
  ready() {
    return this.health.check([
      () => this.database.pingCheck('database', { timeout: PATIENCE_MS }),
      () => this.queueCheck(),
    ]);
  }

  private async queueCheck() {
    const indicator = this.indicators.check('queue');
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('timeout')), PATIENCE_MS).unref(),
    );
    try {
      await Promise.race([this.queues.ping(), late]);
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
