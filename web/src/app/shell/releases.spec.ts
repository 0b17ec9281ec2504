import { afterEach, expect, it, jest } from '@jest/globals';
import { followReleases } from './releases.js';

class Registration extends EventTarget {
  waiting: object | null = null;
  installing: EventTarget | null = null;
  update = jest.fn(async () => undefined);
}

let stop = () => {};
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

/** A page that opens in a browser with this registration. */
async function opened(registration: Registration, controller: object | null = {}) {
  jest.useFakeTimers();
  const serviceWorker = { controller, register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const told: unknown[] = [];
  stop = followReleases((waiting) => told.push(waiting));
  await jest.advanceTimersByTimeAsync(10_000);
  return told;
}

it('offers a release that waits already when the page opens', async () => {
  const registration = new Registration();
  registration.waiting = { name: 'newer' };
  expect(await opened(registration)).toEqual([{ name: 'newer' }]);
});

it('offers one that is installed later, and none that is the first of this browser', async () => {
  const registration = new Registration();
  const told = await opened(registration);
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  expect(told).toEqual([]);
  registration.waiting = { name: 'newer' };
  registration.installing.dispatchEvent(new Event('statechange'));
  expect(told).toEqual([{ name: 'newer' }]);
  stop();
  const first = new Registration();
  first.waiting = { name: 'first' };
  expect(await opened(first, null)).toEqual([]);
});
