import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@prepward/testing/root';
import { TEST_SETTINGS } from '@prepward/testing/settings';

/** Runs a command of the product on a database. */
export async function command(
  name: string,
  url: string,
  args: readonly string[] = [],
): Promise<void> {
  await promisify(execFile)(process.execPath, ['api/dist/cli.js', name, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: url,
      ...TEST_SETTINGS,
    },
  });
}

/** Brings a database to the schema. */
export function migrate(url: string): Promise<void> {
  return command('migrate', url);
}
