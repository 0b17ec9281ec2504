// Reads the results that Jest and Playwright wrote, and counts them.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './shared.mjs';

export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** How many lines of a failure the summary repeats: enough for what was expected and what came. */
const LINES_OF_A_FAILURE = 8;

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

/** The result file that a package's script writes. */
const WRITTEN = { test: 'unit.json', 'test:int': 'int.json' };

/** Where the packages that have the script write its results. */
function resultFiles(script) {
  return packagesWith(script).map((folder) => ({
    folder,
    file: path.join(ROOT, folder, 'test-results', WRITTEN[script]),
  }));
}

/** Removes old results, which would be counted again if a run crashes. */
export function clearResults(script) {
  for (const { file } of resultFiles(script)) rmSync(file, { force: true });
}

function readJest(file) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: json.numPassedTests,
    // A file that doesn't even load has no tests to count, but must still count as failed.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

/** The test counts of all packages that have the script, and the folders of those without results. */
export function readJestResults(script) {
  const results = resultFiles(script);
  const silent = results.filter(({ file }) => !existsSync(file)).map(({ folder }) => folder);
  const sum = results
    .filter(({ file }) => existsSync(file))
    .map(({ file }) => readJest(file))
    .reduce(add, { ...NOTHING, failed: silent.length });
  return { sum, silent };
}

function failure(file, name, message = '') {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const lines = said.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line.trim()}`);
  return [`${file}: ${name}`, ...lines].join('\n');
}

function failuresOfJest(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const where = path.relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) {
      return failed.map((test) => failure(where, test.fullName, test.failureMessages[0]));
    }
    // The file failed without any test results: it doesn't load.
    return assertionResults.length === 0 && message ? [failure(where, 'did not run', message)] : [];
  });
}

/** What failed in the packages that have the script: file, test and the first lines of why. */
export function readJestFailures(script) {
  return resultFiles(script).flatMap(({ file }) => (existsSync(file) ? failuresOfJest(file) : []));
}

/** A suite's tests with this outcome, each with the first lines of its first error. */
function journeysOf(suite, ending) {
  const inner = (suite.suites ?? []).flatMap((one) => journeysOf(one, ending));
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === ending)
      .map(({ results }) => {
        const { error } = results.find((result) => result.error !== undefined) ?? {};
        return failure(`e2e/specs/${file}`, title, error?.message);
      }),
  );
  return [...inner, ...own];
}

/** What failed in a Playwright run: file, test and the first lines of why. */
export function readPlaywrightFailures(file) {
  if (!existsSync(file)) return [];
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const outside = (errors ?? []).map(({ message }) => failure('e2e', 'outside of tests', message));
  return [...suites.flatMap((suite) => journeysOf(suite, 'unexpected')), ...outside];
}

/** What passed only on the second try in a Playwright run, and why the first one failed. */
export function readPlaywrightFlakes(file) {
  if (!existsSync(file)) return [];
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return suites.flatMap((suite) => journeysOf(suite, 'flaky'));
}

/** The test counts of a Playwright run, or undefined if it wrote none. */
export function readPlaywright(file) {
  if (!existsSync(file)) return undefined;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}
