import { ConfigError } from '@prepward/platform/config';
import { start } from './start.js';

process.title = 'prepward-worker';

async function main(): Promise<void> {
  const worker = await start(process.env);
  const stop = () => {
    worker.stop().then(
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
