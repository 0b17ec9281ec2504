import { test } from '@playwright/test';
import { call, enter, makeStudent } from '../support/attempts.js';
import { BUYERS, type Buyer, makeBuyers, payFor } from '../support/buyers.js';
import { authenticate, CARDS, pay } from '../support/payments.js';
import { look, open } from './look.js';

const PAGES = ['/subscription', '/billing-history', '/my-purchases'] as const;

/** Pages that only this student's state changes. */
const MORE: Partial<Record<Buyer, readonly string[]>> = {
  nothing: [
    '/pricing',
    '/buy-test-bank',
    '/checkout?plan=monthly',
    '/checkout?product=test-bank-all',
    '/checkout?plan=daily',
    '/checkout-success?session=6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11',
  ],
  active: ['/pricing', '/dashboard', '/checkout?plan=weekly'],
  grace: ['/dashboard'],
  ended: ['/dashboard', '/test-bank'],
  paper: ['/buy-test-bank', '/checkout?product=test-bank-math'],
};

function nameOf(state: string, address: string): string {
  return `${state}-${address.replace(/\W+/g, '-').replace(/^-/, '').slice(0, 40)}`;
}

test('signed out', async ({ page }) => {
  for (const address of ['/pricing', '/buy-test-bank', '/checkout?plan=weekly', '/subscription']) {
    await open(page, address);
    await look(page, nameOf('visitor', address));
  }
});

test('every state of a buyer', async ({ browser, request, baseURL }) => {
  const buyers = await makeBuyers(request);
  for (const state of BUYERS) {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers[state]);
    for (const address of [...PAGES, ...(MORE[state] ?? [])]) {
      await open(page, address);
      await look(page, nameOf(state, address));
    }
    await page.close();
  }

  await test.step('a payment that a bank takes days for', async () => {
    const student = await makeStudent(request, 'debit');
    const session = await payFor(request, student, { plan: 'weekly' }, CARDS.bankDebit);
    const page = await browser.newPage({ baseURL });
    await enter(page, student);
    for (const address of [...PAGES, `/checkout-success?session=${session}`]) {
      await open(page, address);
      await look(page, nameOf('debit', address));
    }
    await open(page, '/checkout?plan=monthly');
    await page.getByRole('button', { name: /^Continue to pay/ }).click();
    await page.getByRole('alert').waitFor();
    await look(page, 'debit-checkout-refused');
    await page.close();
  });

  await test.step('dialogs', async () => {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers.active);
    await open(page, '/subscription');
    await page.getByRole('button', { name: 'Change to Quarterly' }).click();
    await page.getByRole('dialog').getByText('Charged now').waitFor();
    await look(page, 'dialog-change');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'dialog-cancel');
    await open(page, '/billing-history');
    await page.getByRole('button', { name: /^Request a refund/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
    await look(page, 'dialog-refund');
    await page.close();
  });

  await test.step('the way to pay', async () => {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers.nothing);
    const body = { plan: 'weekly' } as const;
    const { url } = (await call(request, buyers.nothing, 'billing.checkout', { body })).body;
    await page.goto(url);
    await look(page, 'sandbox-checkout');
    await pay(page, CARDS.declined);
    await page.getByRole('alert').waitFor();
    await look(page, 'sandbox-declined');
    await pay(page, '4111 1111 1111 1111');
    await look(page, 'sandbox-invalid');
    await pay(page, CARDS.authenticated);
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await look(page, 'sandbox-authentication');
    await authenticate(page, 'Complete');
    await page.getByText('Payment confirmed. Thank you!').waitFor();
    await look(page, 'paid-checkout-success');
    await open(page, '/subscription');
    await page.getByRole('button', { name: 'Payment method' }).click();
    await page.getByText(/^Card on file/).waitFor();
    await look(page, 'sandbox-portal');
    await page.goto('/sandbox-pay/control');
    await look(page, 'sandbox-control');
    await page.close();
  });
});
