import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { AnyJob } from '../queue/index.js';
import { Outbox } from './outbox.js';
import { OutboxDeliveries } from './outbox-deliveries.js';
import { OutboxDelivery } from './outbox-delivery.entity.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { JOBS, OutboxRelay } from './outbox-relay.js';
import { PurgeOutbox } from './purge-outbox.job.js';
import { ScheduleRun } from './schedule-run.entity.js';

/** Events that commit with their cause. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEvent, OutboxDelivery, ScheduleRun])],
  providers: [Outbox],
  exports: [Outbox],
})
export class OutboxModule {}

/** Moves events to the queues; for the worker. */
@Module({})
export class OutboxRelayModule {
  /** @param jobs every job of the product: events trigger those with `on` */
  static forRoot(jobs: readonly AnyJob[]): DynamicModule {
    return {
      module: OutboxRelayModule,
      providers: [{ provide: JOBS, useValue: jobs }, OutboxRelay, OutboxDeliveries, PurgeOutbox],
      exports: [OutboxRelay, OutboxDeliveries],
    };
  }
}
