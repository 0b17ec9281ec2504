import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe.js';

const NARROW = { width: 320, height: 640 };
/** How long scripts may take to follow a new width, even on a busy machine, ms. */
const FOLLOWED_MS = 5_000;

/** The site's header and footer are checked elsewhere. In dark mode only colors differ. */
async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const found = await runAxe(page, {
    exclude: ['header.fixed', '#foot'],
    ...(colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}),
  });
  return found.map(
    ({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}

/** Paints off-screen content too; otherwise axe would read outdated colors there. */
async function paintAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });
}

function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => `320 px: ${element.outerHTML.slice(0, 120)}`)
      .slice(-3);
  });
}

/** Elements that reach beyond the right edge, without those inside something that scrolls. */
async function overflowing(page: Page): Promise<string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  let found = await beyondTheEdge(page);
  // Scripts react to the new width a moment later.
  const end = Date.now() + FOLLOWED_MS;
  while (found.length > 0 && Date.now() < end) found = await beyondTheEdge(page);
  if (wide) await page.setViewportSize(wide);
  return found;
}

/**
 * Expects what is on screen to pass axe, and to fit a screen of 320 pixels.
 *
 * @param schemes color schemes to check in; light and dark by default
 */
export async function expectAccessible(
  page: Page,
  what: string,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  await paintAll(page);
  const problems: string[] = [];
  for (const scheme of schemes) problems.push(...(await violations(page, scheme)));
  problems.push(...(await overflowing(page)));
  expect.soft(problems, what).toEqual([]);
}
