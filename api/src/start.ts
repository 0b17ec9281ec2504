import { loadConfig } from '@prepward/platform/config';
import { MetricsServer } from '@prepward/platform/telemetry';
import { createApp } from './create-app.js';

/**
 * Starts the API with the settings of an environment, and resolves when it listens.
 *
 * @returns `stop`, which ends it
 * @throws ConfigError when a setting is missing or wrong
 */
export async function start(env: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const config = loadConfig(env);
  const app = await createApp(config);
  const { host, port, metricsPort } = config.api;
  const metrics = new MetricsServer();
  const stop = async () => {
    await app.close();
    await metrics.stop();
  };
  try {
    await metrics.start(host, metricsPort, () => true);
    await app.listen({ host, port });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
