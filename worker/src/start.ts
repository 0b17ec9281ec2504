import { loadConfig } from '@prepward/platform/config';
import { MetricsServer } from '@prepward/platform/telemetry';
import { createWorker, type RunningWorker } from './create-worker.js';

/**
 * Starts the worker with the settings of an environment, and resolves when it takes jobs.
 *
 * @returns `stop`, which takes no new work and lets running jobs end
 * @throws ConfigError when a setting is missing or wrong
 */
export async function start(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const config = loadConfig(env);
  let worker: RunningWorker | undefined;
  const metrics = new MetricsServer();
  const stop = async () => {
    await worker?.stop();
    await metrics.stop();
  };
  const { host } = config.api;
  try {
    await metrics.start(host, config.worker.metricsPort, () => worker?.isRunning() ?? false);
    worker = await createWorker(config);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
