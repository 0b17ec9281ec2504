import { expect, type Locator, type Page, test } from '@playwright/test';

/** Tallest that the home page may be at the width below, CSS pixels. */
const HOME_HEIGHT = 7000;
const PHONE = { width: 360, height: 740 };

const PAGES = [
  ...['/', '/pricing', '/buy-test-bank', '/teas-exam-help', '/how-it-works', '/faqs'],
  ...['/blog', '/blog/heart-anatomy-teas-exam', '/blog/teas-exam-preparation', '/quiz/science'],
];

test.use({ viewport: PHONE });

async function box(locator: Locator): Promise<{ top: number; bottom: number; right: number }> {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`Nothing to be seen of ${locator}`);
  return { top: found.y, bottom: found.y + found.height, right: found.x + found.width };
}

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));

test('the home page is short, whole and never wider than a phone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(size.width).toBe(PHONE.width);
  expect(size.height).toBeLessThanOrEqual(HOME_HEIGHT);
});

for (const path of PAGES) {
  test(`${path} fits, and tells its headings apart`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
    const heading = await sizeOf(page, 'h1');
    expect(heading).toBeGreaterThanOrEqual(32);
    expect(heading).toBeLessThanOrEqual(38);
    const second = await sizeOf(page, 'main h2:not(.sr-only)');
    expect(second).toBeLessThanOrEqual(24);
  });
}

test('the chat button is in a bar that covers nothing, at the foot of any scroll', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const chat = page.getByRole('link', { name: 'Chat with us' }).last();
  const bar = page.locator('[data-chat] > div');
  const { top, bottom, right } = await box(bar);
  // The bar spans the screen, so nothing shows next to it half covered.
  expect([bottom, right]).toEqual([PHONE.height, PHONE.width]);
  expect((await box(chat)).top).toBeGreaterThanOrEqual(top);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await box(page.getByRole('contentinfo'));
  expect(foot.bottom).toBeLessThanOrEqual((await box(bar)).top + 1);
  // A control that gets the keyboard focus scrolls clear of the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate((edge) => {
      const focused = document.activeElement;
      const place = focused?.getBoundingClientRect();
      const own = focused?.closest('[data-chat], header');
      return place && !own && place.height < 300 && place.bottom > edge + 1
        ? focused?.outerHTML
        : '';
    }, top);
    expect(covered).toBe('');
  }
});

test('the blog is searched, and an article asks and answers in place', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('anatomy');
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Heart anatomy for the TEAS: learn it as a route']);
  await names.getByRole('link').click();
  const question = page.getByRole('group', { name: /Which vessel carries/ });
  await question.getByText('Aorta').click();
  await expect(question.getByText('Not quite.')).toHaveCount(4 - 1);
  await expect(question.getByText('it carries that blood away')).toBeVisible();
  await question.getByText('Pulmonary vein').click();
  await expect(question.getByText('Correct.')).toBeVisible();
  await expect(question.getByText('it carries that blood away')).toBeHidden();
});

test('a table of texts is read as cards, one of figures scrolls in its box', async ({ page }) => {
  await page.goto('/blog/heart-anatomy-teas-exam');
  const table = page.getByRole('table').first();
  const cell = table.getByRole('cell', { name: /left ventricle/ }).first();
  expect((await box(table)).right).toBeLessThanOrEqual(PHONE.width);
  expect((await box(cell)).right).toBeLessThanOrEqual(PHONE.width);
  await expect(table.getByRole('rowheader', { name: 'Left atrium' })).toBeVisible();
});
