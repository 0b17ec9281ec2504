import { startTestPostgres, type TestPostgres } from '@prepward/testing/database';
import { migrate } from './migrate.js';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** One PostgreSQL for the run; its template is migrated by the product's own command. */
export async function startPostgres(): Promise<void> {
  globalThis.testPostgres = await startTestPostgres({ migrate });
}

export async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
