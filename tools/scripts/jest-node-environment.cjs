require('./jest-shared-code.cjs');
const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');
const { declareBuiltIns } = require('./jest-built-ins.cjs');

/** The storages that the current test file has used. */
const storages = new Set();

for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function track(...args) {
    storages.add(this);
    return original.apply(this, args);
  };
}

/** Jest's Node environment, as fast as Node outside Jest. */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    declareBuiltIns(this);
  }

  /**
   * Until Node 24, a storage that was ever used makes every later promise of its process cost more, and
   * each test file loads the libraries' storages anew.
   */
  async teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    await super.teardown();
  }
};
