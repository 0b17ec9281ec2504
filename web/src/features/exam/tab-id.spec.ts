import { expect, it } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { clientId, renewClientId } from './tab-id.js';

it('a tab keeps its name over a reload, until it takes another one', () => {
  const first = clientId();
  expect(clientId()).toBe(first);
  expect(sessionStorage.getItem(STORAGE_KEYS.tab)).toBe(first);
  renewClientId();
  expect(clientId()).not.toBe(first);
  expect(sessionStorage.getItem(STORAGE_KEYS.tab)).toBe(clientId());
});
