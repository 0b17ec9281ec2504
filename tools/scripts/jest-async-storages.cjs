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
 * Lets go of the storages of a test file that is done. Until Node 24, a storage that was ever used makes
 * every later promise of its process cost more, and each test file loads the libraries' storages anew.
 */
exports.disableStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
