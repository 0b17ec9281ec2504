import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import { EVENTS } from '@prepward/modules';
import type { AppConfig } from '@prepward/platform/config';
import { OutboxDeliveries, OutboxRelay } from '@prepward/platform/outbox';
import { JobQueues, JobRegistry, JobRunner, QueueBackend } from '@prepward/platform/queue';
import { Logger } from 'nestjs-pino';
import { findHandlers } from './find-handlers.js';
import { jobsOf, loadJobs } from './jobs.js';
import { WorkerModule } from './worker.module.js';

/** A running worker: what it consists of, and how it ends. */
export interface RunningWorker {
  app: INestApplicationContext;
  isRunning(): boolean;
  /** Takes no new work, lets running jobs end, closes all connections. */
  stop(): Promise<void>;
}

/**
 * Boots the worker: registry, relay, consumers.
 *
 * @throws RegistryError when a job has no handler or two, or waits for an event that never comes
 */
export async function createWorker(config: AppConfig): Promise<RunningWorker> {
  const parts = await loadJobs();
  const jobs = jobsOf(parts);
  const app = await NestFactory.createApplicationContext(
    WorkerModule.forRoot(config, parts, jobs),
    { bufferLogs: true },
  );
  app.useLogger(app.get(Logger));
  const registry = new JobRegistry(jobs, findHandlers(app.get(DiscoveryService)), EVENTS);
  const relay = app.get(OutboxRelay);
  const runner = new JobRunner(
    app.get(QueueBackend),
    app.get(JobQueues),
    registry,
    app.get(OutboxDeliveries),
  );
  await runner.start();
  await relay.start();
  return {
    app,
    isRunning: () => runner.isRunning(),
    stop: async () => {
      await relay.stop();
      await runner.stop();
      await app.close();
    },
  };
}
