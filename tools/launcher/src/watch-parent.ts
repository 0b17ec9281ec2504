import { readFileSync } from 'node:fs';
import { parentOf, processState } from './processes/process-state.js';

/** How often to look, in ms. */
const LOOK_MS = 1_000;
/** npm, its shell and at most one more are between the terminal and us. */
const LONGEST_CHAIN = 3;

function isNpm(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /\bnpm\b/.test(command.replaceAll('\0', ' ')) && !command.startsWith('/bin/sh');
  } catch {
    return false;
  }
}

/** The npm process this one was started by, or undefined when it was started otherwise. */
export function npmAncestor(env: Readonly<Record<string, string | undefined>>): number | undefined {
  if (!env.npm_lifecycle_event) return undefined;
  let pid = process.ppid;
  for (let step = 0; step < LONGEST_CHAIN && pid > 1; step += 1) {
    if (isNpm(pid)) return pid;
    pid = parentOf(pid);
  }
  return undefined;
}

/**
 * Calls back once when a process has ended. npm can be killed in ways that it cannot pass on, and
 * a launcher without it would run on.
 */
export function watchProcess(pid: number, onEnd: () => void): void {
  const timer = setInterval(() => {
    if (processState(pid) === 'running') return;
    clearInterval(timer);
    onEnd();
  }, LOOK_MS);
  timer.unref();
}
