// Mutants live in a copy of the tree, so that an interrupted run leaves nothing behind in the original.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const OWN_SCOPE = '@prepward';

function link(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(from, to);
}

/** Links every installed package, and the workspace's own packages to their copies. */
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

/** Copies the files that git tracks or would add, and links the installed packages. */
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

/** Links the build output of some packages, which tests start as separate processes, without faults. */
export function linkBuilt(root, copy, packages) {
  for (const folder of packages) {
    link(path.join(root, folder, 'dist'), path.join(copy, folder, 'dist'));
  }
}
