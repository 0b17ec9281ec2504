import { runCommand } from './cli/run.js';

// What operators do from the command line: `node api/dist/cli.js <command>` (docs/operations.md).
process.exit(await runCommand(process.argv.slice(2)));
