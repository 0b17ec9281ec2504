import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SCHEMES, withPage } from './browser.js';

const WIDTHS = [360, 768, 1440];

/** Scrolls through the page, so that lazy-loaded content is there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

function fileOf(address: string, width: number, scheme: string): string {
  const name = address === '/' ? 'home' : address.slice(1).replace(/[^\w-]+/g, '-');
  return `${name}-${width}-${scheme}.png`;
}

/** Takes pictures of whole pages at three widths, light and dark, for people reviewing the design. */
export async function takePages(
  browser: Browser,
  baseURL: string,
  folder: string,
  addresses: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: width < 700 ? 740 : 900 };
      await withPage(browser, { baseURL, viewport, colorScheme }, async (page) => {
        for (const address of addresses) {
          await page.goto(address, { waitUntil: 'networkidle' });
          await seeAll(page);
          const file = path.join(folder, fileOf(address, width, colorScheme));
          await page.screenshot({ path: file, fullPage: true });
          const { height } = (await page.locator('html').boundingBox()) ?? { height: 0 };
          console.log(`${file}  ${Math.round(height)} px high`);
        }
      });
    }
  }
}
