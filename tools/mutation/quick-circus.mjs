// Parts of Jest itself, to run specs in one process.
import { createRequire } from 'node:module';

const jestsOwn = createRequire(createRequire(import.meta.url).resolve('jest'));
const fromCore = createRequire(jestsOwn.resolve('@jest/core'));
const fromConfig = createRequire(fromCore.resolve('jest-config'));
export const circus = fromConfig('jest-circus');
const fromCircus = createRequire(fromConfig.resolve('jest-circus'));
const { jestExpect: expect } = fromCircus('@jest/expect');
const { SnapshotState } = createRequire(fromCircus.resolve('@jest/expect'))('jest-snapshot');
const { ModernFakeTimers } = createRequire(fromConfig.resolve('jest-environment-node'))(
  '@jest/fake-timers',
);
const { ModuleMocker } = createRequire(fromConfig.resolve('jest-environment-node'))('jest-mock');

/** Snapshots in specs are compared, never written. */
const SNAPSHOTS = {
  updateSnapshot: 'none',
  snapshotFormat: { escapeString: false, printBasicPrototype: false },
};

export function nameOf(test) {
  const names = [test.name];
  for (let block = test.parent; block?.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}

export function everyTest(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : everyTest(child)));
}

/** Calls a mock factory only once, so that all importers share one module. */
function once(factory) {
  let made;
  return () => {
    made ??= factory();
    return made;
  };
}

function jestObject({ mocker, timers }, mocked, placeOf) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    clearAllMocks: () => mocker.clearAllMocks(),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    runOnlyPendingTimersAsync: () => timers.runOnlyPendingTimersAsync(),
    getTimerCount: () => timers.getTimerCount(),
    unstable_mockModule: (name, factory) => mocked?.set(placeOf(name), once(factory)),
  };
}

/** What a Node spec needs besides Jest's functions; `modules` are those of its package. */
export function nodeHost(folder, modules) {
  return {
    global: globalThis,
    modules,
    timers: new ModernFakeTimers({
      config: { rootDir: folder, fakeTimers: {} },
      global: globalThis,
    }),
    mocker: new ModuleMocker(globalThis),
    setup: [],
    tidy: () => undefined,
  };
}

/**
 * Begins a spec: provides what it imports from Jest.
 *
 * @param host a browser or Node host
 * @param given modules that are not read from files
 * @param mocked mock factories by file, if the spec can mock modules
 */
export function beginSpec(host, given, file, mocked, testTimeout) {
  circus.resetState();
  circus.getState().testTimeout = testTimeout;
  expect.setState({ testPath: file, snapshotState: new SnapshotState(`${file}.snap`, SNAPSHOTS) });
  const jest = jestObject(host, mocked, (name) => host.modules.place(file, name).at);
  const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
  const hooks = { beforeAll, beforeEach, afterAll, afterEach };
  given['@jest/globals'] = { describe, it, test, ...hooks, expect, jest };
  return jest;
}
