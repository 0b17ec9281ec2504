import { webcrypto } from 'node:crypto';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// A busy machine takes its time over a page.
configure({ asyncUtilTimeout: 10_000 });

// jsdom's own makes no hashes and no ids.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
