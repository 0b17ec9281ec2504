import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/axe.js';
import { linkInMail, logOut, mailTo, signUp } from '../../support/student.js';

/** The two made-up people of the sandbox (tools/id-sandbox/src/accounts.ts). */
const NEW = { name: 'Amara Okafor', email: 'amara.okafor@example.com' };
const KNOWN = { name: 'Leo Fischer', email: 'leo.fischer@example.com' };

async function toGoogle(page: Page, button: string): Promise<void> {
  const there = page.getByRole('heading', { name: 'Choose an account' });
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await page.getByRole('button', { name: button }).click();
  await expect(there).toBeVisible();
}

test('a new student signs up with Google, and lands on the page that was wanted', async ({
  page,
}) => {
  await page.goto('/signup?next=%2Ftrack-progress');
  await toGoogle(page, 'Sign up with Google');
  await expectAccessible(page, 'Choose an account');
  await page.getByRole('button', { name: NEW.name }).click();
  await expect(page).toHaveURL(/\/track-progress$/);
  await expect(page.getByRole('button', { name: /^Me\b/ })).toBeVisible();
  await mailTo(page, NEW.email, /Welcome/);
});

test('Google opens the account that has its address, and the owner is told', async ({ page }) => {
  await signUp(page, KNOWN.email);
  await page.goto(await linkInMail(page, KNOWN.email, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(page);
  await page.goto('/login');
  await toGoogle(page, 'Continue with Google');
  await page.getByRole('button', { name: KNOWN.name }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Ann').first()).toBeVisible();
  await mailTo(page, KNOWN.email, /with Google/);
});

test('someone who cancels is back where they were, and is told so', async ({ page }) => {
  await page.goto('/login');
  await toGoogle(page, 'Continue with Google');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You canceled the sign-in with Google')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page, 'Back from Google');
});
