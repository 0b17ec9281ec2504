import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** The content of the browser's database; jsdom has none. */
const onDisk = new Map<string, unknown>();
let answers = true;

const answer = <Value>(work: () => Value): Promise<Value> =>
  answers ? Promise.resolve(work()) : new Promise<never>(() => undefined);

jest.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => answer(() => onDisk.get(key)),
  update: (key: string, change: (kept: unknown) => unknown) =>
    answer(() => void onDisk.set(key, change(onDisk.get(key)))),
  del: (key: string) => answer(() => void onDisk.delete(key)),
  keys: () => answer(() => [...onDisk.keys()]),
  delMany: (keys: string[]) =>
    answer(() => {
      for (const key of keys) {
        onDisk.delete(key);
      }
    }),
}));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a database that once did not answer', () => {
  it('keeps nothing new, and still loses what is removed', async () => {
    const { deviceStore } = await import('./device-store.js');
    for (const key of ['read.progress', 'desk.1', 'answers.1']) {
      await deviceStore.update(key, () => key);
    }
    answers = false;
    const read = deviceStore.get('desk.1');
    await jest.advanceTimersByTimeAsync(3000);
    expect(await read).toBeUndefined();
    expect(deviceStore.lasting).toBe(false);

    answers = true;
    await deviceStore.update('desk.2', () => 'desk.2');
    expect([...onDisk.keys()]).toEqual(['read.progress', 'desk.1', 'answers.1']);
    await deviceStore.remove('desk.1');
    expect([...onDisk.keys()]).toEqual(['read.progress', 'answers.1']);
    await deviceStore.clear((key) => key === 'answers.1');
    expect([...onDisk.keys()]).toEqual(['answers.1']);
    expect(await deviceStore.get('desk.2')).toBeUndefined();
    await deviceStore.update('desk.3', (before) => [before, 'kept']);
    expect(await deviceStore.get('desk.3')).toEqual([undefined, 'kept']);
    await deviceStore.remove('desk.3');
    expect(await deviceStore.get('desk.3')).toBeUndefined();
    expect([...onDisk.keys()]).toEqual(['answers.1']);
  });
});
