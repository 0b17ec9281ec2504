import { expect, test } from '@playwright/test';
import { verdictOn } from '../../support/exam-driver.js';
import { answer, linkInMail, newAddress, practice, signUp } from '../../support/student.js';

test('what a visitor practiced joins the account made in the same browser', async ({ page }) => {
  await practice(page, 'science');
  await expect(page.getByRole('heading', { name: 'Keep these answers' })).toBeVisible();
  const address = newAddress('visitor');
  await signUp(page, address);
  await page.goto(await linkInMail(page, address, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  const today = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(today.filter({ hasText: 'Science' })).toContainText(/\d of 5/, { timeout: 15_000 });
});

test('a reload goes on where the visitor stopped, with the answers given', async ({ page }) => {
  await page.goto('/practice/math');
  await page.getByRole('button', { name: /^Start/ }).click();
  await answer(page);
  const stem = await page.getByRole('region', { name: 'Question 1 of 5' }).textContent();
  await page.reload();
  await expect(page.getByRole('region', { name: /Question \d of 5/ })).toBeVisible();
  if (await page.getByRole('region', { name: 'Question 2 of 5' }).isVisible()) {
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await expect(page.getByRole('region', { name: 'Question 1 of 5' })).toHaveText(stem ?? '');
});

test('an answer given offline is kept, said to be kept, and sent when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/practice/english');
  await page.getByRole('button', { name: /^Start/ }).click();
  await answer(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await context.setOffline(true);
  const sheet = page.getByRole('region', { name: 'Question 2 of 5' });
  await sheet.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText('Offline, saved on this device').first()).toBeVisible();
  await context.setOffline(false);
  await expect(verdictOn(page)).toHaveText(/^(Correct|Not quite)/, { timeout: 30_000 });
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});
