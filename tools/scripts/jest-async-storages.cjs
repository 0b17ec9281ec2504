const { AsyncLocalStorage } = require('node:async_hooks');

/** The storages that the current test file has used. */
const used = new Set();

for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function track(...args) {
    used.add(this);
    return original.apply(this, args);
  };
}

/**
 * A Jest environment that disables the storages of a test file that is done. Each test file loads the
 * libraries again, with storages of their own, and until Node 24 each of them slows down every later
 * promise of its process.
 */
exports.disablingStorages = (Environment) =>
  class extends Environment {
    async teardown() {
      for (const storage of used) storage.disable();
      used.clear();
      await super.teardown();
    }
  };
