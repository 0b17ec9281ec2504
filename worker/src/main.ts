import { ConfigError, loadConfig } from '@prepward/platform/config';
import { MetricsServer } from '@prepward/platform/telemetry';
import { createWorker, type RunningWorker } from './create-worker.js';

process.title = 'prepward-worker';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  let worker: RunningWorker | undefined;
  const metricsServer = new MetricsServer();
  await metricsServer.start(
    config.api.host,
    config.worker.metricsPort,
    () => worker?.isRunning() ?? false,
  );
  worker = await createWorker(config);
  const running = worker;
  const stop = () => {
    running
      .stop()
      .then(() => metricsServer.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The worker did not stop cleanly:', error);
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : error;
  console.error('The worker could not start:', text);
  process.exit(1);
});
