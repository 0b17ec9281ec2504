import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const CODE = /(?<!\.d|\.spec)\.[jt]s$/;
/** Where code takes more than types from another of our packages. */
const IMPORT = /^import (?!type )[^;]*? from '(@prepward\/[^']+)';$/gm;

/**
 * Names the typesetting itself: a release that sets papers otherwise has another edition, and so
 * makes them again. The hash of this library's own code, and of the modules of other packages that it
 * imports: those say the minutes of the exam, the names of areas, and what else a paper tells.
 *
 * @param folder of the code
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
