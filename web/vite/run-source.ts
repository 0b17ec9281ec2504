import { defaultServerConditions, runnerImport } from 'vite';

/**
 * Runs a module of the build; the packages behind it are read from their sources, built or not.
 *
 * @returns what it exports, and the files that it was made from
 */
export function runSource<Module>(
  file: string,
): Promise<{ module: Module; dependencies: string[] }> {
  return runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    // The environment that `runnerImport` makes; conditions of the config's top do not reach it.
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
