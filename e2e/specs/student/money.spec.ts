import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/axe.js';
import { CARDS, pay } from '../../support/payments.js';
import { linkInMail, signUp } from '../../support/student.js';

/** A paper is stamped by the worker, after the four papers themselves are made. */
const STAMPED_MS = 100_000;

async function newStudent(page: Page, address: string): Promise<void> {
  await signUp(page, address);
  await page.goto(await linkInMail(page, address, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
}

/** From the order to the gateway's page. */
async function continueToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await expect(page.getByText('Sandbox – no real money')).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 } });

test('a student pays for a week, has the bank at once, cancels and resumes', async ({
  page,
}, info) => {
  await newStudent(page, `week-${info.project.name}-${info.retry}@example.org`);
  await page.goto('/test-bank');
  await expect(page.getByText('This is part of a subscription')).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expectAccessible(page, 'subscription without a plan');

  await page.getByRole('link', { name: 'Buy Weekly' }).click();
  await expect(page.getByText('Weekly plan, 7 days')).toBeVisible();
  await expectAccessible(page, 'order');
  await continueToPay(page);

  await test.step('a declined card says so, and costs nothing', async () => {
    await pay(page, CARDS.declined);
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another card.');
  });

  await pay(page, CARDS.good);
  await page.waitForURL(/\/checkout-success\?session=/);
  await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
  await expectAccessible(page, 'paid');
  await page.getByRole('link', { name: 'Start practicing' }).click();
  await expect(page.getByRole('button', { name: 'Configure practice' })).toBeVisible();

  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Weekly plan' })).toBeVisible();
  await expectAccessible(page, 'subscription');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/It won’t renew\. You keep full access until/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(page.getByText('Full access. It renews until you cancel.')).toBeVisible();

  await page.getByRole('link', { name: 'Billing history and receipts' }).click();
  await expectAccessible(page, 'billing history');
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Receipt \(PDF\)/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
});

test('a student without a plan buys a paper, and opens it when it is ready', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  await newStudent(page, `paper-${info.project.name}-${info.retry}@example.org`);
  await page.goto('/buy-test-bank');
  await page.getByRole('link', { name: 'Buy Math test bank' }).click();
  await expect(page.getByText('Never. One payment.')).toBeVisible();
  await continueToPay(page);
  await pay(page, CARDS.good);
  await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My purchases' }).click();
  const button = page.getByRole('button', { name: 'Download Math test bank' });
  await expect(button).toBeVisible({ timeout: STAMPED_MS });
  await expectAccessible(page, 'purchases');
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await file.failure()).toBeNull();
});

test('a made-up session of /checkout-success gives nothing', async ({ page }, info) => {
  await newStudent(page, `made-up-${info.project.name}-${info.retry}@example.org`);
  await page.goto('/checkout-success?session=6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11');
  await expect(page.getByText("We can't find that payment in your account.")).toBeVisible();
  await page.goto('/test-bank');
  await expect(page.getByText('This is part of a subscription')).toBeVisible();
});
