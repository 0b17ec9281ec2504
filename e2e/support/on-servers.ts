import { test as base } from '@playwright/test';
import { createTestDatabase, startTestPostgres } from '@prepward/testing/database';
import { productTemplate } from '@prepward/testing/product-template';
import { startRedis } from '@prepward/testing/redis';
import { launch, newDataDir, START_AS_BUILT } from './launch.js';
import { SERVERS_PORT } from './ports.js';

/** Starts the product on servers that hold an earlier start's data. @returns a function that stops it all */
async function startOnServers(): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async () => {
    // Each is stopped, even if the one before it fails to.
    const problems: unknown[] = [];
    for (const stop of stops.reverse()) await stop().catch((error) => problems.push(error));
    if (problems.length > 0) throw problems[0];
  };
  try {
    const postgres = await startTestPostgres(productTemplate());
    stops.push(() => postgres.stop());
    const { ownerUrl, files } = await createTestDatabase();
    const redis = await startRedis();
    if (redis !== null) stops.push(() => redis.stop());
    stops.push(
      await launch(START_AS_BUILT, SERVERS_PORT, newDataDir(), {
        DATABASE_URL: ownerUrl,
        STORAGE_DIR: files,
        ...(redis === null ? {} : { REDIS_URL: redis.url }),
      }),
    );
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** For journeys that also run on real servers: the `servers` project has them while its tests run. */
export const test = base.extend<object, { servers: undefined }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in it
    async ({}, use, { project }) => {
      const stop = project.name === 'servers' ? await startOnServers() : async () => undefined;
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
});
