import { webcrypto } from 'node:crypto';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// On a busy machine, a page takes a while.
configure({ asyncUtilTimeout: 10_000 });

// jsdom's own crypto can't hash or make UUIDs.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
