import '../../tools/scripts/jest-shared-code.cjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { disablingStorages } from '../../tools/scripts/jest-async-storages.cjs';

/** What every browser has and jsdom does not. */
const MISSING = ['TextEncoder', 'TextDecoder', 'fetch', 'Headers', 'Request', 'Response'];

export default class BrowserEnvironment extends disablingStorages(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    for (const name of MISSING) {
      this.global[name] ??= globalThis[name];
    }
  }
}
