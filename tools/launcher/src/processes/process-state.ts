import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessState = 'running' | 'zombie' | 'gone';

/** Fields of /proc/PID/stat after the command name, which itself may hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Whether a process exists. A zombie has ended and holds no file or port, but still accepts signals:
 * in containers without an init nothing ever reaps it, so it must count as ended.
 */
export function processState(pid: number): ProcessState {
  if (!Number.isInteger(pid) || pid <= 0) return 'gone';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'gone';
  }
  const state = statFields(pid)?.[0] ?? ps(pid, 'stat');
  return state.startsWith('Z') ? 'zombie' : 'running';
}

/**
 * A value that differs between two processes that had the same pid one after the other (the start
 * time), or undefined if there is no such process.
 */
export function processIdentity(pid: number): string | undefined {
  if (processState(pid) !== 'running') return undefined;
  return statFields(pid)?.[19] ?? (ps(pid, 'lstart') || undefined);
}

/** The parent's pid, 0 if the process is gone. */
export function parentOf(pid: number): number {
  return Number(statFields(pid)?.[1] ?? (ps(pid, 'ppid') || 0));
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal, which is fine.
  }
}

/**
 * Waits until a process has ended.
 *
 * @param timeoutMs longest wait in ms
 * @returns false if it's still running after that time
 */
export async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (processState(pid) === 'running') {
    if (Date.now() >= end) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Ends a process that isn't our child, gently at first.
 *
 * @param steps signals in order, each with the time in ms that the process gets to end
 */
export async function endProcess(
  pid: number,
  steps: ReadonlyArray<readonly [NodeJS.Signals, number]>,
): Promise<void> {
  for (const [signal, patienceMs] of steps) {
    if (processState(pid) !== 'running') return;
    signalQuietly(pid, signal);
    if (await waitForEnd(pid, patienceMs)) return;
  }
}
