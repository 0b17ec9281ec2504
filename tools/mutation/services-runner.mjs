// A process that runs specs of services on a real database, for `services.mjs`. All code is loaded once; a
// fault is switched on for one run of a spec. Programs that a spec starts run in this process, too.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import '../scripts/test-zone.mjs';
import { beginSpec, circus, everyTest, nameOf, nodeHost } from './quick-circus.mjs';
import { Modules } from './quick-modules.mjs';
import { AROUND } from './reach.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = /\/test\/|\.(?:int-)?spec\.tsx?$/;
const PROGRAMS = { api: 'api/src/start.ts', worker: 'worker/src/start.ts' };

/** Kept for all specs: everything but what belongs to tests. */
class ServiceModules extends Modules {
  isFresh(file) {
    return TESTS.test(file);
  }
}

/** For specs that put something in the place of a module: all that might import it is loaded again. */
class MockedModules extends Modules {
  isFresh(file) {
    return /\/libs\/(?:modules|platform)\//.test(file);
  }
}

const given = {};
const modules = new ServiceModules(ROOT, ROOT, given);
const host = nodeHost(ROOT, modules);
/** Counts of what is reached; the instrumented files keep this very object. */
const coverage = { static: {}, perTest: {} };
const state = { mutantCoverage: coverage };
globalThis.__stryker__ = state;
let tests = [];
let bails = false;

function noted({ name, test }) {
  if (name === 'test_start') state.currentTestId = String(tests.indexOf(test));
  if (name !== 'test_done') return;
  state.currentTestId = AROUND;
  if (bails && test.errors.length > 0) for (const other of tests) other.mode = 'skip';
}

/** Programs of the product, as `startHosted` of the tests starts them, in this process. */
function hostedServices(load) {
  return {
    startHosted: async (name, env) => {
      const { start } = load(path.join(ROOT, PROGRAMS[name]));
      return start({ ...process.env, ...env });
    },
  };
}

/** Loads what faults are planted in, and hears which statements are sent. */
function prepare(files) {
  const load = modules.fresh();
  given['@prepward/testing/hosted-services'] = hostedServices(load);
  for (const file of [...Object.values(PROGRAMS), ...files]) load(path.join(ROOT, file));
  const { declaredStatements, Statement } = load(
    path.join(ROOT, 'libs/platform/src/database/statement.ts'),
  );
  const { send } = Statement.prototype;
  Statement.prototype.send = function (...args) {
    const test = state.currentTestId ?? AROUND;
    coverage.perTest[test] ??= {};
    const reached = coverage.perTest[test];
    reached[this.name] = (reached[this.name] ?? 0) + 1;
    return Reflect.apply(send, this, args);
  };
  const declared = declaredStatements();
  return {
    loaded: Object.keys(coverage.static),
    statements: declared.map(({ name, text }) => ({ name, text })),
    plant: ({ id, sql, hitLimit }) => {
      Object.assign(state, { activeMutant: id, hitCount: hitLimit && 0, hitLimit });
      const changed = (sql ?? []).map(({ name, text }) => {
        const statement = declared.find((one) => one.name === name);
        const was = statement.text;
        statement.text = text;
        return { statement, was };
      });
      return () => {
        Object.assign(state, { activeMutant: undefined, hitCount: undefined });
        for (const { statement, was } of changed) statement.text = was;
      };
    },
  };
}

/** Runs the tests of a spec up to one of them. @returns which failed, and why */
async function run(spec, upTo, limit) {
  const file = path.join(ROOT, spec);
  const isMocking = readFileSync(file, 'utf8').includes('mockModule(');
  const mocked = isMocking ? new Map() : undefined;
  const own = isMocking ? new MockedModules(ROOT, ROOT, given) : modules;
  state.currentTestId = AROUND;
  try {
    beginSpec({ ...host, modules: own }, given, file, mocked, limit);
    own.fresh(mocked)(file);
    tests = everyTest(circus.getState().rootDescribeBlock);
    for (const test of tests.slice((upTo ?? tests.length) + 1)) test.mode = 'skip';
    const { unhandledErrors } = await circus.run();
    const failed = tests.find(({ errors }) => errors.length > 0);
    const [error] = failed?.errors.flat() ?? unhandledErrors;
    if (error === undefined) return { ran: tests.filter(({ status }) => status === 'done').length };
    return { failed: failed ? nameOf(failed) : 'a hook', why: String(error?.stack ?? error) };
  } catch (error) {
    return { failed: 'loading it', why: String(error?.stack ?? error) };
  } finally {
    host.mocker.restoreAllMocks();
    host.timers.useRealTimers();
    state.currentTestId = undefined;
  }
}

let prepared;
const ANSWERS = {
  prepare: ({ files }) => {
    prepared = prepare(files);
    return { loaded: prepared.loaded, statements: prepared.statements };
  },
  /** Without a fault: what each test of a spec reaches. */
  learn: async ({ spec, limit }) => {
    bails = false;
    coverage.perTest = {};
    const startedAt = performance.now();
    const result = await run(spec, undefined, limit);
    return { ...result, ms: performance.now() - startedAt, reached: coverage.perTest };
  },
  try: async ({ spec, upTo, fault, limit }) => {
    bails = true;
    const undo = prepared.plant(fault);
    try {
      return await run(spec, upTo, limit);
    } finally {
      undo();
    }
  },
};

circus.addEventHandler(noted);
process.setMaxListeners(0);
// What a fault leaves behind may end badly after its spec; while one runs, Jest listens.
process.on('uncaughtException', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  const answer = await Promise.resolve()
    .then(() => ANSWERS[message.ask](message))
    .catch((error) => ({ error: error.stack }));
  process.send(answer);
});
