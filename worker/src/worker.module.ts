import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuthJobsModule } from '@prepward/modules/auth/jobs';
import { PapersJobsModule } from '@prepward/modules/papers/jobs';
import { ProfilesJobsModule } from '@prepward/modules/profiles/jobs';
import { QuizzesJobsModule } from '@prepward/modules/quizzes/jobs';
import { QuotesJobsModule } from '@prepward/modules/quotes/jobs';
import { ClockModule } from '@prepward/platform/clock';
import { type AppConfig, AppConfigModule } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { LimitsModule } from '@prepward/platform/limits';
import { MailModule } from '@prepward/platform/mail';
import { OutboxModule, OutboxRelayModule } from '@prepward/platform/outbox';
import { type AnyJob, QueueModule } from '@prepward/platform/queue';
import { StorageModule } from '@prepward/platform/storage';
import { loggerParams } from '@prepward/platform/telemetry';
import { LoggerModule } from 'nestjs-pino';
import { StudentAddressesModule } from './student-addresses.module.js';

/** Puts the modules together that work in the background. */
@Module({})
export class WorkerModule {
  static forRoot(config: AppConfig, jobs: readonly AnyJob[]): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        AppConfigModule.forRoot(config),
        LoggerModule.forRoot(loggerParams('prepward-worker', config.logLevel)),
        ClockModule,
        DatabaseModule,
        LimitsModule,
        StorageModule,
        DiscoveryModule,
        QueueModule,
        OutboxModule,
        OutboxRelayModule.forRoot(jobs),
        MailModule,
        AuthJobsModule,
        PapersJobsModule,
        ProfilesJobsModule,
        QuizzesJobsModule,
        QuotesJobsModule,
        StudentAddressesModule,
      ],
    };
  }
}
