import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { diskFull, Problem, saysDiskFull } from '../problem.js';
import type { Account } from './account.js';
import type { Places } from './places.js';

const INITDB_FLAGS = [
  '--username=prepward',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--encoding=UTF8',
  // PostgreSQL's own collation, so that the sort order never depends on the machine's libraries.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** The owner's password: made once, readable by this account only. */
export function clusterPassword(dataDir: string, dataFolder: string): string {
  const file = path.join(dataDir, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(dataFolder)) {
    throw new Problem(
      `${file} is missing, and without it the database in ${dataFolder} can't be opened: bring the file back, or move that folder away to start over.`,
    );
  }
  return newPassword(file);
}

/**
 * The password of the application's role. If it was lost, or the data folder is older than the role, a
 * new one is made here: `migrate` sets the role's password to whatever this is.
 */
export function applicationPassword(dataDir: string): string {
  const file = path.join(dataDir, 'postgres-app-password');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : newPassword(file);
}

function newPassword(file: string): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function runInitdb(
  places: Places,
  folder: string,
  account: Account | undefined,
  passwordFile: string,
  signal: AbortSignal,
): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve, reject) => {
    const args = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS];
    const child = spawn(places.initdb, args, {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      // In its own process group: initdb starts more processes, which must end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    signal.addEventListener('abort', () => child.pid && killGroup(child.pid));
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, lines: output.trim().split('\n').slice(-15) }));
  });
}

/**
 * Creates the database files if there are none. They are created in a separate folder and moved into
 * place, so a first start that is killed halfway is simply repeated.
 *
 * @param signal stops it halfway, which is not an error
 * @throws {Problem} when initdb fails, with its last lines
 */
export async function createCluster(
  places: Places,
  account: Account | undefined,
  password: string,
  signal: AbortSignal,
): Promise<void> {
  if (existsSync(path.join(places.dataFolder, 'PG_VERSION'))) return;
  const half = `${places.dataFolder}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  // A copy that the other account can read, only while initdb runs.
  const passwordFile = `${places.dataFolder}.password`;
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    chownSync(half, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const { code, lines } = await runInitdb(places, half, account, passwordFile, signal).finally(() =>
    rmSync(passwordFile, { force: true }),
  );
  if (code !== 0) {
    rmSync(half, { recursive: true, force: true, maxRetries: 3 });
    if (signal.aborted) return;
    if (saysDiskFull(lines)) throw diskFull(places.dataFolder);
    throw new Problem(
      `The database couldn't be created in ${places.dataFolder}; initdb said:`,
      lines,
    );
  }
  renameSync(half, places.dataFolder);
}
