import { startTestPostgres, type TestPostgres } from '@prepward/testing/database';
import { productTemplate } from '@prepward/testing/product-template';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** One PostgreSQL for the whole run; every test file gets a copy of a migrated database with the bank. */
export async function startPostgres(): Promise<void> {
  globalThis.testPostgres = await startTestPostgres(productTemplate());
}

export async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.stop();
}
