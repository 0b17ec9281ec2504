import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addressOf } from '@prepward/contracts/route-addresses';
import { type DurablePostgres, startDurablePostgres } from '@prepward/testing/durable-postgres';
import { startMailCatcher, type TestMailCatcher } from '@prepward/testing/mail';
import { spawnService, type TestService } from '@prepward/testing/processes';
import { startRedis } from '@prepward/testing/redis';
import pg from 'pg';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const API_PORT = 3500;
const WORKER_PORT = 3501;
/** The first of the ports for bare servers. */
export const BARE_PORT = 3510;

const run = promisify(execFile);

/** The built product, on throwaway stores that keep their durable defaults. */
export interface Stack {
  api: TestService;
  apiUrl: string;
  databaseUrl: string;
  db: pg.Pool;
  keyFile: string;
  mails: TestMailCatcher;
  /** Stops everything, including what was added with `onStop`, in reverse order. */
  stop(): Promise<void>;
  onStop(action: () => Promise<unknown>): void;
}

interface Settings {
  worker: boolean;
  /** Keeps jobs in Redis instead of PostgreSQL. */
  redis: boolean;
  /** Loads `pg_stat_statements` into PostgreSQL. */
  countStatements: boolean;
}

type Stops = (() => Promise<unknown>)[];

async function prepare(env: Record<string, string>): Promise<void> {
  for (const command of ['migrate', 'ensure-keys', 'load-bank']) {
    await run(process.execPath, ['api/dist/cli.js', command], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    });
  }
}

/** Restarts PostgreSQL, which loads this library only when it starts. */
async function loadStatementCounts(postgres: DurablePostgres): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
  await client.end();
  await postgres.kill();
  await postgres.restart();
}

async function startStores(settings: Settings, stops: Stops) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prepward-bench-'));
  stops.push(async () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startDurablePostgres();
  stops.push(() => postgres.stop());
  if (settings.countStatements) await loadStatementCounts(postgres);
  const mails = await startMailCatcher();
  stops.push(() => mails.close());
  const redis = settings.redis ? await startRedis() : null;
  if (redis !== null) stops.push(() => redis.stop());
  else if (settings.redis) throw new Error('There is no redis-server on this machine');
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    AUTH_SIGNING_KEYS_FILE: path.join(folder, 'keys.json'),
    API_PORT: String(API_PORT),
    WORKER_METRICS_PORT: String(WORKER_PORT),
    RATE_LIMIT_FACTOR: '10000',
    // The admins here are created by SQL and have no second step.
    AUTH_ADMIN_TWO_STEP: 'false',
    LOG_LEVEL: 'error',
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };
  return { mails, env, databaseUrl: postgres.url };
}

async function startService(file: string, env: Record<string, string>, readyUrl: string) {
  return spawnService({ args: [file], cwd: ROOT, env, readyUrl });
}

/**
 * Starts stores and processes, with the schema and the question bank in place.
 *
 * @throws when something doesn't start, after stopping everything that did
 */
export async function startStack(settings: Settings): Promise<Stack> {
  const stops: Stops = [];
  const stop = async () => {
    for (const action of stops.splice(0).reverse()) await action();
  };
  try {
    const { mails, env, databaseUrl } = await startStores(settings, stops);
    await prepare(env);
    const db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    db.on('error', () => undefined);
    stops.push(() => db.end());
    const apiUrl = `http://127.0.0.1:${API_PORT}`;
    const api = await startService(
      'api/dist/main.js',
      env,
      apiUrl + addressOf('operations.ready').path,
    );
    stops.push(() => api.stop());
    if (settings.worker) {
      const url = `http://127.0.0.1:${WORKER_PORT}/health`;
      const worker = await startService('worker/dist/main.js', env, url);
      stops.push(() => worker.stop());
    }
    const keyFile = env.AUTH_SIGNING_KEYS_FILE ?? '';
    const onStop = (action: () => Promise<unknown>) => void stops.push(action);
    return { api, apiUrl, databaseUrl, db, keyFile, mails, stop, onStop };
  } catch (error) {
    await stop();
    throw error;
  }
}
