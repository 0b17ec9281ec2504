import { expect, test } from '@playwright/test';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { adminLogIn } from '../../support/back-office.js';
import { sql } from '../../support/database.js';
import { linkInMail, newAddress, signUp } from '../../support/student.js';

test('strangers are sent to the admin sign-in', async ({ page }) => {
  await page.goto('/management_support');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/management_support/queues');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a student is turned away with the message of the specification', async ({ page }) => {
  const address = newAddress('curious');
  await signUp(page, address);
  await page.goto(await linkInMail(page, address, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  await page.goto('/management_support');
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  await expect(
    page.getByText("Access Denied: You don't have admin privileges.").first(),
  ).toBeVisible();
});

test('an admin finds a user and opens the queues', async ({ page }) => {
  const address = newAddress('findable');
  await signUp(page, address);
  // The name counts once the address is verified.
  await sql(VERIFY_SIGN_UP, [address]);
  await adminLogIn(page);
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await page
    .getByLabel(/search/i)
    .first()
    .fill(address);
  await page.getByText(address).first().click();
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}/);
  await expect(page.getByText('Lee').first()).toBeVisible();
  await page.getByText('Queues', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/management_support\/queues/);
  await expect(page).toHaveTitle(/queues/i);
});
