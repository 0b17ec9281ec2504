import { expect, type Page, test } from '@playwright/test';
import { enter } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { type Buyer, makeBuyers } from '../../support/buyers.js';
import { call } from '../../support/call.js';

/** Pages whose text and buttons depend on what a student bought, by buyer state. */
const PAGES: Record<Buyer, readonly string[]> = {
  nothing: [
    '/subscription',
    '/billing-history',
    '/my-purchases',
    '/checkout?plan=monthly',
    '/checkout?product=test-bank-all',
    '/checkout?plan=daily',
    '/checkout-success?session=6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11',
  ],
  active: ['/subscription', '/billing-history', '/checkout?plan=weekly'],
  canceled: ['/subscription'],
  // The grace-period banner is on other pages, too.
  grace: ['/subscription', '/billing-history'],
  ended: ['/subscription'],
  asked: ['/billing-history'],
  refused: ['/billing-history'],
  paper: ['/my-purchases', '/checkout?product=test-bank-math'],
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('the pages about money are accessible in every state', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const buyers = await makeBuyers(request);
  for (const [state, addresses] of Object.entries(PAGES) as [Buyer, readonly string[]][]) {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers[state]);
    for (const address of addresses) {
      await open(page, address);
      await expectAccessible(page, `${state}: ${address}`);
    }
    await page.close();
  }

  await test.step('their dialogs are', async () => {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers.active);
    await open(page, '/subscription');
    await page.getByRole('button', { name: 'Change to Quarterly' }).click();
    await expect(page.getByRole('dialog').getByText('Charged now')).toBeVisible();
    await expectAccessible(page, 'price of a change');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'canceling');
    await open(page, '/billing-history');
    await page.getByRole('button', { name: /^Request a refund/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Tell us why, in a few words.')).toBeVisible();
    await expectAccessible(page, 'asking for a refund');
    await page.close();
  });

  await test.step('so is the page of a checkout that was given up', async () => {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers.nothing);
    const first = await call(request, buyers.nothing, 'billing.checkout', {
      body: { plan: 'weekly' },
    });
    await call(request, buyers.nothing, 'billing.checkout', { body: { plan: 'monthly' } });
    await page.goto(first.body.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'the gateway, expired');
    await open(page, `/checkout-success?session=${first.body.session}`);
    await expect(page.getByText('This checkout has expired')).toBeVisible();
    await expectAccessible(page, 'expired');
    await page.close();
  });
});
