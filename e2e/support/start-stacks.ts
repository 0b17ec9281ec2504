import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PUBLIC_PAPERS } from '@prepward/contracts/papers';
import { addressOf } from '@prepward/contracts/route-addresses';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { createTestDatabase, startTestPostgres } from '@prepward/testing/database';
import { spawnService } from '@prepward/testing/processes';
import { productTemplate } from '@prepward/testing/product-template';
import { startRedis } from '@prepward/testing/redis';
import { ROOT } from '@prepward/testing/root';
import { DATA_DIR_VARIABLE } from './database.js';
import { ADMIN, EMBEDDED_PORT, SERVERS_PORT } from './ports.js';

/** On a quiet machine they take some seconds. */
const PAPERS_MS = 120_000;

/** The worker makes the papers after the first start; the crawler follows the links to them. */
async function papersMade(port: number): Promise<void> {
  const end = Date.now() + PAPERS_MS;
  for (;;) {
    const answer = await fetch(`http://localhost:${port}${addressOf('papers.list').path}`);
    const { items } = (await answer.json()) as RouteAnswer<'papers.list'>;
    if (items.length === PUBLIC_PAPERS.length) return;
    if (Date.now() > end)
      throw new Error(`Only ${items.length} papers were made in ${PAPERS_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What `npm start` runs. */
async function launch(port: number, dataDir: string, env: Record<string, string>) {
  const service = await spawnService({
    args: ['tools/scripts/start.mjs'],
    cwd: ROOT,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // The journeys sign up more people from one address than one address may.
      RATE_LIMIT_FACTOR: '100',
      // A journey asks for two emails within the minute that one address has to wait.
      AUTH_MAIL_INTERVAL_SECONDS: '0',
      ...env,
    },
    readyUrl: `http://localhost:${port}${addressOf('operations.ready').path}`,
    timeoutMs: 120_000,
  });
  return async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'prepward-e2e-'));
}

/** As on a machine where nothing was before: tables, bank and papers are made. */
async function startEmbedded(stops: Stops): Promise<void> {
  const dataDir = newDataDir();
  process.env[DATA_DIR_VARIABLE] = dataDir;
  stops.push(await launch(EMBEDDED_PORT, dataDir, {}));
}

/** As on servers that hold what an earlier start has made. */
async function startOnServers(stops: Stops): Promise<void> {
  const postgres = await startTestPostgres(productTemplate());
  stops.push(() => postgres.stop());
  const { ownerUrl, files } = await createTestDatabase();
  const redis = await startRedis();
  if (redis !== null) stops.push(() => redis.stop());
  stops.push(
    await launch(SERVERS_PORT, newDataDir(), {
      DATABASE_URL: ownerUrl,
      STORAGE_DIR: files,
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    }),
  );
}

type Stops = (() => Promise<unknown>)[];

/** Starts both stacks; what it returns stops them. */
export default async function startStacks(): Promise<() => Promise<void>> {
  const stops: Stops = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    await startEmbedded(stops);
    await startOnServers(stops);
    // They are made while the second stack starts.
    await papersMade(EMBEDDED_PORT);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
