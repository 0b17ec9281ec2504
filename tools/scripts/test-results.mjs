// Reads what Jest and Playwright wrote, and what a stage's numbers are.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shared.mjs';

export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** Folders of the workspace's packages that have a script of this name. */
function packagesWith(script) {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(path.join(ROOT, parent)).map((name) => path.posix.join(parent, name));
  });
  return folders.filter((folder) => {
    const file = path.join(ROOT, folder, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.[script];
  });
}

/** Removes old results, which a run that crashes would otherwise leave to be counted again. */
export function clearResults(script) {
  for (const folder of packagesWith(script)) {
    const results = path.join(ROOT, folder, 'test-results');
    if (!existsSync(results)) continue;
    for (const name of readdirSync(results).filter((entry) => entry.endsWith('.json'))) {
      rmSync(path.join(results, name));
    }
  }
}

function readJest(file) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: json.numPassedTests,
    // A file that does not even load has no tests to count, and must count all the same.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

/**
 * The numbers of all packages that have the script. nx restores a cached folder as a whole, so
 * results of the other kind may lie beside: `isOther` names them.
 */
export function readJestResults(script, isOther) {
  let sum = NOTHING;
  const silent = [];
  for (const folder of packagesWith(script)) {
    const results = path.join(ROOT, folder, 'test-results');
    const names = existsSync(results) ? readdirSync(results) : [];
    const files = names.filter((name) => name.endsWith('.json') && !isOther(name));
    if (files.length === 0) silent.push(folder);
    for (const name of files) sum = add(sum, readJest(path.join(results, name)));
  }
  return { sum: add(sum, { ...NOTHING, failed: silent.length }), silent };
}

/** The numbers of a Playwright run, or undefined when it wrote none. */
export function readPlaywright(file) {
  if (!existsSync(file)) return undefined;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}
