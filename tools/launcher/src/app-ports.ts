import { freePort, probePort } from '@prepward/gateway/ports';
import type { LauncherConfig } from './config.js';

/** Where each process of one start listens. */
export interface AppPorts {
  api: number;
  apiMetrics: number;
  workerMetrics: number;
  /** Undefined where another gateway is set. */
  paySandbox: number | undefined;
  /** Undefined where Google itself is set, or another sandbox. */
  googleSandbox: number | undefined;
  web: number;
  admin: number;
}

/** A port that was asked for must be free: a stranger on it would be taken for our process. */
async function chosenOrFree(chosen: number | undefined): Promise<number> {
  if (chosen === undefined) return freePort();
  return chosen === 0 ? 0 : probePort(chosen, '127.0.0.1');
}

/** The ports that were asked for, and free ones for all that has none. */
export async function choosePorts(config: LauncherConfig): Promise<AppPorts> {
  return {
    api: await chosenOrFree(config.apiPort),
    apiMetrics: await chosenOrFree(config.apiMetricsPort),
    workerMetrics: await chosenOrFree(config.workerMetricsPort),
    paySandbox: config.paySandbox ? await freePort() : undefined,
    googleSandbox: config.googleSandbox ? await freePort() : undefined,
    // Vite's usual ports where they are free.
    web: await freePort(5173),
    admin: await freePort(5174),
  };
}
