import { ConfigError } from '@prepward/platform/config';
import { commandList, commandOf } from './commands.js';

/**
 * Runs a command, and prints what it did to standard output, or why it couldn't to standard error.
 *
 * @param given the command's name and its arguments
 * @returns the exit code: 2 where there is no such command, 1 where it failed, else 0
 */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<0 | 1 | 2> {
  const command = commandOf(name);
  if (command === undefined) {
    console.error(commandList());
    return 2;
  }
  try {
    await command(args);
    return 0;
  } catch (error) {
    const expected = error instanceof ConfigError || process.env.LOG_LEVEL !== 'debug';
    console.error(expected && error instanceof Error ? error.message : error);
    return 1;
  }
}
