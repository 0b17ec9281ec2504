import { defaultServerConditions, runnerImport } from 'vite';

/**
 * Runs a module during the build; our packages that it imports are read from source, built or not.
 *
 * @returns what it exports, and the files that it was made from
 */
export function runSource<Module>(
  file: string,
): Promise<{ module: Module; dependencies: string[] }> {
  return runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    // The environment that `runnerImport` creates; it ignores the config's top-level conditions.
    environments: {
      inline: {
        resolve: {
          conditions: ['@app/source', ...defaultServerConditions],
          noExternal: [/^@prepward\//],
        },
      },
    },
  });
}
