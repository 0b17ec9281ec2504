import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../test-results/screens');
const HEIGHT = 900;
/** How long a page takes to switch to another theme, ms. */
const THEMED_MS = 200;

/** Set `WIDTHS=360` for fewer. */
const WIDTHS = (process.env.WIDTHS ?? '360,768,1440').split(',').map(Number);
const THEMES = (process.env.THEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];

/** Takes the whole page as it is now: each width, light and dark, as `name-360-dark.png`. */
export async function look(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Scripts follow the theme a moment later.
      await page.waitForTimeout(THEMED_MS);
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({
        path: path.join(FOLDER, file),
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
}

/** Opens a page and waits until it shows its content, not a skeleton. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' });
}
