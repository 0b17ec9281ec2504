// Faults in services: Stryker's instrumenter plants those in code, `sql-faults.mjs` those in SQL.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sqlFaults } from './sql-faults.mjs';

const MODULES = 'libs/modules';
const NOT_SERVICES = /(?:^|\/)(?:domain|test|migrations|node_modules|dist)\/|\.spec\.tsx?$/;
const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The modules' files outside `domain/`, relative to the root. */
export function serviceFiles(root) {
  return readdirSync(path.join(root, MODULES), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SERVICES.test(file))
    .toSorted()
    .map((file) => path.posix.join(MODULES, file));
}

async function instrumenter() {
  const core = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
  const { Instrumenter } = await import(
    pathToFileURL(core.resolve('@stryker-mutator/instrumenter')).href
  );
  return new Instrumenter(SILENT);
}

function between(source, { start, end }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.pop() ?? '';
  return [...lines, last.slice(0, end.column)].join('\n').slice(start.column);
}

/** Plants every code fault in the files of a tree, all switched off. */
export async function codeFaults(root, files) {
  const sources = files.map((name) => {
    const content = readFileSync(path.join(root, name), 'utf8');
    return { name, content, mutate: true };
  });
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { files: changed, mutants } = await (await instrumenter()).instrument(sources, options);
  for (const { name, content } of changed) writeFileSync(path.join(root, name), content);
  const byName = new Map(sources.map(({ name, content }) => [name, content]));
  return mutants.map(({ id, fileName, mutatorName, replacement, location }) => ({
    id,
    file: fileName,
    line: location.start.line + 1,
    kind: mutatorName,
    was: between(byName.get(fileName), location),
    now: replacement,
  }));
}

/** Where statements are declared, by the beginning of their names. */
function declarations(root, files) {
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/\b(?:statement|new AdminList)\(\s*'([^']+)'/g)].map((found) => ({
      name: found[1],
      file,
      line: source.slice(0, found.index).split('\n').length,
    }));
  });
}

/**
 * Faults of the statements that these files declare. A back-office list has one statement per sort order;
 * the same fault is planted in all of them at once.
 *
 * @param statements with their names and texts
 */
export function statementFaults(root, files, statements) {
  const homes = declarations(root, files).toSorted((a, b) => b.name.length - a.name.length);
  const faults = new Map();
  for (const { name, text } of statements) {
    const home = homes.find((each) => name === each.name || name.startsWith(`${each.name}-`));
    if (home === undefined) continue;
    const times = new Map();
    for (const { kind, was, now, text: changed } of sqlFaults(text)) {
      const change = `${home.name} ${kind}: ${was} → ${now}`;
      const nth = (times.get(change) ?? 0) + 1;
      times.set(change, nth);
      const id = `${change} (${nth})`;
      const { file, line } = home;
      const fault = faults.get(id) ?? { id, file, line, kind: `SQL ${kind}`, was, now, sql: [] };
      fault.sql.push({ name, text: changed });
      faults.set(id, fault);
    }
  }
  return [...faults.values()];
}
