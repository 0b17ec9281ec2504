import { type DynamicModule, Module, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import {
  APP_FILTER,
  APP_GUARD,
  APP_INTERCEPTOR,
  APP_PIPE,
  DiscoveryModule,
  RouterModule,
} from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { MODULES } from '@prepward/modules';
import { AccessGuard } from '@prepward/modules/auth/http';
import { AuditInterceptor, AuditModule } from '@prepward/platform/audit';
import { ClockModule } from '@prepward/platform/clock';
import { type AppConfig, AppConfigModule } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { InputPipe } from '@prepward/platform/http';
import { LimitsModule, SharedThrottlerStorage } from '@prepward/platform/limits';
import type { HttpPart } from '@prepward/platform/manifest';
import { OutboxModule } from '@prepward/platform/outbox';
import { QueueModule } from '@prepward/platform/queue';
import { StorageModule } from '@prepward/platform/storage';
import { loggerParams, TelemetryModule, TracingModule } from '@prepward/platform/telemetry';
import { LoggerModule } from 'nestjs-pino';
import { ErrorFilter } from './filters/error.filter.js';
import { FormSealModule } from './form-seal.module.js';
import { CallerThrottlerGuard } from './guards/caller-throttler.guard.js';
import { HealthModule } from './health/health.module.js';
import { DEFAULT_LIMIT } from './limits.js';
import { QueueBoardModule } from './queue-board/queue-board.module.js';
import { StudyGoalsModule } from './study-goals.module.js';

/** The routes of every module. */
export async function loadHttp(): Promise<HttpPart[]> {
  const parts = await Promise.all(MODULES.map(({ http }) => http?.() ?? []));
  return parts.flat();
}

/** Combines the modules that answer HTTP. */
@Module({})
export class AppModule {
  static forRoot(config: AppConfig, parts: readonly HttpPart[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        AppConfigModule.forRoot(config),
        LoggerModule.forRoot(loggerParams('prepward-api', config.logLevel)),
        DiscoveryModule,
        ClockModule,
        DatabaseModule,
        AuditModule,
        TelemetryModule,
        TracingModule.forRoot('prepward-api'),
        LimitsModule,
        StorageModule,
        QueueModule,
        OutboxModule,
        ThrottlerModule.forRootAsync({
          inject: [SharedThrottlerStorage],
          useFactory: (storage: SharedThrottlerStorage) => ({
            throttlers: [DEFAULT_LIMIT],
            storage,
          }),
        }),
        ...parts.map(({ module }) => module),
        RouterModule.register(
          parts.flatMap(({ module, prefix }) =>
            prefix === undefined ? [] : [{ path: prefix(config), module }],
          ),
        ),
        StudyGoalsModule,
        FormSealModule,
        HealthModule,
        QueueBoardModule,
      ],
      providers: [
        // The order matters: the caller is identified before calls are counted.
        { provide: APP_GUARD, useExisting: AccessGuard },
        { provide: APP_GUARD, useClass: CallerThrottlerGuard },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
        { provide: APP_INTERCEPTOR, useClass: StandardSchemaSerializerInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
