import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'prepward-test-';
/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** What three runs at a time need, with room for everyone else, bytes. */
const ROOM = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

/**
 * Makes the folder of a throw-away server of this process. It is in memory where there is plenty of
 * it: each copy of a database is 800 files, and file systems are slow to make files again that were
 * just removed.
 *
 * @param isDurable whether it must be on a disk, as what outlives a power cut is the question
 */
export function makeServerFolder({ isDurable = false } = {}): string {
  const parent = !isDurable && hasRoom(MEMORY) ? MEMORY : tmpdir();
  const folder = mkdtempSync(path.join(parent, PREFIX));
  // The postgres account must pass through; the data folder inside is its own.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'owner.pid'), String(process.pid));
  return folder;
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

function foldersIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => path.join(parent, name));
}

/** Ends servers of earlier runs that were killed before their teardown, and removes their folders. */
export function sweepAbandoned(): void {
  for (const folder of [MEMORY, tmpdir()].flatMap(foldersIn)) {
    const owner = readNumber(path.join(folder, 'owner.pid'));
    if (owner === 0 || isAlive(owner)) continue;
    const server = readNumber(path.join(folder, 'data', 'postmaster.pid'));
    try {
      if (server > 0) process.kill(server, 'SIGQUIT');
    } catch {
      // It ended automatically.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
