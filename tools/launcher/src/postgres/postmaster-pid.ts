import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endProcess, processState } from '../processes/process-state.js';

/** Fast shutdown, then immediate shutdown, then the one that can't be ignored. */
const END_STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** Pid of the server that a data folder says it belongs to; undefined if it names none. */
function recordedPid(dataFolder: string): number | undefined {
  try {
    const first = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0];
    const pid = Number(first);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a data folder ready for a new server after a crash: ends the server that was left running,
 * and removes the pid file of a dead one. PostgreSQL would remove that file itself, but not if a zombie
 * or an unrelated process now has that pid.
 *
 * @param looksLikePostgres tells whether a running process is a PostgreSQL server of this folder
 */
export async function clearLeftServer(
  dataFolder: string,
  looksLikePostgres: (pid: number) => boolean,
): Promise<void> {
  const pid = recordedPid(dataFolder);
  if (pid === undefined) return;
  if (processState(pid) === 'running' && looksLikePostgres(pid)) await endProcess(pid, END_STEPS);
  if (recordedPid(dataFolder) === pid) rmSync(path.join(dataFolder, 'postmaster.pid'));
}
