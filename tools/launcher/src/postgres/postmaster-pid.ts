import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endProcess, processState } from '../processes/process-state.js';

/** Fast shutdown, then immediate shutdown, then the one that cannot be refused. */
const END_STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** The server that a data folder says it belongs to, or undefined when it names none. */
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
 * and removes the pid file of one that is dead. PostgreSQL would do the second itself but for a
 * number that a zombie or a stranger holds by now.
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
