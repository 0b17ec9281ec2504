import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time, user and system, that a process's threads have used so far, µs. Linux only. Precise to the
 * nanosecond: utime and stime count clock ticks of 10 ms, which is too coarse for a round of 1 s.
 */
export function cpuMicros(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanos = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanos.reduce((sum, value) => sum + value, 0) / 1000;
}

/** The value below which the share `p` of the values lies (nearest rank). */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN;
}
