// `node tools/scripts/operate.mjs <command> …`: runs an api command on the product on this machine.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runStep } from './shared.mjs';

/** Commands that need rights that only the database's owner has. */
const OWNERS_COMMANDS = ['seed'];

/**
 * URLs of the database that `npm start` runs alongside the product: for the role of api and worker and,
 * if the command needs it, for its owner; undefined before its first start.
 */
function embeddedDatabase(command) {
  const folder = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const kept = (name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  };
  const port = kept('postgres-port');
  const url = (role, password) =>
    port && password && `postgresql://${role}:${password}@127.0.0.1:${port}/prepward`;
  const application = url('prepward_app', kept('postgres-app-password'));
  if (!application) return undefined;
  const owner = OWNERS_COMMANDS.includes(command) && url('prepward', kept('postgres-password'));
  return { DATABASE_URL: application, ...(owner ? { DATABASE_OWNER_URL: owner } : {}) };
}

/**
 * Runs an api command on DATABASE_URL, or on the database of `npm start`.
 *
 * @returns its exit code
 */
export async function operate(args) {
  const given = process.env.DATABASE_URL;
  const database = given ? { DATABASE_URL: given } : embeddedDatabase(args[0]);
  const cli = path.join(ROOT, 'api', 'dist', 'cli.js');
  if (database === undefined || !existsSync(cli)) {
    process.stderr.write('Start the product first (npm start), or set DATABASE_URL.\n');
    return 2;
  }
  const env = { ...process.env, ...database };
  return (await runStep(process.execPath, [cli, ...args], { env })).code;
}

if (process.argv[1] === path.join(ROOT, 'tools', 'scripts', 'operate.mjs')) {
  process.exit(await operate(process.argv.slice(2)));
}
