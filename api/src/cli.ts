import { ConfigError } from '@prepward/platform/config';
import { commandList, commandOf } from './cli/commands.js';

// What operators do from the command line: `node api/dist/cli.js <command>` (docs/operations.md).
const [name = '', ...args] = process.argv.slice(2);
const command = commandOf(name);
if (command === undefined) {
  console.error(commandList());
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
