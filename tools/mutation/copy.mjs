// Mutants live in a copy of the tree, so that a run that is stopped leaves nothing behind in it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const OWN_SCOPE = '@prepward';

function link(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(from, to);
}

/** Every installed package by link, the workspace's own by a link to their copies. */
function linkPackages(root, copy, workspaces) {
  const from = path.join(root, 'node_modules');
  const to = path.join(copy, 'node_modules');
  for (const name of readdirSync(from)) {
    if (name !== OWN_SCOPE) link(path.join(from, name), path.join(to, name));
  }
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    link(path.join(copy, folder), path.join(to, name));
    const own = path.join(root, folder, 'node_modules');
    if (existsSync(own)) link(own, path.join(copy, folder, 'node_modules'));
  }
}

/** Copies what git knows or would add, and links what is installed. */
export function copyTree(root, copy) {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = list.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file));
  const packages = files.filter((file) => file.endsWith('/package.json')).map(path.dirname);
  linkPackages(root, copy, packages);
}

/** Links what the build made of some packages: programs that tests start as processes, without any fault. */
export function linkBuilt(root, copy, packages) {
  for (const folder of packages) {
    link(path.join(root, folder, 'dist'), path.join(copy, folder, 'dist'));
  }
}
