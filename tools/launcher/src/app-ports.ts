import { freePort, probePort } from '@prepward/gateway/ports';
import type { LauncherConfig } from './config.js';

/** The port of each process. */
export interface AppPorts {
  api: number;
  apiMetrics: number;
  workerMetrics: number;
  /** Undefined if another payment gateway is configured. */
  paySandbox: number | undefined;
  /** Undefined if Google itself or another sandbox is configured. */
  googleSandbox: number | undefined;
  web: number;
  admin: number;
}

/** A configured port must be free: another process on it would be mistaken for ours. */
async function chosenOrFree(chosen: number | undefined): Promise<number> {
  if (chosen === undefined) return freePort();
  return chosen === 0 ? 0 : probePort(chosen, '127.0.0.1');
}

/** The configured ports, and free ones for all other processes. */
export async function choosePorts(config: LauncherConfig): Promise<AppPorts> {
  return {
    api: await chosenOrFree(config.apiPort),
    apiMetrics: await chosenOrFree(config.apiMetricsPort),
    workerMetrics: await chosenOrFree(config.workerMetricsPort),
    paySandbox: config.paySandbox ? await freePort() : undefined,
    googleSandbox: config.googleSandbox ? await freePort() : undefined,
    // Vite's usual ports if they are free.
    web: await freePort(5173),
    admin: await freePort(5174),
  };
}
