import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClockModule } from '@prepward/platform/clock';
import { type AppConfig, AppConfigModule } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { LimitsModule } from '@prepward/platform/limits';
import { MailModule } from '@prepward/platform/mail';
import type { JobsPart } from '@prepward/platform/manifest';
import { OutboxModule, OutboxRelayModule } from '@prepward/platform/outbox';
import { type AnyJob, QueueModule } from '@prepward/platform/queue';
import { StorageModule } from '@prepward/platform/storage';
import { loggerParams, TracingModule } from '@prepward/platform/telemetry';
import { LoggerModule } from 'nestjs-pino';
import { PersonalPartsModule } from './personal-parts.module.js';

/** Combines the modules that work in the background. */
@Module({})
export class WorkerModule {
  static forRoot(
    config: AppConfig,
    parts: readonly JobsPart[],
    jobs: readonly AnyJob[],
  ): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        AppConfigModule.forRoot(config),
        LoggerModule.forRoot(loggerParams('prepward-worker', config.logLevel)),
        TracingModule.forRoot('prepward-worker'),
        ClockModule,
        DatabaseModule,
        LimitsModule,
        StorageModule,
        DiscoveryModule,
        QueueModule,
        OutboxModule,
        OutboxRelayModule.forRoot(jobs),
        MailModule,
        PersonalPartsModule,
        ...parts.map(({ module }) => module),
      ],
    };
  }
}
