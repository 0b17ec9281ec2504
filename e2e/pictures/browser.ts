import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../support/browsers.js';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A browser without sandbox, as the journeys use it; the caller closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(WHOLE_BROWSER);
}

/** Runs `use` on a page of its own, with reduced motion. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
