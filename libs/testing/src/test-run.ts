import { startTestPostgres, type TestPostgres } from './database.js';
import { type ServiceHost, startServiceHost } from './hosted-services.js';
import { productTemplate } from './product-template.js';

let postgres: TestPostgres | undefined;
let host: ServiceHost | undefined;

/**
 * One PostgreSQL for a whole Jest run, and one process for the services that its tests start. Every test
 * file gets a copy of a migrated database with the question bank.
 *
 * @param programs built files, as in {@link startServiceHost}
 */
export async function startTestRun(programs: Record<string, string>): Promise<void> {
  postgres = await startTestPostgres(productTemplate());
  try {
    host = await startServiceHost(programs);
  } catch (error) {
    // Jest skips the teardown of a setup that fails.
    await stopTestRun();
    throw error;
  }
}

/** Stops both, as far as they were started. */
export async function stopTestRun(): Promise<void> {
  try {
    await host?.stop();
  } finally {
    await postgres?.stop();
  }
}
