import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const NARROW = { width: 320, height: 640 };

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`);
}

/** Elements that reach beyond the right edge, without those inside something that scrolls. */
async function overflowing(page: Page): Promise<string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  const found = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => `320 px: ${element.outerHTML.slice(0, 120)}`)
      .slice(-3);
  });
  if (wide) await page.setViewportSize(wide);
  return found;
}

/** Expects what is on screen to pass axe in light and dark, and to fit a screen of 320 pixels. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const problems = [
    ...(await violations(page, 'light')),
    ...(await violations(page, 'dark')),
    ...(await overflowing(page)),
  ];
  expect.soft(problems, what).toEqual([]);
}
