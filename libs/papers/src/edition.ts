import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the typesetting itself: a release that sets papers otherwise has another edition, and so
 * makes them again. The hash of this library's own code.
 */
export function edition(): string {
  const hash = createHash('sha256');
  const code = readdirSync(import.meta.dirname)
    .filter((file) => /(?<!\.d|\.spec)\.[jt]s$/.test(file))
    .sort();
  for (const file of code) {
    hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}
