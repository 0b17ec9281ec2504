import { randomBytes } from 'node:crypto';
import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthModule } from '@prepward/modules/auth';
import { BillingModule } from '@prepward/modules/billing';
import { ProfilesModule } from '@prepward/modules/profiles';
import { QuestionsModule } from '@prepward/modules/questions';
import { QuizzesModule } from '@prepward/modules/quizzes';
import { AuditModule } from '@prepward/platform/audit';
import { Clock, Ids } from '@prepward/platform/clock';
import { AppConfigModule, loadCommandConfig } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { LimitsModule } from '@prepward/platform/limits';
import { Outbox } from '@prepward/platform/outbox';

/**
 * Events of the past are not published: no email goes out, and the seed itself does what their jobs
 * would do, at the right time on its clock.
 */
class QuietOutbox extends Outbox {
  override record(): Promise<string> {
    return Promise.resolve(new Ids().uuid());
  }
}

/** Settings that a command may lack: these accounts have no one to confirm an email. */
const SETTINGS = {
  AUTH_AUTOCONFIRM: 'true',
  AUTH_DISABLE_SIGNUP: 'false',
  AUTH_ANONYMOUS: 'true',
};

/** Runs `work` with the product's services on another clock. */
export async function withSeedServices<T>(
  url: string,
  clock: Clock,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  @Global()
  @Module({
    providers: [
      { provide: Clock, useValue: clock },
      Ids,
      { provide: Outbox, useValue: new QuietOutbox(new Ids()) },
    ],
    exports: [Clock, Ids, Outbox],
  })
  class SeedModule {}
  const config = loadCommandConfig({
    ...process.env,
    ...SETTINGS,
    DATABASE_URL: url,
    // Signs sessions that no one is given.
    AUTH_HS256_SECRET: randomBytes(32).toString('hex'),
  });
  const app = await NestFactory.createApplicationContext(
    {
      module: SeedModule,
      imports: [
        AppConfigModule.forRoot(config),
        DatabaseModule,
        LimitsModule,
        AuditModule,
        AuthModule,
        BillingModule,
        ProfilesModule,
        QuestionsModule,
        QuizzesModule,
      ],
    },
    { logger: ['error', 'fatal'], abortOnError: false },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
