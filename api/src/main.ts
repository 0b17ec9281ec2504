import { ConfigError } from '@prepward/platform/config';
import { start } from './start.js';

process.title = 'prepward-api';

start(process.env).catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : error;
  console.error('The API could not start:', text);
  process.exit(1);
});
