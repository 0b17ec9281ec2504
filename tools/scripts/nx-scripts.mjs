// Nx plugin: the packages' scripts are targets (docs/decisions/0083-one-pool-of-tests.md).
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package's scripts as targets that Nx runs itself, with `node_modules/.bin` in the path as npm has it. */
function targetsOf(file, root) {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const cwd = path.dirname(file);
  return Object.fromEntries(
    Object.entries(scripts).map(([name, command]) => [
      name,
      { executor: 'nx:run-commands', options: { command, cwd } },
    ]),
  );
}

const { workspaces } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

export const name = 'scripts';

export const createNodes = [
  `{${workspaces.join(',')}}/package.json`,
  (files, _options, { workspaceRoot }) =>
    files.map((file) => [
      file,
      { projects: { [path.dirname(file)]: { targets: targetsOf(file, workspaceRoot) } } },
    ]),
];
