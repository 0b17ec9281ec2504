import { expect } from '@playwright/test';
import { test } from '../../support/on-servers.js';
import { linkInMail, logIn, logOut, newAddress, practice, signUp } from '../../support/student.js';

test('a new student signs up, verifies, signs in, practices every subject and sees it on the dashboard', async ({
  page,
}) => {
  const address = newAddress('first-day');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signUp(page, address);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(await linkInMail(page, address, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  await logOut(page);
  await expect(page.getByText('Signed out successfully')).toBeVisible();

  await logIn(page, address);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Three steps to get started')).toBeVisible();

  for (const subject of ['reading', 'math', 'science', 'english']) await practice(page, subject);

  await page.goto('/dashboard');
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  for (const subject of ['Reading', 'Math', 'Science', 'English and Language Usage']) {
    await expect(rows.filter({ hasText: subject })).toContainText(/\d of 5/);
  }
});
