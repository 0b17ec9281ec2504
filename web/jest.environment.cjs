require('../tools/scripts/jest-shared-code.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { disableStorages } = require('../tools/scripts/jest-async-storages.cjs');

/** jsdom, with what browsers have and it leaves out; taken from Node. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      ReadableStream,
      structuredClone,
    });
    this.global.crypto.subtle ??= globalThis.crypto.subtle;
  }

  async teardown() {
    disableStorages();
    await super.teardown();
  }
}

module.exports = BrowserEnvironment;
