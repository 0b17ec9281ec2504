import 'reflect-metadata';
import { loadConfig } from '@prepward/platform/config';
import { startTestPostgres, type TestPostgres } from '@prepward/testing/database';
import { DataSource } from 'typeorm';
import { loadBankInto } from '../src/cli/load-bank.js';
import { migrateDatabase } from '../src/cli/migrate.js';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** One PostgreSQL for the whole run; every test file gets a copy of a migrated database with the bank. */
export async function startPostgres(): Promise<void> {
  globalThis.testPostgres = await startTestPostgres({
    migrate: async (url) => {
      const env = {
        DATABASE_URL: url,
        SMTP_URL: 'smtp://127.0.0.1:1',
        AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
      };
      await migrateDatabase(loadConfig(env));
      const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
      await loadBankInto(dataSource);
      await dataSource.destroy();
    },
  });
}

export async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
