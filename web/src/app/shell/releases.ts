import { HOUR_MS } from '@prepward/contracts/durations';
import { WORKER_PATH } from '@prepward/contracts/service-worker';
import { TAKE_OVER, type TakeOverAnswer } from '../../worker/messages.js';

/** How often, at most, an open page checks for a newer release when it becomes visible again, ms. */
const ASK_AGAIN_MS = HOUR_MS;

/** Calls `act` once the page has loaded what it shows. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 10_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 3000);
  return () => clearTimeout(timer);
}

/** Reports a worker that is installed and waiting for the older release to end. */
function watch(
  registration: ServiceWorkerRegistration,
  onWaiting: (waiting: ServiceWorker) => void,
): () => void {
  const tell = (): void => {
    // Without a controller, the waiting worker is this browser's first, and starts by itself.
    if (registration.waiting && navigator.serviceWorker.controller) {
      onWaiting(registration.waiting);
    }
  };
  const found = (): void => registration.installing?.addEventListener('statechange', tell);
  let askedAt = Date.now();
  const seen = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > ASK_AGAIN_MS) {
      askedAt = Date.now();
      void registration.update().catch(() => undefined);
    }
  };
  registration.addEventListener('updatefound', found);
  document.addEventListener('visibilitychange', seen);
  found();
  tell();
  return () => {
    registration.removeEventListener('updatefound', found);
    document.removeEventListener('visibilitychange', seen);
  };
}

/**
 * Registers the service worker once the page is idle, and announces newer releases: each waits
 * until no page of the older one is left, or until {@link takeOver}. Returns how to stop.
 */
export function followReleases(onWaiting: (waiting: ServiceWorker) => void): () => void {
  if (__DEV_PAGES__ || !navigator.serviceWorker) {
    return () => undefined;
  }
  let stopped = false;
  let unwatch: (() => void) | undefined;
  const cancel = whenIdle(() => {
    navigator.serviceWorker
      .register(WORKER_PATH, { updateViaCache: 'none' })
      .then((registration) => {
        if (!stopped) {
          unwatch = watch(registration, onWaiting);
        }
      })
      // The browser has storage turned off, or the network is down: the site works without the worker.
      .catch(() => undefined);
  });
  return () => {
    stopped = true;
    cancel();
    unwatch?.();
  };
}

/**
 * Asks a waiting worker to replace the older release. It refuses while another window shows the site; once it
 * has taken over, this page must be reloaded. A worker that an even newer release has replaced doesn't
 * answer: the page is reloaded too, and then offers that release.
 */
export function takeOver(waiting: ServiceWorker): Promise<TakeOverAnswer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const ifReplaced = (): void => {
      if (waiting.state === 'redundant') {
        resolve('taken');
      }
    };
    waiting.addEventListener('statechange', ifReplaced);
    ifReplaced();
    port1.onmessage = ({ data }: MessageEvent<TakeOverAnswer>) => resolve(data);
    waiting.postMessage(TAKE_OVER, [port2]);
  });
}
