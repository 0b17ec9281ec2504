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
/** What three simultaneous runs need, with room for everything else, bytes. */
const ROOM = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

/**
 * Makes the folder for a throwaway server of this process. It is in memory if there is plenty: each copy
 * of a database has 800 files, and file systems are slow to recreate files that were just removed.
 *
 * @param isDurable whether it must be on a disk, for tests of what survives a power cut
 */
export function makeServerFolder({ isDurable = false } = {}): string {
  const parent = !isDurable && hasRoom(MEMORY) ? MEMORY : tmpdir();
  const folder = mkdtempSync(path.join(parent, PREFIX));
  // The postgres account must be able to pass through; it owns the data folder inside.
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
      // It has already ended.
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
