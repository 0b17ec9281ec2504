// `npm run test:mutation -- <piece> [globs]`: plants one small fault at a time in the code of a piece,
// and reports which faults no test noticed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import '../scripts/test-zone.mjs';
import { copyTree } from './copy.mjs';
import { PIECES } from './pieces.mjs';
import { summaryOf } from './report.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOADER = path.join(ROOT, 'tools/scripts/swc-loader.mjs');
const SERVICES = path.join(import.meta.dirname, 'services.mjs');
const RESULTS = path.join(ROOT, 'test-results', 'mutation');

const PLUGINS = ['quick-runner.mjs', 'class-names.mjs'];

/** The package's Jest configuration, for its browser environment. */
async function jestConfig(folder) {
  process.chdir(folder);
  const { default: config } = await import(
    pathToFileURL(path.join(folder, 'jest.config.mjs')).href
  );
  return config;
}

async function options(folder, piece, globs, report) {
  const browser = piece.browser && (await jestConfig(folder));
  return {
    testRunner: 'quick',
    plugins: PLUGINS.map((file) => path.join(copy, 'tools', 'mutation', file)),
    ignorers: piece.browser ? ['class-names'] : [],
    testRunnerNodeArgs: ['--conditions=@app/source', '--no-warnings'],
    quick: { root: copy, specs: piece.specs, skip: piece.skip ?? [], browser },
    warnings: { unknownOptions: false },
    coverageAnalysis: 'perTest',
    mutate: globs.length > 0 ? globs : piece.mutate,
    inPlace: true,
    concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
    timeoutMS: 4_000,
    dryRunTimeoutMinutes: 20,
    allowConsoleColors: false,
    disableTypeChecks: true,
    checkers: [],
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    tempDirName: path.join(folder, '.stryker-tmp'),
  };
}

const [name, ...globs] = process.argv.slice(2);
const piece = PIECES[name];
if (!piece) {
  process.stderr.write(
    `Name a piece: npm run test:mutation -- ${Object.keys(PIECES).join(' | ')}\n`,
  );
  process.exit(1);
}

if (piece.services) {
  const args = [
    '--conditions=@app/source',
    '--no-warnings',
    '--import',
    LOADER,
    SERVICES,
    name,
    ...globs,
  ];
  process.exit(spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1);
}

const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'prepward-mutation-')));
const report = path.join(RESULTS, `${name}.json`);
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
mkdirSync(RESULTS, { recursive: true });
rmSync(report, { force: true });
copyTree(ROOT, copy);
const folder = path.join(copy, piece.package);
const settings = path.join(folder, 'stryker.config.json');
writeFileSync(settings, JSON.stringify(await options(folder, piece, globs, report)));
const stryker = path.join(copy, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const startedAt = Date.now();
const { status } = spawnSync(process.execPath, [stryker, 'run', settings], {
  cwd: folder,
  stdio: 'inherit',
});
if (status === 0) {
  process.stdout.write(summaryOf(JSON.parse(readFileSync(report, 'utf8'))));
  process.stdout.write(`${name}: ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes\n`);
}
process.exit(status ?? 1);
