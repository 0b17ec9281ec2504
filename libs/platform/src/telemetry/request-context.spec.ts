import { expect, it } from '@jest/globals';
import { currentRequestId, withRequestId } from './request-context.js';

it('work has the id it runs under, however long it waits, and nothing outside it has', async () => {
  expect(currentRequestId()).toBe(undefined);
  const ids = await Promise.all(
    ['a', 'b'].map((id) =>
      withRequestId(id, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return currentRequestId();
      }),
    ),
  );
  expect(ids).toEqual(['a', 'b']);
  expect(withRequestId('c', () => 3)).toBe(3);
  expect(currentRequestId()).toBe(undefined);
});
