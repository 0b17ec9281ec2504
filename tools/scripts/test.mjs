// `npm test`: every check of the product, in order; it continues after a failure and ends with a
// summary whose last line is "N passed, N failed".
import { rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessShell, findNginx, findRedis } from './find-programs.mjs';
import {
  ensureInstalled,
  isStopRequested,
  NX,
  nxEnvironment,
  ROOT,
  requireNode,
  runStep,
} from './shared.mjs';
import {
  add,
  clearResults,
  NOTHING,
  readJestFailures,
  readJestResults,
  readPlaywright,
  readPlaywrightFailures,
  readPlaywrightFlakes,
} from './test-results.mjs';

const BIN = path.join(ROOT, 'node_modules', '.bin');
const CHECKED_FOLDERS = ['api', 'worker', 'web', 'admin', 'tools', 'libs', 'e2e', 'docker'];
/** Trades memory for time: each process collects garbage less often. */
const ROOMY = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
  // For TypeScript, which is a Go program.
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
};
const stages = [];
const remarks = [];
const failures = [];
const flakes = [];

async function stage(name, run) {
  process.stdout.write(`\n=== ${name} ===\n`);
  const startedAt = Date.now();
  const counts = await run();
  if (isStopRequested()) process.exit(130);
  stages.push({ name, counts, seconds: (Date.now() - startedAt) / 1000 });
}

/** A check without tests inside counts as one. */
function countOf(code) {
  return { ...NOTHING, [code === 0 ? 'passed' : 'failed']: 1 };
}

/** Checks that use one core each, two at a time; each prints its part when it is done. */
async function sideBySide(checks) {
  const waiting = [...checks];
  const workOff = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name, command, args } = next;
      const startedAt = Date.now();
      const { code, output } = await runStep(command, args, {
        env: nxEnvironment(ROOMY),
        quiet: true,
      });
      if (isStopRequested()) process.exit(130);
      process.stdout.write(`\n=== ${name} ===\n${output}`);
      const seconds = (Date.now() - startedAt) / 1000;
      stages.push({ name, counts: countOf(code), seconds });
    }
  };
  await Promise.all([workOff(), workOff()]);
}

function types(ofWhat, project) {
  return { name: `Types of ${ofWhat}`, command: path.join(BIN, 'tsc'), args: ['-p', project] };
}

function nxArgs(targets, extra) {
  return [NX, 'run-many', '-t', ...targets, '--outputStyle=static', '--nxBail=false', ...extra];
}

/** Counts the results of one kind of test, and collects its failures. */
function resultsOf(script) {
  const { sum, silent } = readJestResults(script);
  for (const folder of silent) remarks.push(`${folder} has tests but wrote no results.`);
  failures.push(...readJestFailures(script));
  return sum;
}

/**
 * All builds and Jest tests. Each starts once what it needs is built, three at a time: many wait for time
 * to pass, and one package at a time would leave a fifth of two cores unused.
 */
async function jest(env) {
  const scripts = ['test', 'test:int'];
  for (const script of scripts) clearResults(script);
  const args = nxArgs(['build', ...scripts], ['--parallel=3']);
  const { code } = await runStep(process.execPath, args, {
    env: nxEnvironment({ ...ROOMY, ...env }),
  });
  const sum = scripts.map(resultsOf).reduce(add);
  if (code === 0 || sum.failed > 0) return sum;
  remarks.push('A build or the database of the tests failed: Nx says above which.');
  return add(sum, { ...NOTHING, failed: 1 });
}

async function journeys(chromium, shell) {
  if (!chromium) {
    remarks.push(
      'The journeys were skipped, because no Chromium was found: install one ("sudo apt-get install chromium" on Debian, "npx playwright install chromium" elsewhere) or set CHROMIUM_PATH.',
    );
    return { ...NOTHING, skipped: 1 };
  }
  const results = path.join(ROOT, 'e2e', 'test-results', 'playwright.json');
  rmSync(results, { force: true });
  const env = nxEnvironment({
    ...ROOMY,
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: shell ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
  });
  const { code } = await runStep(path.join(BIN, 'playwright'), ['test', '--reporter=list,json'], {
    env,
    cwd: path.join(ROOT, 'e2e'),
  });
  const sum = readPlaywright(results) ?? { ...NOTHING, failed: 1 };
  failures.push(...readPlaywrightFailures(results));
  flakes.push(...readPlaywrightFlakes(results));
  return code !== 0 && sum.failed === 0 ? add(sum, { ...NOTHING, failed: 1 }) : sum;
}

function resultText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function summarize() {
  if (failures.length > 0) process.stdout.write(`\n=== Failed ===\n${failures.join('\n')}\n`);
  if (flakes.length > 0) {
    process.stdout.write(`\n=== Passed only the second time ===\n${flakes.join('\n')}\n`);
  }
  process.stdout.write('\n=== Summary ===\n');
  const width = Math.max(...stages.map(({ name }) => name.length));
  for (const { name, counts, seconds } of stages) {
    const time = `${seconds.toFixed(1)} s`.padStart(9);
    process.stdout.write(`${name.padEnd(width)} ${time}  ${resultText(counts)}\n`);
  }
  for (const remark of remarks) process.stdout.write(`${remark}\n`);
  const total = stages.map(({ counts }) => counts).reduce(add, NOTHING);
  process.stdout.write(`${resultText(total)}\n`);
  return total.failed === 0;
}

/** Installs what is missing, one at a time, because apt-get can't run twice at once. */
async function findPrograms() {
  const redis = await findRedis();
  const nginx = await findNginx();
  const chromium = await findChromium();
  return { redis, nginx, chromium, shell: chromium && (await findHeadlessShell()) };
}

requireNode();
// At the same time, because on a bare machine both wait for downloads.
const programs = findPrograms();
await ensureInstalled();
// The slowest checks go first.
await sideBySide([
  types('what runs in browsers', 'tsconfig.browsers.json'),
  {
    name: 'Import rules',
    command: path.join(BIN, 'depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', ...CHECKED_FOLDERS],
  },
  types('the rest', '.'),
  {
    name: 'Dead code',
    command: path.join(BIN, 'knip'),
    // The build configurations say which source a library's built file comes from.
    args: ['--no-progress', '--tsConfig', 'tsconfig.build.json'],
  },
  { name: 'Format and lint', command: path.join(BIN, 'biome'), args: ['ci', '.'] },
  {
    name: 'Planted violations of import rules',
    command: process.execPath,
    args: ['--test', 'tools/scripts/import-walls.test.mjs'],
  },
  {
    name: 'Documents',
    command: process.execPath,
    args: ['--test', 'tools/scripts/documents.test.mjs'],
  },
  {
    name: 'Steps in a terminal',
    command: process.execPath,
    args: ['--test', 'tools/scripts/terminal.test.mjs'],
  },
  {
    name: 'Faults to plant',
    command: process.execPath,
    args: ['--test', ...['sql-faults', 'reach'].map((name) => `tools/mutation/${name}.test.mjs`)],
  },
  types('the service worker', 'web/tsconfig.worker.json'),
]);
const { redis, nginx, chromium, shell } = await programs;
if (!redis) {
  remarks.push(
    'The tests on Redis were skipped, because no redis-server was found: install one ("sudo apt-get install redis-server" on Debian) or set REDIS_SERVER.',
  );
}
if (!nginx) {
  remarks.push(
    'The tests of docker/nginx were skipped, because no nginx was found: install one ("sudo apt-get install nginx" on Debian).',
  );
}
const redisEnv = redis ? { REDIS_SERVER: redis.file, REDIS_SERVER_VERSION: redis.version } : {};
await stage('Build, unit and integration tests', () =>
  jest({ ...redisEnv, NGINX_VERSION: nginx ?? '' }),
);
await stage('Journeys', () => journeys(chromium, shell));
process.exit(summarize() ? 0 : 1);
