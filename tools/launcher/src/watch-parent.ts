import { readFileSync } from 'node:fs';
import { parentOf, processState } from './processes/process-state.js';

/** How often to check, in ms. */
const LOOK_MS = 1_000;
/** Between the terminal and us are npm, its shell, and at most one more process. */
const LONGEST_CHAIN = 3;

function isNpm(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /\bnpm\b/.test(command.replaceAll('\0', ' ')) && !command.startsWith('/bin/sh');
  } catch {
    return false;
  }
}

/** The npm process that started this one; undefined if it was started another way. */
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
 * Calls back once when a process has ended. npm can be killed in ways that it can't pass on, and the
 * launcher would then keep running without it.
 */
export function watchProcess(pid: number, onEnd: () => void): void {
  const timer = setInterval(() => {
    if (processState(pid) === 'running') return;
    clearInterval(timer);
    onEnd();
  }, LOOK_MS);
  timer.unref();
}
