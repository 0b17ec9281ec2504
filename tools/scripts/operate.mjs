// `node tools/scripts/operate.mjs <command> …`: a command of the api against the product that runs here.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runStep } from './shared.mjs';

/**
 * The database that `npm start` runs beside the product, under the role of api and worker; undefined
 * before its first start.
 */
function embeddedDatabase() {
  const folder = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const [port, password] = ['postgres-port', 'postgres-app-password'].map((name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  });
  if (port === undefined || password === undefined) return undefined;
  return `postgresql://prepward_app:${password}@127.0.0.1:${port}/prepward`;
}

/**
 * Runs a command of the api's command line on DATABASE_URL, or on the database of `npm start`.
 *
 * @returns its exit code
 */
export async function operate(args) {
  const url = process.env.DATABASE_URL ?? embeddedDatabase();
  const cli = path.join(ROOT, 'api', 'dist', 'cli.js');
  if (url === undefined || !existsSync(cli)) {
    process.stderr.write('Start the product first (npm start), or set DATABASE_URL.\n');
    return 2;
  }
  const env = { ...process.env, DATABASE_URL: url };
  return (await runStep(process.execPath, [cli, ...args], { env })).code;
}

if (process.argv[1] === path.join(ROOT, 'tools', 'scripts', 'operate.mjs')) {
  process.exit(await operate(process.argv.slice(2)));
}
