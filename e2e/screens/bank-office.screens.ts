import { test } from '@playwright/test';
import { ADMIN } from '../support/ports.js';
import { look } from './look.js';

const OFFICE = '/management_support';

test('questions, reports and files of the back-office', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel(/^Email/).fill(ADMIN.email);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**${OFFICE}**`);
  const show = async (path: string, name: string) => {
    await page.goto(OFFICE + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    await look(page, name);
  };
  await show('/items', 'items');
  const id = encodeURIComponent(process.env.ITEM ?? 'math.add-fractions:1');
  await show(`/items/${id}/show`, 'item');
  await show(`/items/${id}`, 'item-edit');
  await show('/item-reports', 'item-reports');
  await show('/files', 'files');
});
