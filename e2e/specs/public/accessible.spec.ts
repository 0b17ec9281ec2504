import { expect, test } from '@playwright/test';
import { STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { expectAccessible } from '../../support/axe.js';
import { answer } from '../../support/student.js';

/** Pages that no link of the public site leads to; the crawler sees all others. */
const PAGES = ['/no-such-page', STAFF_SIGN_IN_PATH];

for (const path of PAGES) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  });
}

// Reading has passages and documents, Science diagrams; the exam's own journeys see the others.
for (const subject of ['reading', 'science']) {
  test(`the five item types of ${subject} are, before and after the answer`, async ({ page }) => {
    await page.goto(`/practice/${subject}`);
    await page.getByRole('button', { name: /^Start/ }).click();
    for (let question = 1; question <= 5; question++) {
      await expect(page.getByRole('region', { name: `Question ${question} of 5` })).toBeVisible();
      await expectAccessible(page, `question ${question}`);
      await answer(page);
      await expectAccessible(page, `question ${question}, answered`);
      await page.getByRole('button', { name: /Next question|See your result/ }).click();
    }
  });
}

test('pages fit a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/login', '/signup', '/practice/math', '/contact', '/buy-test-bank']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});

test('pages fit a phone whose browser shows letters twice as large', async ({ playwright }) => {
  const { launchOptions, baseURL } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const viewport = { width: 360, height: 740 };
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport });
    for (const path of ['/', '/pricing', '/blog', '/quiz/math', '/contact', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const found = await page.evaluate(() => ({
        letters: getComputedStyle(document.documentElement).fontSize,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect([path, found]).toEqual([path, { letters: '32px', overflow: 0 }]);
    }
  } finally {
    await browser.close();
  }
});
