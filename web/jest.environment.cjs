require('../tools/scripts/jest-shared-code.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { disablingStorages } = require('../tools/scripts/jest-async-storages.cjs');

/** jsdom, with what browsers have and it leaves out; taken from Node. */
class BrowserEnvironment extends disablingStorages(TestEnvironment) {
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
}

module.exports = BrowserEnvironment;
