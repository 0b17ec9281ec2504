import { SHELL_ADDRESS } from '@prepward/contracts/service-worker';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { TAKE_OVER, type TakeOverAnswer } from './messages.js';
import { type SiteAddresses, showsSite, type Way, wayOf } from './rules.js';

/*
 * The service worker: one release's shell and the code of students' pages, so that they open without
 * a network. It keeps nothing of what a person reads or writes (docs/decisions/0058-service-worker.md).
 */

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

/** Inserted by the build. */
declare const __SITE_ADDRESSES__: SiteAddresses;

/** How many files to store that students' pages don't need at once: formula and passage fonts, pictures. */
const MOST_FILES = 150;

const { origin } = self.location;

const goes =
  (way: Way) =>
  ({ request: { method, mode }, url }: { request: Request; url: URL }): boolean =>
    wayOf({ method, mode, url, origin }, __SITE_ADDRESSES__) === way;

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
const shell = createHandlerBoundToURL(SHELL_ADDRESS);
registerRoute(goes('shell'), shell);
registerRoute(goes('page'), (options) => fetch(options.request).catch(() => shell(options)));
registerRoute(
  goes('file'),
  new CacheFirst({
    cacheName: 'prepward-files',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  }),
);

// The first worker also takes over the page that installed it. A later one starts only when no page of an
// older release is left, so there are none to claim.
clientsClaim();

/** Replaces the older release's worker, unless another window still runs that release. */
async function takeOver(): Promise<TakeOverAnswer> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter(({ url }) => showsSite(url, __SITE_ADDRESSES__)).length > 1) {
    return 'others';
  }
  await self.skipWaiting();
  return 'taken';
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data === TAKE_OVER && port) {
    event.waitUntil(takeOver().then((answer) => port.postMessage(answer)));
  }
});
