import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const CODE = /(?<!\.d|\.spec)\.[jt]s$/;
/** An import from another of our packages, unless it's of types only. */
const IMPORT = /^import (?!type )[^;]*? from '(@prepward\/[^']+)';$/gm;

/**
 * Identifies the version of the typesetting: a release that sets papers differently has another edition,
 * so papers are made again. It's a hash of this library's own code and of the modules that it imports
 * from other packages: those have the exam's minutes, the areas' names, and other facts on the papers.
 *
 * @param folder where the code is
 */
export function edition(folder = import.meta.dirname): string {
  const files = readdirSync(folder)
    .filter((file) => CODE.test(file))
    .map((file) => path.join(folder, file));
  const { resolve } = createRequire(path.join(folder, 'edition.js'));
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  const code = new Map([
    ...files.map((file) => [path.basename(file), file] as const),
    ...imported.map((name) => [name, resolve(name)] as const),
  ]);
  const hash = createHash('sha256');
  for (const [name, file] of [...code].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}
