import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type AppConfig, loadCommandConfig } from '@prepward/platform/config';
import { MailModule } from '@prepward/platform/mail';
import { DataSource } from 'typeorm';
import { AppModule, loadHttp } from '../app.module.js';

@Module({})
class EveryEntity {}

/** Foreign keys across modules are in migrations only (docs/decisions/0004-migrations.md). */
const ACROSS_MODULES = /DROP CONSTRAINT "xfk_/;

/** The statements that would make the database match the entities; none when they agree. */
async function schemaDifferences(given: AppConfig): Promise<string[]> {
  const url = given.database.ownerUrl ?? given.database.url;
  const config = { ...given, database: { ...given.database, url } };
  const app = await NestFactory.createApplicationContext(
    { module: EveryEntity, imports: [AppModule.forRoot(config, await loadHttp()), MailModule] },
    { logger: ['error', 'fatal'] },
  );
  try {
    const { upQueries } = await app.get(DataSource).driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query).filter((query) => !ACROSS_MODULES.test(query));
  } finally {
    await app.close();
  }
}

/** `check-schema`: fails, naming the differences, when entities and migrations have drifted apart. */
export async function checkSchema(): Promise<void> {
  const differences = await schemaDifferences(loadCommandConfig(process.env));
  if (differences.length === 0) return;
  throw new Error(`The database differs from the entities:\n${differences.join(';\n')}`);
}
