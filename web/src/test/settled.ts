import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { FakeServer } from './fake-server.js';

const EVERY_MS = 10;
/** How many times in a row nothing may have changed. */
const QUIET = 3;

/** For tests: waits until a page has sent all its requests and shows nothing new; answers its text. */
export async function settled({ seen }: FakeServer): Promise<string> {
  let before = '';
  let quiet = 0;
  await waitFor(
    () => {
      const now = `${seen.length} ${document.body.innerHTML}`;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
      expect(quiet).toBeGreaterThanOrEqual(QUIET);
    },
    { interval: EVERY_MS },
  );
  return document.body.textContent ?? '';
}
