import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { answer } from '../../support/student.js';

const PAGES = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/practice/math',
  '/no-such-page',
  '/admin',
];

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const result = await new AxeBuilder({ page }).analyze();
  return result.violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`);
}

test.describe('axe finds nothing, in light and dark', () => {
  for (const path of PAGES) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page, 'light')).toEqual([]);
      expect(await violations(page, 'dark')).toEqual([]);
    });
  }

  for (const subject of ['reading', 'math', 'science', 'english']) {
    test(`on the five item types of ${subject}, before and after the answer`, async ({ page }) => {
      await page.goto(`/practice/${subject}`);
      await page.getByRole('button', { name: /^Start/ }).click();
      for (let question = 1; question <= 5; question++) {
        await expect(page.getByRole('region', { name: `Question ${question} of 5` })).toBeVisible();
        expect(await violations(page, 'dark')).toEqual([]);
        await answer(page);
        expect(await violations(page, 'light')).toEqual([]);
        await page.getByRole('button', { name: /Next question|See your result/ }).click();
      }
    });
  }
});

test('pages fit a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/login', '/signup', '/practice/math']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});
