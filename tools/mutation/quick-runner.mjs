// A test runner for Stryker that stays in one process (docs/decisions/0082-mutation-runner.md). It runs
// specs that need no environment of their own, using parts of Jest itself.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { browserHost } from './quick-browser.mjs';
import { beginSpec, circus, everyTest, nameOf, nodeHost } from './quick-circus.mjs';
import { Modules } from './quick-modules.mjs';

const COVERED = '__stryker__';

class QuickRunner {
  static inject = tokens(commonTokens.options);
  /** How many faults of a source file a spec noticed, by source file and spec. */
  noticed = new Map();

  constructor({ quick }) {
    this.folder = process.cwd();
    this.quick = quick;
    this.specs = readdirSync(this.folder, { recursive: true })
      .filter((file) => quick.specs.some((one) => new RegExp(one).test(file)))
      .filter((file) => !quick.skip.some((one) => new RegExp(one).test(file)))
      .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file))
      .toSorted()
      .map((file) => path.join(this.folder, file));
    this.given = {};
    process.env.NODE_ENV = 'test';
    circus.addEventHandler((event) => this.noted(event));
  }

  async init() {
    const { root, browser } = this.quick;
    this.host = browser
      ? await browserHost(root, this.folder, this.given, browser)
      : nodeHost(this.folder, new Modules(root, this.folder, this.given));
    this.modules = this.host.modules;
    // An error in a page's event handler fails the test in which it happens, as in Jest.
    if (browser) {
      process.on('uncaughtException', (error) => {
        const { currentlyRunningTest, unhandledErrors } = circus.getState();
        (currentlyRunningTest?.errors ?? unhandledErrors).push(error);
      });
    }
  }

  /** Shared with the instrumented code: which fault is active, and which faults were reached. */
  get context() {
    this.host.global[COVERED] ??= {};
    return this.host.global[COVERED];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    this.context.activeMutant = undefined;
    const result = await this.run(this.specs);
    return result.status === DryRunStatus.Complete
      ? { ...result, mutantCoverage: structuredClone(this.context.mutantCoverage) }
      : result;
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, disableBail }) {
    const reaching = (file) => this.modules.reaches(file, sandboxFileName) !== false;
    const files = testFilter
      ? new Set(testFilter.map((id) => path.join(this.folder, id.split('#')[0])))
      : new Set(this.specs.filter(reaching));
    const beside = sandboxFileName.replace(/\.tsx?$/, '');
    const noticed = (file) => this.noticed.get(`${sandboxFileName}\n${file}`) ?? 0;
    const nearest = [...files].toSorted(
      (a, b) =>
        noticed(b) - noticed(a) || Number(b.startsWith(beside)) - Number(a.startsWith(beside)),
    );
    Object.assign(this.context, { activeMutant: activeMutant.id, hitLimit });
    this.context.hitCount = hitLimit ? 0 : undefined;
    try {
      const only = testFilter && new Set(testFilter);
      const result = await this.run(nearest, only, !disableBail);
      this.remember(sandboxFileName, result);
      return toMutantRunResult(result, disableBail);
    } finally {
      Object.assign(this.context, { activeMutant: undefined, hitLimit: undefined });
      this.context.hitCount = undefined;
    }
  }

  /** Counts which spec noticed a fault, so that a file's most successful specs run first next time. */
  remember(source, { tests = [] }) {
    const failed = tests.find(({ status }) => status === TestStatus.Failed);
    if (failed === undefined) return;
    const key = `${source}\n${path.join(this.folder, failed.id.split('#')[0])}`;
    this.noticed.set(key, (this.noticed.get(key) ?? 0) + 1);
  }

  /** Notes which test is running, for its coverage; skips the rest after a failure if `bails`. */
  noted({ name, test }) {
    if (name === 'test_start') this.context.currentTestId = this.idOf(test);
    if (name !== 'test_done') return;
    this.context.currentTestId = undefined;
    if (this.bails && test.errors.length > 0) {
      for (const other of everyTest(circus.getState().rootDescribeBlock)) other.mode = 'skip';
    }
  }

  idOf(test) {
    return `${path.relative(this.folder, this.running)}#${nameOf(test)}`;
  }

  /** Detects a fault's endless loop by its hit count, before the time limit. */
  get hitLimitReached() {
    return determineHitLimitReached(this.context.hitCount, this.context.hitLimit);
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
        const errorMessage = `${file}: ${error.stack}`;
        return this.hitLimitReached ?? { status: DryRunStatus.Error, errorMessage };
      }
      if (bails && tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return this.hitLimitReached ?? { status: DryRunStatus.Complete, tests };
  }

  async runFile(file, shared, only) {
    // One spec's mocks must not leak into another; browser modules keep state, so they are loaded again, too.
    const mocked = readFileSync(file, 'utf8').includes('mockModule(') ? new Map() : undefined;
    const isOwn = mocked !== undefined || this.quick.browser;
    const load = isOwn ? this.modules.fresh(mocked) : shared;
    const jest = beginSpec(this.host, this.given, file, mocked, 30_000);
    if (this.quick.browser) this.host.global.jest = jest;
    try {
      for (const setup of this.host.setup) load(setup);
      this.host.hurry?.(load);
      load(file);
      const all = everyTest(circus.getState().rootDescribeBlock);
      if (only) for (const one of all) if (!only.has(this.idOf(one))) one.mode = 'skip';
      const { unhandledErrors } = await circus.run();
      if (unhandledErrors.length > 0) throw new Error(unhandledErrors.join('\n'));
      return all.map((one) => this.resultOf(one));
    } finally {
      this.host.mocker.restoreAllMocks();
      this.host.timers.useRealTimers();
      this.host.tidy();
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
