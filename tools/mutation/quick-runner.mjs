// A test runner for Stryker that stays in one process: Jest needs seconds for each planted fault, this
// one milliseconds. It runs specs that need no environment of their own, with Jest's own parts.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { Modules } from './quick-modules.mjs';

const jestsOwn = createRequire(createRequire(import.meta.url).resolve('jest'));
const fromCore = createRequire(jestsOwn.resolve('@jest/core'));
const fromConfig = createRequire(fromCore.resolve('jest-config'));
const circus = fromConfig('jest-circus');
const { jestExpect: expect } = createRequire(fromConfig.resolve('jest-circus'))('@jest/expect');
const { ModernFakeTimers } = createRequire(fromConfig.resolve('jest-environment-node'))(
  '@jest/fake-timers',
);
const { ModuleMocker } = createRequire(fromConfig.resolve('jest-environment-node'))('jest-mock');

const COVERED = '__stryker__';

/** Where the faults of the files say which one is planted and which lines were reached. */
function context() {
  globalThis[COVERED] ??= {};
  return globalThis[COVERED];
}

function nameOf(test) {
  const names = [test.name];
  for (let block = test.parent; block?.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}

function everyTest(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : everyTest(child)));
}

function jestObject(mocked, placeOf) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({
    config: { rootDir: process.cwd(), fakeTimers: {} },
    global: globalThis,
  });
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    runOnlyPendingTimersAsync: () => timers.runOnlyPendingTimersAsync(),
    getTimerCount: () => timers.getTimerCount(),
    unstable_mockModule: (name, factory) => mocked?.set(placeOf(name), factory),
  };
  const tidy = () => {
    mocker.restoreAllMocks();
    timers.useRealTimers();
  };
  return { jest, tidy };
}

class QuickRunner {
  static inject = tokens(commonTokens.options);

  constructor({ quick }) {
    this.folder = process.cwd();
    this.root = quick.root;
    this.specs = readdirSync(this.folder, { recursive: true })
      .filter((file) => quick.specs.some((one) => new RegExp(one).test(file)))
      .filter((file) => !quick.skip.some((one) => new RegExp(one).test(file)))
      .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file))
      .toSorted()
      .map((file) => path.join(this.folder, file));
    this.given = {};
    this.modules = new Modules(this.root, this.folder, this.given);
    process.env.NODE_ENV = 'test';
    circus.addEventHandler((event) => this.noted(event));
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    context().activeMutant = undefined;
    const result = await this.run(this.specs);
    return result.status === DryRunStatus.Complete
      ? { ...result, mutantCoverage: context().mutantCoverage }
      : result;
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, disableBail }) {
    const reaching = (file) => this.modules.reaches(file, sandboxFileName) !== false;
    const files = testFilter
      ? new Set(testFilter.map((id) => path.join(this.folder, id.split('#')[0])))
      : new Set(this.specs.filter(reaching));
    const beside = sandboxFileName.replace(/\.tsx?$/, '');
    const nearest = [...files].toSorted(
      (a, b) => Number(b.startsWith(beside)) - Number(a.startsWith(beside)),
    );
    Object.assign(context(), { activeMutant: activeMutant.id, hitLimit });
    context().hitCount = hitLimit ? 0 : undefined;
    try {
      const only = testFilter && new Set(testFilter);
      return toMutantRunResult(await this.run(nearest, only, !disableBail), disableBail);
    } finally {
      Object.assign(context(), { activeMutant: undefined, hitLimit: undefined });
      context().hitCount = undefined;
    }
  }

  /** Which test runs, for what it reaches, and that one of them failed. */
  noted({ name, test }) {
    if (name === 'test_start') context().currentTestId = this.idOf(test);
    if (name !== 'test_done') return;
    context().currentTestId = undefined;
    if (this.bails && test.errors.length > 0) {
      for (const other of everyTest(circus.getState().rootDescribeBlock)) other.mode = 'skip';
    }
  }

  idOf(test) {
    return `${path.relative(this.folder, this.running)}#${nameOf(test)}`;
  }

  async run(files, only, bails = false) {
    this.bails = bails;
    const tests = [];
    const shared = this.modules.fresh();
    for (const file of files) {
      this.running = file;
      try {
        tests.push(...(await this.runFile(file, shared, only)));
      } catch (error) {
        const timeout = determineHitLimitReached(context().hitCount, context().hitLimit);
        return timeout ?? { status: DryRunStatus.Error, errorMessage: `${file}: ${error.stack}` };
      }
      if (bails && tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    const timeout = determineHitLimitReached(context().hitCount, context().hitLimit);
    return timeout ?? { status: DryRunStatus.Complete, tests };
  }

  async runFile(file, shared, only) {
    // What stands in for a module in one spec must not in another.
    const mocked = readFileSync(file, 'utf8').includes('mockModule(') ? new Map() : undefined;
    const load = mocked === undefined ? shared : this.modules.fresh(mocked);
    circus.resetState();
    circus.getState().testTimeout = 30_000;
    const { jest, tidy } = jestObject(mocked, (name) => this.modules.place(file, name).at);
    const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
    const globals = {
      describe,
      it,
      test,
      beforeAll,
      beforeEach,
      afterAll,
      afterEach,
      expect,
      jest,
    };
    this.given['@jest/globals'] = globals;
    try {
      load(file);
      const all = everyTest(circus.getState().rootDescribeBlock);
      if (only) for (const one of all) if (!only.has(this.idOf(one))) one.mode = 'skip';
      const { unhandledErrors } = await circus.run();
      if (unhandledErrors.length > 0) throw new Error(unhandledErrors.join('\n'));
      return all.map((one) => this.resultOf(one));
    } finally {
      tidy();
    }
  }

  resultOf(test) {
    const result = { id: this.idOf(test), name: nameOf(test), timeSpentMs: test.duration ?? 0 };
    if (test.errors.length > 0) {
      const failureMessage = test.errors.map((error) => String([error].flat()[0])).join('\n');
      return { ...result, status: TestStatus.Failed, failureMessage };
    }
    const isLeftOut = test.mode === 'skip' || test.mode === 'todo' || test.status !== 'done';
    return { ...result, status: isLeftOut ? TestStatus.Skipped : TestStatus.Success };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'quick', QuickRunner)];
