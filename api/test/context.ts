import {
  type INestApplicationContext,
  type LogLevel,
  type ModuleMetadata,
  type Provider,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, AppConfigModule, loadConfig } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { TEST_SETTINGS } from '@prepward/testing/settings';

/** The product's time, until a test sets it. */
export class SetClock extends Clock {
  at: Date | undefined;

  override now(): Date {
    return this.at ?? super.now();
  }
}

/** The configuration of programs on a database. */
export function configOn(databaseUrl: string, settings: Record<string, string> = {}): AppConfig {
  return loadConfig({ DATABASE_URL: databaseUrl, ...TEST_SETTINGS, ...settings });
}

interface ContextParts {
  imports: NonNullable<ModuleMetadata['imports']>;
  providers?: Provider[];
  clock?: Clock;
  /** The levels to log: errors, unless the tests are about them. */
  logger?: LogLevel[];
}

/** Modules of the product in this process, on the database of a configuration: no program is started. */
export function startContext(
  config: AppConfig,
  { imports, providers = [], clock = new Clock(), logger = ['error', 'fatal'] }: ContextParts,
): Promise<INestApplicationContext> {
  const time = { module: class Time {}, global: true, exports: [Clock, Ids] };
  return NestFactory.createApplicationContext(
    {
      module: class Services {},
      imports: [
        AppConfigModule.forRoot(config),
        { ...time, providers: [{ provide: Clock, useValue: clock }, Ids] },
        DatabaseModule,
        ...imports,
      ],
      providers,
    },
    { logger },
  );
}
