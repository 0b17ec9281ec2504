import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.js';
import { endProcess, processIdentity, waitForEnd } from './process-state.js';

/** A process that must not outlive the launcher. */
interface Tracked {
  name: string;
  pid: number;
  identity: string | undefined;
}

interface LockRecord {
  pid: number;
  identity: string | undefined;
  /** The npm process whose end means that this launcher is ending too. */
  watchedPid?: number;
  watchedIdentity?: string;
  address: string;
  children: Tracked[];
}

const CHILD_STEPS = [
  ['SIGTERM', 5_000],
  ['SIGKILL', 5_000],
] as const;
const ORPHAN_STEPS = [
  ['SIGTERM', 20_000],
  ['SIGKILL', 5_000],
] as const;

function read(file: string): LockRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
  } catch {
    // Missing, or cut short by a full disk: either way it protects nothing.
    return undefined;
  }
}

function isSame(pid: number, identity: string | undefined): boolean {
  const now = processIdentity(pid);
  return now !== undefined && (identity === undefined || now === identity);
}

/** Makes sure that only one launcher uses a data folder, and lists the processes it started. */
export class DataLock {
  private constructor(
    private readonly file: string,
    private readonly record: LockRecord,
  ) {}

  /**
   * Locks the folder, after ending children that a killed launcher left behind.
   *
   * @param address where this launcher will answer, shown to anyone who finds the folder locked
   * @param watchedPid see {@link LockRecord.watchedPid}
   * @throws {Problem} when another launcher runs on the same folder
   */
  static async take(dataDir: string, address: string, watchedPid?: number): Promise<DataLock> {
    const file = path.join(dataDir, 'launcher.lock');
    const record: LockRecord = {
      pid: process.pid,
      identity: processIdentity(process.pid),
      watchedPid,
      watchedIdentity: watchedPid === undefined ? undefined : processIdentity(watchedPid),
      address,
      children: [],
    };
    const lock = new DataLock(file, record);
    for (;;) {
      const holder = read(file);
      if (holder) await settle(holder, dataDir);
      if (lock.claim(holder)) {
        // Two launchers may both have removed one stale lock; only the last writer keeps it.
        await sleep(30);
        if (read(file)?.pid === process.pid) return lock;
      }
    }
  }

  private claim(stale: LockRecord | undefined): boolean {
    const mine = `${this.file}.${process.pid}`;
    writeFileSync(mine, JSON.stringify(this.record), { mode: 0o600 });
    try {
      const current = read(this.file);
      if (current?.pid === stale?.pid) rmSync(this.file, { force: true });
      linkSync(mine, this.file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(mine, { force: true });
    }
  }

  /** Remembers a child, so that a later start can end it if this launcher is killed. */
  track(name: string, pid: number): void {
    const others = this.record.children.filter((child) => child.name !== name);
    this.record.children = [...others, { name, pid, identity: processIdentity(pid) }];
    const next = `${this.file}.next`;
    try {
      writeFileSync(next, JSON.stringify(this.record), { mode: 0o600 });
      renameSync(next, this.file);
    } catch {
      // A full disk must not prevent a restart; the child also ends by itself if we vanish.
    }
  }

  /** Unlocks the folder. */
  release(): void {
    if (read(this.file)?.pid === process.pid) rmSync(this.file, { force: true });
  }
}

async function settle(holder: LockRecord, dataDir: string): Promise<void> {
  if (holder.pid !== process.pid && isSame(holder.pid, holder.identity)) {
    const orphaned =
      holder.watchedPid !== undefined && !isSame(holder.watchedPid, holder.watchedIdentity);
    if (!orphaned) {
      throw new Problem(
        `Prepward is already running on ${dataDir} (process ${holder.pid}, ${holder.address}): stop it first, or set another DATA_DIR and PORT.`,
      );
    }
    // Its npm was killed: that launcher notices by itself and is already stopping everything.
    if (!(await waitForEnd(holder.pid, 10_000))) await endProcess(holder.pid, ORPHAN_STEPS);
  }
  const leftovers = holder.children.filter((child) => isSame(child.pid, child.identity));
  await Promise.all(leftovers.map((child) => endProcess(child.pid, CHILD_STEPS)));
}
