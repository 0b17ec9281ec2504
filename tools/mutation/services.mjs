// `npm run test:mutation -- services-<piece>`: plants faults in code that needs a database (services,
// repositories, controllers, jobs, and their SQL); see docs/decisions/0084-faults-in-services.md. The tests
// of api, worker and modules run in one process (`services-runner.mjs`), still each on its own database.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, startTestPostgres } from '../../libs/testing/src/database.ts';
import { productTemplate } from '../../libs/testing/src/product-template.ts';
import '../scripts/test-zone.mjs';
import { copyTree, linkBuilt } from './copy.mjs';
import { learn } from './learn.mjs';
import { PIECES } from './pieces.mjs';
import { codeFaults, serviceFiles, statementFaults } from './planted.mjs';
import { hitLimits, reachOf, sampleOf, specsOf } from './reach.mjs';
import { summaryOf } from './report.mjs';
import { NO_ANSWER, SpecProcess } from './spec-process.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const pg = createRequire(path.join(ROOT, 'libs/testing/package.json'))('pg');
const RESULTS = path.join(ROOT, 'test-results', 'mutation');
/** Programs that tests start as separate processes, and the question bank that the build made. */
const BUILT = ['api', 'worker', 'tools/id-sandbox', 'libs/content'];
/** Time limit for one fault's specs, ms, by their times without it; specs beyond it aren't tried. */
const MOST = 40_000;
const markOf = ({ file, kind, line, was, now }) => [file, kind, line, was, now].join(' ');
const say = (text) => process.stdout.write(`${text}\n`);

/** The faults that PostgreSQL accepts; with any other, every call would fail. */
async function takenFaults(faults) {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const isTaken = async ({ sql: [{ text }] }) => {
    try {
      await client.query(`PREPARE fault AS ${text}`);
      await client.query('DEALLOCATE fault');
      return true;
    } catch {
      return false;
    }
  };
  const taken = [];
  for (const fault of faults) if (await isTaken(fault)) taken.push(fault);
  await client.end();
  await database.drop();
  return taken;
}

async function tried(runner, fault, specs) {
  let spent = 0;
  for (const spec of specs) {
    if (spent > 0 && spent + spec.ms > MOST) return { status: 'Survived', isCut: true };
    spent += spec.ms;
    const failed = await runner.fails(fault, spec);
    if (failed !== undefined) {
      const status = failed === NO_ANSWER ? 'Timeout' : 'Killed';
      return { status, killedBy: [`${spec.spec}: ${failed}`] };
    }
  }
  return { status: specs.length === 0 ? 'NoCoverage' : 'Survived' };
}

/** A report in the format of Stryker's own. */
function reportOf(results) {
  const files = {};
  for (const { fault, ...result } of results) {
    const { file, line, kind, was, now } = fault;
    files[file] ??= { source: readFileSync(path.join(ROOT, file), 'utf8'), mutants: [] };
    const at = { line, column: 1 };
    files[file].mutants.push({
      ...{ id: fault.id, mutatorName: kind, was, replacement: now },
      ...{ location: { start: at, end: at }, ...result },
    });
  }
  return { files };
}

function shareOf(name, results) {
  const count = (holds) => results.filter(holds).length;
  const noticed = count(({ status }) => status === 'Killed' || status === 'Timeout');
  const unreached = count(({ status }) => status === 'NoCoverage');
  const cut = count(({ isCut }) => isCut);
  const share = ((100 * noticed) / results.length).toFixed(1);
  return `${name}: ${share}%, ${noticed} of ${results.length} (${unreached} reached by no test, ${cut} not tried with all)`;
}

/** The faults of a piece, and what all specs reach. */
async function faultsOf({ services }, parts, copy, runner, code) {
  const { loaded, statements } = await runner.start();
  const learned = await learn(runner, copy, path.join(RESULTS, 'services-reach.json'), say);
  const reach = reachOf(learned);
  const isOurs = ({ file }) =>
    services.includes(file.split('/')[2]) &&
    (parts.length === 0 || parts.some((part) => file.includes(part)));
  // Code that runs while its file is loaded has already run when a fault is switched on.
  const atLoad = new Set(loaded);
  const inCode = code.filter((fault) => isOurs(fault) && !atLoad.has(fault.id));
  const inSql = await takenFaults(statementFaults(ROOT, runner.files, statements).filter(isOurs));
  return { inCode, inSql, reach, limits: hitLimits(learned) };
}

function tell(report, results) {
  const isSql = ({ fault }) => fault.sql !== undefined;
  const inCode = results.filter((one) => !isSql(one));
  say(
    [summaryOf(report), shareOf('code', inCode), shareOf('SQL', results.filter(isSql))].join('\n'),
  );
}

async function measure(name, parts, copy) {
  const piece = PIECES[name];
  const size = Number(process.env.MUTATION_SAMPLE ?? piece.sample);
  const files = serviceFiles(copy);
  const code = await codeFaults(copy, files);
  const runner = new SpecProcess(copy, files);
  try {
    const { inCode, inSql, reach, limits } = await faultsOf(piece, parts, copy, runner, code);
    const chosen = [inCode, inSql].flatMap((all) => sampleOf(all, size, name, markOf));
    const all = `${inCode.length} faults in the code, ${inSql.length} in SQL`;
    say(`${name}: ${all}; ${chosen.length} of them are tried`);
    const results = [];
    for (const fault of chosen) {
      const planted = { ...fault, hitLimit: limits.get(fault.id) };
      const result = await tried(runner, planted, specsOf(fault, reach));
      runner.used++;
      results.push({ fault, ...result });
      const where = `${fault.file}:${fault.line} ${fault.kind}`;
      const count = `${results.length}/${chosen.length}`;
      say(`${count} ${result.status} ${where} ${result.killedBy ?? ''}`);
    }
    const report = reportOf(results);
    writeFileSync(path.join(RESULTS, `${name}.json`), JSON.stringify(report));
    tell(report, results);
  } finally {
    runner.stop();
  }
}

const [name, ...parts] = process.argv.slice(2);
const startedAt = Date.now();
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'prepward-mutation-')));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
mkdirSync(RESULTS, { recursive: true });
copyTree(ROOT, copy);
linkBuilt(ROOT, copy, BUILT);
const postgres = await startTestPostgres(productTemplate());
try {
  await measure(name, parts, copy);
} finally {
  await postgres.stop();
}
say(`${name}: ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
process.exit();
