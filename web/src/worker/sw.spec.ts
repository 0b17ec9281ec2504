import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SHELL_ADDRESS } from '@prepward/contracts/service-worker';
import { TAKE_OVER } from './messages.js';

type Route = [(given: object) => boolean, unknown];
interface Options {
  request: { method: string; mode: string };
}

const mockRoutes: Route[] = [];
const mockShell = jest.fn((_: Options) => 'the shell');
const mockClaim = jest.fn();
const mockPrecache = jest.fn();
const mockBound = jest.fn((_: string) => mockShell);

jest.mock('workbox-core', () => ({ clientsClaim: () => mockClaim() }));
jest.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    constructor(readonly limit: object) {}
  },
}));
jest.mock('workbox-precaching', () => ({
  createHandlerBoundToURL: (address: string) => mockBound(address),
  precacheAndRoute: (...given: unknown[]) => mockPrecache(...given),
}));
jest.mock('workbox-routing', () => ({
  registerRoute: (...route: Route) => mockRoutes.push(route),
}));
jest.mock('workbox-strategies', () => ({
  CacheFirst: class {
    constructor(readonly given: object) {}
  },
}));

const skipWaiting = jest.fn(async () => undefined);
/** A string, since these tests aren't type-checked with a worker's types. */
const WORKER = './sw.js';
let windows: string[];
const matchAll = jest.fn(async (_: object) => windows.map((url) => ({ url })));

beforeAll(async () => {
  Object.assign(globalThis, {
    __WB_MANIFEST: [{ url: '/a.js' }],
    __SITE_ADDRESSES__: { pages: ['/', '/about'], drawn: ['/dashboard'] },
    clients: { matchAll },
    skipWaiting,
  });
  await import(WORKER);
});

/** The worker's handler for a request. */
function handlerOf(address: string, mode = 'navigate') {
  const url = new URL(address, window.location.origin);
  const request = { method: 'GET', mode };
  return mockRoutes.find(([fits]) => fits({ request, url }))?.[1];
}

describe('the worker of a release', () => {
  it('keeps its files, serves the page that brought it, and one page for all of a student’s', () => {
    expect(mockPrecache.mock.calls).toEqual([
      [[{ url: '/a.js' }], { directoryIndex: '', cleanURLs: false }],
    ]);
    expect(mockClaim).toHaveBeenCalledTimes(1);
    expect(mockBound.mock.calls).toEqual([[SHELL_ADDRESS]]);
    expect(handlerOf('/dashboard')).toBe(mockShell);
    expect(handlerOf('/api/v1/me', 'cors')).toBeUndefined();
    expect(handlerOf('/assets/a-1b2c.woff2', 'cors')).toEqual({
      given: {
        cacheName: 'prepward-files',
        plugins: [{ limit: { maxEntries: 150, purgeOnQuotaError: true } }],
      },
    });
  });

  it('asks the network for a public page, and has its own only where there is none', async () => {
    const page = handlerOf('/about') as (options: Options) => Promise<unknown>;
    const options = { request: { method: 'GET', mode: 'navigate' } };
    const real = globalThis.fetch;
    globalThis.fetch = (async () => 'from the network') as never;
    expect(await page(options)).toBe('from the network');
    expect(mockShell).not.toHaveBeenCalled();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await page(options)).toBe('the shell');
    expect(mockShell).toHaveBeenCalledWith(options);
    globalThis.fetch = real;
  });
});

describe('a release that waits', () => {
  beforeEach(() => void skipWaiting.mockClear());
  const ask = async (data: unknown = TAKE_OVER, ports = 1) => {
    const answers: unknown[] = [];
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event('message'), {
      data,
      ports: Array.from({ length: ports }, () => ({
        postMessage: (a: unknown) => answers.push(a),
      })),
      waitUntil: (task: Promise<unknown>) => work.push(task),
    });
    globalThis.dispatchEvent(event);
    await Promise.all(work);
    return answers;
  };
  const here = (...paths: string[]) => paths.map((path) => window.location.origin + path);

  it('takes over from the one window that asks, but not from others', async () => {
    windows = here('/dashboard', '/management_support');
    expect([await ask(), skipWaiting.mock.calls.length]).toEqual([['taken'], 1]);
    expect(matchAll.mock.calls[0]).toEqual([{ type: 'window', includeUncontrolled: true }]);
    windows = here('/dashboard', '/about');
    expect([await ask(), skipWaiting.mock.calls.length]).toEqual([['others'], 1]);
  });

  it('does nothing for any other message', async () => {
    windows = here('/dashboard');
    expect([await ask('other'), await ask(TAKE_OVER, 0)]).toEqual([[], []]);
    expect(skipWaiting).not.toHaveBeenCalled();
  });
});
