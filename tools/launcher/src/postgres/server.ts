import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@prepward/gateway/ports';
import { diskFull, saysDiskFull } from '../problem.js';
import { openLogFile } from '../processes/child-log.js';
import type { ServiceSpec } from '../processes/service.js';
import { type Account, postgresAccount } from './account.js';
import { applicationPassword, clusterPassword, createCluster } from './cluster.js';
import { askOnce, untilAnswers } from './connection.js';
import { findPlaces, type Places } from './places.js';
import { clearLeftServer } from './postmaster-pid.js';

const DATABASE = 'prepward';
/** The role that initdb makes, and the one that the product's processes run under. */
const OWNER = 'prepward';
const APPLICATION = 'prepward_app';

/** The two ways into the product's database. */
export interface DatabaseUrls {
  /** For api and worker. */
  application: string;
  /** For `migrate`; undefined if one role does everything. */
  owner: string | undefined;
}
/** A crashed server replays its log before it answers; large databases take a while. */
const START_TIMEOUT_MS = 120_000;

/** The embedded server, created and described but not yet running. */
export interface PostgresServer {
  spec: ServiceSpec;
  urls: DatabaseUrls;
  remark: string | undefined;
  /** Creates the product's database in a running server if it's missing. */
  createDatabase(): Promise<void>;
}

/** Whether a process is a PostgreSQL server, and not an unrelated one that reuses its pid. */
function looksLikePostgres(pid: number): boolean {
  try {
    return path.basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    try {
      const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
        encoding: 'utf8',
      });
      return command.includes('postgres');
    } catch {
      return false;
    }
  }
}

/** The log's last lines, but only what was written after the first `from` bytes. */
function tail(file: string, from: number): string[] {
  const text = readFileSync(file).subarray(from).toString('utf8').trim();
  return text === '' ? [] : text.split('\n').slice(-15);
}

async function rememberedPort(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres-port');
  let known: number | undefined;
  try {
    known = Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    // First start.
  }
  const port = await freePort(known);
  if (port !== known) writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
}

/** How the server is run: where, under which account, on which port, and where its log goes. */
interface ServerRun {
  places: Places;
  account: Account | undefined;
  port: number;
  logFile: string;
}

function spawnServer({ places, account, port, logFile }: ServerRun): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    // No socket file: the shared /tmp may hold another server's for the same port.
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
  const fd = openLogFile(logFile);
  try {
    return spawn(
      places.postgres,
      ['-D', places.dataFolder, '-p', String(port), ...settings.flatMap((s) => ['-c', s])],
      {
        ...account,
        cwd: '/',
        env: { ...process.env, LC_ALL: 'C' },
        // In its own process group, so that Ctrl-C in the terminal doesn't stop it before its clients.
        detached: true,
        stdio: ['ignore', fd, fd],
      },
    );
  } finally {
    closeSync(fd);
  }
}

/** The server as a service; `url` is that of a database that it always has. */
function serverSpec(run: ServerRun, url: string): ServiceSpec {
  const { places, logFile } = run;
  let logStart = 0;
  return {
    name: 'PostgreSQL',
    spawn: () => {
      logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
      return spawnServer(run);
    },
    untilReady: (signal) => untilAnswers(url, START_TIMEOUT_MS, signal),
    beforeRestart: async () => {
      if (saysDiskFull(tail(logFile, logStart))) throw diskFull(places.dataFolder);
      await clearLeftServer(places.dataFolder, looksLikePostgres);
    },
    stopSteps: [
      ['SIGINT', 20_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ],
    lastLines: () => tail(logFile, logStart),
  };
}

/**
 * Prepares PostgreSQL under the data folder: creates the files on the first start, and clears what
 * a killed launcher left behind.
 *
 * @param signal stops it halfway
 * @throws {Problem} when the files cannot be created
 */
export async function preparePostgres(
  dataDir: string,
  signal: AbortSignal,
): Promise<PostgresServer> {
  const account = postgresAccount();
  const places = findPlaces(dataDir, account);
  const password = clusterPassword(dataDir, places.dataFolder);
  await createCluster(places, account, password, signal);
  await clearLeftServer(places.dataFolder, looksLikePostgres);
  const port = await rememberedPort(dataDir);
  const logFile = path.join(dataDir, 'logs', 'postgres.log');
  const addressOf = (role: string, secret: string) =>
    `postgresql://${role}:${secret}@127.0.0.1:${port}`;
  const address = addressOf(OWNER, password);
  return {
    spec: serverSpec({ places, account, port, logFile }, `${address}/postgres`),
    remark: places.remark,
    urls: {
      owner: `${address}/${DATABASE}`,
      application: `${addressOf(APPLICATION, applicationPassword(dataDir))}/${DATABASE}`,
    },
    createDatabase: async () => {
      const sql = `select 1 as known from pg_database where datname = '${DATABASE}'`;
      const known = await askOnce(`${address}/postgres`, sql, 5_000);
      if (!known) await askOnce(`${address}/postgres`, `create database ${DATABASE}`, 5_000);
    },
  };
}
