import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

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
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
    },
  });
}

/** Brings a database to the schema. */
export function migrate(url: string): Promise<void> {
  return command('migrate', url);
}
