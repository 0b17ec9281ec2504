import { logNoticesQuietly } from './notices.js';
import { readSettings, SettingsError } from './settings.js';

process.title = 'prepward-google-sandbox';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  logNoticesQuietly();
  const { createSandboxServer } = await import('./server.js');
  const server = await createSandboxServer(settings);
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  server.listen(settings.port, '127.0.0.1');
}

main().catch((error: unknown) => {
  console.error(
    error instanceof SettingsError || !(error instanceof Error) ? String(error) : error,
  );
  process.exit(1);
});
