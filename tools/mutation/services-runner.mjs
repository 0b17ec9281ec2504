// A process that runs service specs on a real database, for `services.mjs`. All code is loaded once; a
// fault is switched on for one run of a spec. Programs that a spec starts run in this process, too.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import '../scripts/test-zone.mjs';
import { beginSpec, circus, everyTest, nameOf, nodeHost } from './quick-circus.mjs';
import { Modules } from './quick-modules.mjs';
import { AROUND } from './reach.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = /\/test\/|\.(?:int-)?spec\.tsx?$/;
const STATEMENTS = path.join(ROOT, 'libs/platform/src/database/statement.ts');
const PROGRAMS = { api: 'api/src/start.ts', worker: 'worker/src/start.ts' };

/** Keeps all modules for all specs, except those that belong to tests. */
class ServiceModules extends Modules {
  isFresh(file) {
    return TESTS.test(file);
  }
}

/** For specs that mock a module: everything that might import it is loaded again. */
class MockedModules extends Modules {
  isFresh(file) {
    return TESTS.test(file) || /\/libs\/(?:modules|platform)\//.test(file);
  }
}

const given = {};
const modules = new ServiceModules(ROOT, ROOT, given);
const host = nodeHost(ROOT, modules);
/** Counts how often each fault is reached; the instrumented files hold on to this very object. */
const coverage = { static: {}, perTest: {} };
const state = { mutantCoverage: coverage };
globalThis.__stryker__ = state;
/** Text of each statement that has a fault now, by name. */
const planted = new Map();
let tests = [];
let bails = false;

function noted({ name, test }) {
  if (name === 'test_start') state.currentTestId = String(tests.indexOf(test));
  if (name !== 'test_done') return;
  state.currentTestId = AROUND;
  if (bails && test.errors.length > 0) for (const other of tests) other.mode = 'skip';
}

/** Replaces the tests' `startHosted`, so that it starts the product's programs in this process. */
function hostedServices(load) {
  return {
    startHosted: async (name, env) => {
      const { start } = load(path.join(ROOT, PROGRAMS[name]));
      return start({ ...process.env, ...env });
    },
  };
}

/** Records which statements are sent, and replaces those that have a planted fault. */
function hearStatements({ Statement }) {
  const { send } = Statement.prototype;
  Statement.prototype.send = function (...args) {
    const test = state.currentTestId ?? AROUND;
    coverage.perTest[test] ??= {};
    const reached = coverage.perTest[test];
    reached[this.name] = (reached[this.name] ?? 0) + 1;
    const text = planted.get(this.name);
    const sent = text === undefined ? this : Object.create(this, { text: { value: text } });
    return Reflect.apply(send, sent, args);
  };
}

/** Loads the files with planted faults. @returns the faults that loading reached, and the statements */
function prepare(files) {
  const load = modules.fresh();
  given['@prepward/testing/hosted-services'] = hostedServices(load);
  hearStatements(load(STATEMENTS));
  for (const file of [...Object.values(PROGRAMS), ...files]) load(path.join(ROOT, file));
  const declared = load(STATEMENTS).declaredStatements();
  return {
    loaded: Object.keys(coverage.static),
    statements: declared.map(({ name, text }) => ({ name, text })),
  };
}

function plant({ id, sql = [], hitLimit }) {
  Object.assign(state, { activeMutant: id, hitCount: hitLimit && 0, hitLimit });
  for (const { name, text } of sql) planted.set(name, text);
}

function uproot() {
  Object.assign(state, { activeMutant: undefined, hitCount: undefined });
  planted.clear();
}

/** Returns a function that loads a spec, and the modules that it loads from. */
function loaderOf(file) {
  if (!readFileSync(file, 'utf8').includes('mockModule(')) {
    return { own: modules, load: modules.fresh() };
  }
  const own = new MockedModules(ROOT, ROOT, given);
  const { functions, places, kept } = modules;
  Object.assign(own, { functions, places, kept });
  const mocked = new Map();
  const load = own.fresh(mocked);
  hearStatements(load(STATEMENTS));
  return { own, mocked, load };
}

/** Runs the tests of a spec up to one of them. @returns which failed, and why */
async function run(spec, upTo, limit) {
  const file = path.join(ROOT, spec);
  state.currentTestId = AROUND;
  try {
    const { own, mocked, load } = loaderOf(file);
    beginSpec({ ...host, modules: own }, given, file, mocked, limit);
    load(file);
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

const ANSWERS = {
  prepare: ({ files }) => prepare(files),
  /** Runs a spec without a fault, and tells what each of its tests reaches. */
  learn: async ({ spec, limit }) => {
    bails = false;
    coverage.perTest = {};
    const startedAt = performance.now();
    const result = await run(spec, undefined, limit);
    return { ...result, ms: performance.now() - startedAt, reached: coverage.perTest };
  },
  try: async ({ spec, upTo, fault, limit }) => {
    bails = true;
    plant(fault);
    try {
      return await run(spec, upTo, limit);
    } finally {
      uproot();
    }
  },
};

circus.addEventHandler(noted);
process.setMaxListeners(0);
// Leftovers of a fault may still throw after its spec; while a spec runs, Jest catches that itself.
process.on('uncaughtException', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  const answer = await Promise.resolve()
    .then(() => ANSWERS[message.ask](message))
    .catch((error) => ({ error: error.stack }));
  process.send(answer);
});
