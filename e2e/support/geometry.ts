import { expect, type Locator, type Page } from '@playwright/test';

/** Smallest width and height of a control that a thumb can hit, CSS pixels. */
const TARGET = 44;

/**
 * What makes the screen hard to use with a thumb: content that overflows the side, controls that stay
 * covered even when scrolled to, and targets that are too small. Links inside a sentence may be as small
 * as their line, and regions of a picture as small as they are drawn. Checks the page's main content, or
 * the dialog over it; the site's bars only count where they cover it.
 */
async function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px too wide`);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const modal = document.querySelector('[role=dialog]');
    const scope = modal ?? document.querySelector('main') ?? document.body;
    const at = window.scrollY;
    for (const control of scope.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary',
    )) {
      if (!isShown(control) || control.closest('[inert], [aria-hidden=true], .sr-only')) continue;
      const box =
        control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      const inLine = control.matches('p a, li a:not(.inline-flex, .flex, .block), dd a');
      box.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = box.getBoundingClientRect();
      const name = control.outerHTML.slice(0, 100);
      if (!inLine && Math.min(width, height) < target - 0.5) {
        problems.push(`${Math.round(width)} × ${Math.round(height)}: ${name}`);
      }
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 200));
      const reached = hit !== null && (box.contains(hit) || hit.contains(control));
      if (!reached) problems.push(`covered by ${hit?.outerHTML.slice(0, 60)}: ${name}`);
    }
    window.scrollTo(0, at);
    return problems;
  }, TARGET);
}

/** Expects that a thumb can use what is on screen. */
export async function expectThumbable(page: Page, what: string): Promise<void> {
  expect.soft(await problemsOf(page), what).toEqual([]);
}

/** Expects something to be fully on screen without scrolling. */
export async function expectOnScreen(page: Page, shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box, 'it has a place on the page').not.toBeNull();
  if (!box) return;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}
