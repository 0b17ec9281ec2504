import { ConfigError } from '@prepward/platform/config';

type Command = (args: string[]) => Promise<void>;

/**
 * What operators do from the command line: `node api/dist/cli.js <command>` (docs/operations.md).
 * Each is loaded only when it is called: the bank alone takes a second.
 */
const COMMANDS: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./cli/migrate.js')).migrate,
  'check-schema': async () => (await import('./cli/check-schema.js')).checkSchema,
  'load-bank': async () => (await import('./cli/load-bank.js')).loadBank,
  'create-admin': async () => (await import('./cli/create-admin.js')).createAdmin,
  'correct-item': async () => (await import('./cli/correct-item.js')).correctItem,
  grant: async () => (await import('./cli/grant.js')).grant,
  seed: async () => (await import('./cli/seed.js')).seed,
  'ensure-keys': async () => (await import('./cli/keys.js')).ensureKeys,
  'rotate-keys': async () => (await import('./cli/keys.js')).rotateKeys,
};

const [name = '', ...args] = process.argv.slice(2);
const load = COMMANDS[name];
if (load === undefined) {
  console.error(`Expected a command: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
load()
  .then((command) => command(args))
  .then(
    () => process.exit(0),
    (error: unknown) => {
      const expected = error instanceof ConfigError || process.env.LOG_LEVEL !== 'debug';
      console.error(expected && error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
