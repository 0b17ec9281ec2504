import { createSandboxServer } from './server/app.js';
import { readSettings, SettingsError } from './server/settings.js';

process.title = 'prepward-pay-sandbox';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await createSandboxServer(settings);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: '127.0.0.1', port: settings.port });
}

main().catch((error: unknown) => {
  console.error(
    error instanceof SettingsError || !(error instanceof Error) ? String(error) : error,
  );
  process.exit(1);
});
