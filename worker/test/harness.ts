import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@prepward/testing/database';
import { type HostedService, startHosted } from '@prepward/testing/hosted-services';
import { startMailCatcher, type TestMailCatcher } from '@prepward/testing/mail';
import { freePort } from '@prepward/testing/ports';
import { spawnService, type TestService } from '@prepward/testing/processes';
import { ROOT } from '@prepward/testing/root';
import pg from 'pg';

/** The real API and worker, with a real database, queue store and mail server. */
export interface Stack {
  apiUrl: string;
  mails: TestMailCatcher;
  db: pg.Client;
  databaseUrl: string;
  /** Where the files of the product are: papers, and copies of them. */
  files: string;
  startWorker(): Promise<HostedService>;
  /** A worker as its own process, which a test may kill and listen to. */
  spawnWorker(): Promise<TestService>;
  signUp(email: string): Promise<Response>;
  stop(): Promise<void>;
}

/** A stack of processes, which a test may kill, start again, and listen to. */
export interface ProcessStack extends Stack {
  api: TestService;
  startWorker(): Promise<TestService>;
}

export interface StackOptions {
  databaseUrl?: string;
  redisUrl?: string;
  /** The API's port, for tests that must know it in advance. */
  apiPort?: number;
  /** Environment variables of both programs. */
  settings?: Record<string, string>;
}

type Env = Readonly<Record<string, string>>;

/** How the programs of a stack run. */
interface Runners<Service extends HostedService | TestService> {
  startApi(env: Env): Promise<Service>;
  startWorker(env: Env): Promise<Service>;
}

/** In one process that the tests share. */
const HOSTED: Runners<HostedService> = {
  startApi: (env) => startHosted('api', env),
  startWorker: (env) => startHosted('worker', env),
};

function spawnProgram(file: string, env: Env, readyUrl: string): Promise<TestService> {
  // Drills often start programs while the machine is busy with other work.
  return spawnService({ args: [file], cwd: ROOT, env, readyUrl, timeoutMs: 120_000 });
}

async function spawnWorker(env: Env): Promise<TestService> {
  const port = String(await freePort());
  const own = { ...env, WORKER_METRICS_PORT: port };
  return spawnProgram('worker/dist/main.js', own, `http://127.0.0.1:${port}/health`);
}

const PROCESSES: Runners<TestService> = {
  startApi: (env) =>
    spawnProgram('api/dist/main.js', env, `http://127.0.0.1:${env.API_PORT}/api/v1/ready`),
  startWorker: spawnWorker,
};

/** What programs need before they start. */
async function setStage(options: StackOptions) {
  const own = options.databaseUrl === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const files = own?.files ?? mkdtempSync(path.join(tmpdir(), 'prepward-files-'));
  const mails = await startMailCatcher();
  const apiPort = options.apiPort ?? (await freePort());
  const env: Env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mails.url,
    AUTH_HS256_SECRET: 'a secret of the drills, long enough for HS256',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    API_PORT: String(apiPort),
    STORAGE_DIR: files,
    ...options.settings,
    ...(options.redisUrl === undefined ? {} : { REDIS_URL: options.redisUrl }),
  };
  const db = new pg.Client({ connectionString: own?.ownerUrl ?? databaseUrl });
  db.on('error', () => undefined);
  await db.connect();
  const strike = async () => {
    await db.end().catch(() => undefined);
    await mails.close();
    await own?.drop();
    rmSync(files, { recursive: true, force: true });
  };
  return { env, apiUrl: `http://127.0.0.1:${apiPort}`, mails, db, databaseUrl, files, strike };
}

async function start<Service extends HostedService | TestService>(
  options: StackOptions,
  runners: Runners<Service>,
) {
  const { env, strike, ...stage } = await setStage(options);
  const api = await runners.startApi(env);
  const workers: HostedService[] = [];
  const kept = async <Started extends HostedService>(starting: Promise<Started>) => {
    const worker = await starting;
    workers.push(worker);
    return worker;
  };
  return {
    ...stage,
    api,
    startWorker: () => kept(runners.startWorker(env)),
    spawnWorker: () => kept(spawnWorker(env)),
    signUp: (email: string) =>
      fetch(`${stage.apiUrl}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse 7', data: { first_name: 'Ann' } }),
      }),
    stop: async () => {
      try {
        await Promise.all([...workers, api].map((service) => service.stop()));
      } finally {
        await strike();
      }
    },
  };
}

/** Starts everything but the worker: tests decide when that runs. */
export function startStack(options: StackOptions = {}): Promise<Stack> {
  return start(options, HOSTED);
}

/** The same, each program as its own process. */
export function startProcesses(options: StackOptions = {}): Promise<ProcessStack> {
  return start(options, PROCESSES);
}

/** Waits until `holds`, or throws an error that says what it waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 45_000) {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until every delivery of every event is done: nothing more can come of what was sent. */
export function settled({ db }: Stack): Promise<void> {
  const nothingOpen = async () => {
    const { rows } = await db.query(
      `SELECT (SELECT count(*) FROM outbox_events WHERE published_at IS NULL)::int
            + (SELECT count(*) FROM outbox_deliveries WHERE done_at IS NULL)::int AS open`,
    );
    return rows[0].open === 0;
  };
  return until('every delivery', nothingOpen, 120_000);
}

/**
 * Ends the locks that a killed worker held on its jobs, so that the next worker continues with them
 * right away: on their own, they would end after ten seconds. For the queue on PostgreSQL, with no
 * worker running.
 */
export async function endLocks({ db }: Stack): Promise<void> {
  await db.query(`UPDATE bullmq.job SET locked_until_ms = 0 WHERE state = 'active'`);
}

/** How many emails each address got. */
export function perAddress(mails: TestMailCatcher): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of mails.mails) {
    for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}
