import { ConfigError, loadConfig } from '@prepward/platform/config';
import { MetricsServer } from '@prepward/platform/telemetry';
import { createApp } from './create-app.js';

process.title = 'prepward-api';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config);
  const { host, port, metricsPort } = config.api;
  await new MetricsServer().start(host, metricsPort, () => true);
  await app.listen({ host, port });
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : error;
  console.error('The API could not start:', text);
  process.exit(1);
});
