import { expect, type Page, test } from '@playwright/test';
import { PLANS } from '@prepward/contracts/plans';
import { expectAccessible } from '../../support/axe.js';
import { authenticate, CARDS, pay, sandbox } from '../../support/payments.js';

const [price] = PLANS.map(({ lookupKey, priceCents, days }) => ({
  lookupKey,
  amountCents: priceCents,
  periodDays: days,
}));

interface Opened {
  id: string;
  customerId: string;
}

/** A checkout without an account: the page is the sandbox's own. */
async function open(page: Page): Promise<Opened> {
  const customer = await sandbox<{ id: string }>(page.request, '/customers', {
    email: 'ann@example.org',
  });
  const session = await sandbox<Opened>(page.request, '/sessions', {
    customerId: customer.id,
    price,
    successUrl: new URL('/faq?paid=yes', page.url()).href,
    cancelUrl: new URL('/pricing', page.url()).href,
  });
  await page.goto(`/sandbox-pay/checkout/${session.id}`);
  await expect(page.getByText('Sandbox – no real money')).toBeVisible();
  return session;
}

async function subscriptions(page: Page, { customerId }: Opened): Promise<number> {
  const record = await sandbox<{ subscriptions: unknown[] }>(
    page.request,
    `/customers/${customerId}`,
  );
  return record.subscriptions.length;
}

test.describe('the sandbox checkout on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ page }) => page.goto('/'));

  for (const card of [CARDS.good, CARDS.failsAtRenewal]) {
    test(`takes ${card} and leads back`, async ({ page }) => {
      const opened = await open(page);
      await expectAccessible(page, 'checkout');
      await pay(page, card);
      await page.waitForURL(/\/faq\?paid=yes$/);
      expect(await subscriptions(page, opened)).toBe(1);
      await page.goto(`/sandbox-pay/checkout/${opened.id}`);
      await expect(page.getByRole('heading', { name: 'This is already paid' })).toBeVisible();
      await expectAccessible(page, 'paid');
    });
  }

  for (const [card, words] of [
    [CARDS.declined, 'Your card was declined. Try another card.'],
    [CARDS.insufficientFunds, 'Your card has insufficient funds. Try another card.'],
    ['4111 1111 1111 1111', 'Check your card details.'],
  ] as const) {
    test(`refuses ${card} and takes another card`, async ({ page }) => {
      const opened = await open(page);
      await pay(page, card);
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page, `refused ${card}`);
      expect(await subscriptions(page, opened)).toBe(0);
      await pay(page, CARDS.good);
      await page.waitForURL(/\/faq\?paid=yes$/);
      expect(await subscriptions(page, opened)).toBe(1);
    });
  }

  test('asks for authentication, which may fail and be tried again', async ({ page }) => {
    const opened = await open(page);
    await page.getByRole('link', { name: /Asks for authentication/ }).click();
    await page.getByRole('button', { name: /^Subscribe and pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await expectAccessible(page, 'authentication');
    await authenticate(page, 'Fail');
    await expect(page.getByRole('alert')).toContainText('We couldn’t authenticate your payment.');
    expect(await subscriptions(page, opened)).toBe(0);
    await pay(page, CARDS.authenticated);
    await authenticate(page, 'Complete');
    await page.waitForURL(/\/faq\?paid=yes$/);
    expect(await subscriptions(page, opened)).toBe(1);
  });

  test('has a billing page that replaces the card, and a control page', async ({ page }) => {
    const opened = await open(page);
    await pay(page, CARDS.good);
    await page.waitForURL(/\/faq\?paid=yes$/);
    const { id } = await sandbox<{ id: string }>(page.request, '/portal', {
      customerId: opened.customerId,
      returnUrl: page.url(),
    });
    await page.goto(`/sandbox-pay/portal/${id}`);
    await expectAccessible(page, 'billing');
    await pay(page, CARDS.failsAtRenewal);
    await expect(page.getByRole('status')).toHaveText('Your card was updated.');
    await expect(page.getByText('Card on file: Visa ending in 0341')).toBeVisible();
    await page.goto('/sandbox-pay/control');
    await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
    await expectAccessible(page, 'control');
    await page.getByRole('button', { name: 'Send again' }).first().click();
    await expect(page.getByRole('status')).toHaveText('The event is on its way again.');
  });
});

test('the sandbox checkout on a wide screen takes a card and leads back', async ({ page }) => {
  await page.goto('/');
  const opened = await open(page);
  await expectAccessible(page, 'checkout');
  await pay(page, CARDS.good);
  await page.waitForURL(/\/faq\?paid=yes$/);
  expect(await subscriptions(page, opened)).toBe(1);
});
