import { webcrypto } from 'node:crypto';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// On a busy machine, a page takes a while.
configure({ asyncUtilTimeout: 10_000 });

jest.mock('@mui/material/TextareaAutosize', () => jest.requireActual('./plain-text-area.js'));

// jsdom's own crypto can't hash or make UUIDs.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
