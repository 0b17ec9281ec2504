import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthModule } from '@prepward/modules/auth';
import { BillingModule } from '@prepward/modules/billing';
import { QuestionsModule } from '@prepward/modules/questions';

import { ClockModule } from '@prepward/platform/clock';
import { AppConfigModule, loadCommandConfig } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { LimitsModule } from '@prepward/platform/limits';
import { OutboxModule } from '@prepward/platform/outbox';

@Module({})
class CliModule {}

/** Runs `work` with the product's services, without serving anything. */
export async function withServices(
  work: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  const app = await NestFactory.createApplicationContext(
    {
      module: CliModule,
      imports: [
        AppConfigModule.forRoot(loadCommandConfig(process.env)),
        ClockModule,
        DatabaseModule,
        LimitsModule,
        OutboxModule,
        AuthModule,
        QuestionsModule,
        BillingModule,
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
