import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuditModule } from '@prepward/platform/audit';
import { ClockModule } from '@prepward/platform/clock';
import { AppConfigModule, loadCommandConfig } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { LimitsModule } from '@prepward/platform/limits';
import { OutboxModule } from '@prepward/platform/outbox';

@Module({})
class CliModule {}

/** Runs `work` with the services of some modules, without serving anything. */
export async function withServices(
  modules: readonly Type[],
  work: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  // Imported here because it loads accounts, which only commands with services need.
  const { ProfileNamesModule } = await import('@prepward/modules/profiles');
  const app = await NestFactory.createApplicationContext(
    {
      module: CliModule,
      imports: [
        AppConfigModule.forRoot(loadCommandConfig(process.env)),
        ClockModule,
        DatabaseModule,
        AuditModule,
        LimitsModule,
        OutboxModule,
        ProfileNamesModule,
        ...modules,
      ],
    },
    { logger: ['error', 'fatal'], abortOnError: false },
  );
  try {
    await work(app);
  } finally {
    await app.close();
  }
}
