import type { Browser, CDPSession, Page } from '@playwright/test';

/** One visit with an empty cache. Times in ms, sizes in bytes as transferred over the network. */
export interface Figures {
  lcp: number;
  /** Time that the main thread spent on tasks, until the page has been idle for a while. */
  tasks: number;
  cls: number;
  /** When everything the page waits for was there, and no skeleton was left. */
  ready: number;
  bytes: number;
  scriptBytes: number;
}

/** A mid-range phone: a quarter of this machine's speed, and a slow mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 1_000_000) / 8,
};
/** How long after its load event a page is watched, ms. */
const WATCHED_MS = 3_000;

/** Collects what only an observer inside the page can see. */
const OBSERVE = `
  globalThis.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Counts the bytes that come over the network from now on. */
function countBytes(session: CDPSession): { all: number; scripts: number } {
  const sizes = { all: 0, scripts: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.all += encodedDataLength;
    if (scripts.has(requestId)) sizes.scripts += encodedDataLength;
  });
  return sizes;
}

/** @returns when everything the page waits for was there, in ms since navigation started */
async function untilReady(page: Page): Promise<number> {
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main .animate-pulse'),
    undefined,
    { polling: 50 },
  );
  return page.evaluate(() => performance.now());
}

/**
 * Opens an address as a first visit and measures it.
 *
 * @param kept entries for the browser's local storage, by key, such as a session
 */
export async function measure(
  browser: Browser,
  address: string,
  kept: Readonly<Record<string, string>> = {},
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    // What a service worker fetches in the background isn't part of the page.
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const sizes = countBytes(session);
    await page.addInitScript(OBSERVE);
    await page.goto(address, { waitUntil: 'load' });
    const ready = await untilReady(page);
    await page.waitForTimeout(WATCHED_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    const seen: { lcp: number; cls: number } = await page.evaluate(() =>
      Reflect.get(globalThis, 'seen'),
    );
    return { ...seen, ready, tasks: seconds * 1000, bytes: sizes.all, scriptBytes: sizes.scripts };
  } finally {
    await context.close();
  }
}
