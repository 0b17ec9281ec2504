import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.js';

const SCOPE = '@prepward/';
/** `from '…'`, `import '…'`, `import('…')`, even across lines. */
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;

interface Export {
  '@app/source': string;
}

/** Folder and exports of each package of the workspace, by name. */
function workspacePackages(): Map<string, { folder: string; exports: Record<string, Export> }> {
  const libraries = path.join(ROOT, 'libs');
  return new Map(
    readdirSync(libraries).map((name) => {
      const folder = path.join(libraries, name);
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      return [manifest.name as string, { folder, exports: manifest.exports ?? {} }] as const;
    }),
  );
}

const packages = workspacePackages();

/** The source file behind an import such as `@prepward/platform/queue`, found in the package's exports. */
function ofPackage(specifier: string): string {
  const [scope, name, ...rest] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  const wanted = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  for (const [pattern, target] of Object.entries(found?.exports ?? {})) {
    const [before = '', after] = pattern.split('*');
    const fits =
      after === undefined
        ? pattern === wanted
        : wanted.startsWith(before) && wanted.endsWith(after);
    if (!fits || found === undefined) continue;
    const middle = wanted.slice(before.length, wanted.length - (after ?? '').length);
    const file = path.join(found.folder, target['@app/source'].replace('*', middle));
    if (existsSync(file)) return file;
  }
  throw new Error(`No source is exported as ${specifier}`);
}

function resolveImport(specifier: string, from: string): string | undefined {
  if (specifier.startsWith(SCOPE)) return ofPackage(specifier);
  if (!specifier.startsWith('.')) return undefined;
  const plain = path.resolve(path.dirname(from), specifier);
  const candidates = [plain.replace(/\.js$/, '.ts'), plain.replace(/\.js$/, '.tsx'), plain];
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which is not there`);
  return found;
}

/** A folder whose code reads files at run time, and which files those are. */
export interface Reader {
  /** Relative to the project, as is `reads`. */
  code: string;
  reads: string;
  endings: readonly string[];
}

/** Every file below a folder with one of the endings. */
function filesBelow({ reads, endings }: Reader): string[] {
  const folder = path.join(ROOT, reads);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => path.join(folder, file));
}

/**
 * Our own source files that make up a program: the entries, everything they import (types included), and
 * the files that the known readers among them read.
 *
 * @param entries files, relative to the project
 * @returns absolute paths, sorted
 * @throws if any other source reads files, because there is no telling what it reads at runtime
 */
export function sourcesOf(entries: readonly string[], readers: readonly Reader[] = []): string[] {
  const seen = new Set<string>();
  const waiting = entries.map((entry) => path.join(ROOT, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      if (/^(node:)?fs(\/|$)/.test(specifier)) {
        const reader = readers.find(({ code }) => file.startsWith(path.join(ROOT, code, path.sep)));
        if (reader === undefined) {
          throw new Error(`${file} reads files, so what it makes can't be kept by its sources`);
        }
        for (const read of filesBelow(reader)) seen.add(read);
        continue;
      }
      const next = resolveImport(specifier, file);
      if (next !== undefined) waiting.push(next);
    }
  }
  return [...seen].sort();
}

/** A hash of the files' content and all packages' versions: any change gives another one. */
export function hashOfSources(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\0`);
  for (const file of [path.join(ROOT, 'package-lock.json'), ...files]) {
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}
