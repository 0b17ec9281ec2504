import { ConfigError } from '@prepward/platform/config';
import { checkSchema } from './cli/check-schema.js';
import { createAdmin } from './cli/create-admin.js';
import { grant } from './cli/grant.js';
import { ensureKeys, rotateKeys } from './cli/keys.js';
import { loadBank } from './cli/load-bank.js';
import { migrate } from './cli/migrate.js';

/** What operators do from the command line: `node api/dist/cli.js <command>` (docs/operations.md). */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  migrate,
  'check-schema': checkSchema,
  'load-bank': loadBank,
  'create-admin': createAdmin,
  grant,
  'ensure-keys': ensureKeys,
  'rotate-keys': rotateKeys,
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`Expected a command: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
command(args).then(
  () => process.exit(0),
  (error: unknown) => {
    const expected = error instanceof ConfigError || process.env.LOG_LEVEL !== 'debug';
    console.error(expected && error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
