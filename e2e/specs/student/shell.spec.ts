import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { enter, makeSubscriber, startOfEachType } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';

/** A phone, as most students have it. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: devices['Pixel 7'].hasTouch });

/** Smallest width and height of a target, px. */
const TARGET = 44;

const PAGES = [
  '/dashboard',
  '/test-bank',
  '/free-trial-bank',
  '/practice/mock',
  '/practice/review',
  '/track-progress',
  '/subscription',
  '/billing-history',
  '/my-purchases',
  '/profile',
];

const tabs = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').getByText(/^Loading/)).toHaveCount(0);
}

/**
 * Controls on the page that something else covers once they are in view, or that the bar covers
 * when they get the keyboard focus. Radio inputs don't count: a thumb hits their label.
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.app-tabs')?.getBoundingClientRect().top ?? Infinity;
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, select, summary), footer a[href]',
    );
    const found: string[] = [];
    for (const control of controls) {
      if (control.getClientRects().length === 0 || control.matches(':disabled')) continue;
      const name = `${control.tagName} ${control.textContent?.trim().slice(0, 40)}`;
      control.focus();
      const focused = control.getBoundingClientRect();
      if (focused.bottom > bar + 1 && focused.height < bar)
        found.push(`focused under the bar: ${name}`);
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!top || !(control.contains(top) || top.contains(control))) {
        found.push(`covered by ${top?.outerHTML.slice(0, 60)}: ${name}`);
      }
    }
    return found;
  });
}

/** Scrolls to the end of the page. @returns where the page ends and where the bar begins, px */
function endOfPage(page: Page): Promise<{ end: number; bar: number }> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = [...document.querySelectorAll('footer a')].at(-1);
    return {
      end: last?.getBoundingClientRect().bottom ?? Infinity,
      bar: document.querySelector('.app-tabs')?.getBoundingClientRect().top ?? 0,
    };
  });
}

test('every page of a student fits a phone: nothing covered, the bar in reach, the end above it', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const student = await makeSubscriber(request, 'phone');
  await startOfEachType(request, student, 1);
  await enter(page, student);
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    const links = tabs(page).getByRole('link');
    await expect(links, path).toHaveText(['Today', 'Practice', 'Mock', 'Progress']);
    for (const target of [...(await links.all()), tabs(page).getByRole('button', { name: 'Me' })]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(TARGET);
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(740);
    }
    expect(await page.locator('[data-chat]').count(), path).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    expect.soft(await coveredControls(page), path).toEqual([]);
    const { end, bar } = await endOfPage(page);
    expect(end, path).toBeLessThanOrEqual(bar);
  }
});

test('the menu of the account changes the look, keeps it, and is accessible', async ({
  page,
  request,
}) => {
  await enter(page, await makeSubscriber(request, 'look'));
  await page.goto('/dashboard');
  await settled(page);
  const me = page.getByRole('button', { name: 'Me' });
  await me.click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 361)).toBeLessThanOrEqual(360);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await expectAccessible(page, 'menu of the account');
  await page.emulateMedia({ colorScheme: 'light' });
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await menu.getByText('Dark', { exact: true }).click();
  await menu.getByText('200%', { exact: true }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(me).toBeFocused();
  await page.goto('/');
  expect(await paper(), 'public pages follow').toBe(dark);
  for (const path of ['/dashboard', '/track-progress']) {
    await page.goto(path);
    await settled(page);
    expect(await paper()).toBe(dark);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tabs(page)).toHaveCount(1);
  await expect(tabs(page).getByRole('link', { name: 'Progress' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a page whose code does not come keeps the bar, and comes when it is tried again', async ({
  page,
  request,
}) => {
  await enter(page, await makeSubscriber(request, 'lost-code'));
  await page.goto('/dashboard');
  await settled(page);
  await page.route('**/assets/track-progress-page*', (route) => route.abort());
  await tabs(page).getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { name: "We couldn't open this page" })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Today' })).toBeVisible();
  await page.unroute('**/assets/track-progress-page*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your progress', level: 1 })).toBeVisible();
});
