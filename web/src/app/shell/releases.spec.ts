import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

/** Opens a page in a browser with this registration. */
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

it('offers one that was being installed as the page opened, until the page is gone', async () => {
  const registration = new Registration();
  const installing = new EventTarget();
  registration.installing = installing;
  const told = await opened(registration);
  registration.waiting = { name: 'newer' };
  installing.dispatchEvent(new Event('statechange'));
  expect(told).toEqual([{ name: 'newer' }]);
  stop();
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.dispatchEvent(new Event('statechange'));
  expect(told).toHaveLength(1);
});

describe('the worker of a release', () => {
  const register = jest.fn((..._: unknown[]) => Promise.resolve(new Registration()));
  beforeEach(() => {
    register.mockClear();
    jest.useFakeTimers();
    const value = { controller: {}, register };
    Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  });
  afterEach(() => {
    stop();
    stop = () => {};
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  it('is registered once the page is idle, or busy for ten seconds, unless it is gone by then', async () => {
    const asked: [() => void, object][] = [];
    const canceled = jest.fn();
    Object.assign(globalThis, {
      requestIdleCallback: (...given: [() => void, object]) => asked.push(given),
      cancelIdleCallback: canceled,
    });
    stop = followReleases(() => undefined);
    expect(asked[0]?.[1]).toEqual({ timeout: 10_000 });
    expect(register).not.toHaveBeenCalled();
    asked[0]?.[0]();
    expect(register).toHaveBeenCalledTimes(1);
    register.mockClear();
    stop();
    expect(canceled).toHaveBeenCalledWith(1);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    followReleases(() => undefined)();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(register).not.toHaveBeenCalled();
  });

  it('tells no page that is gone when it comes, and is missed by none where it fails', async () => {
    const late = new Registration();
    late.waiting = { name: 'newer' };
    const told = jest.fn();
    let come: (registration: Registration) => void = () => undefined;
    register.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    stop = followReleases(told);
    await jest.advanceTimersByTimeAsync(3_000);
    stop();
    come(late);
    await jest.advanceTimersByTimeAsync(1);
    expect(told).not.toHaveBeenCalled();
    register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    stop = followReleases(told);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(register).toHaveBeenCalledTimes(2);
  });
});
