import { Controller } from '@nestjs/common';
import { HealthCheck, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { SkipThrottle } from '@nestjs/throttler';
import { DatabaseProbe } from '@prepward/platform/database';
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
    private readonly database: DatabaseProbe,
    private readonly queues: JobQueues,
  ) {}

  /** The process is alive: a restart wouldn't fix anything that is wrong outside of it. */
  @Route('operations.health')
  alive() {
    return { status: 'ok' as const };
  }

  /** The process can do its work: everything it depends on answers. */
  @Route('operations.ready')
  // The route table describes it; the library's own description would load Swagger a second time.
  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  ready() {
    return this.health.check([
      () => this.answers('database', () => this.database.ask()),
      () => this.answers('queue', () => this.queues.ping()),
    ]);
  }

  private async answers(part: string, ask: () => Promise<unknown>) {
    const indicator = this.indicators.check(part);
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('timeout')), PATIENCE_MS).unref(),
    );
    try {
      await Promise.race([ask(), late]);
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
