import { test } from '@playwright/test';
import { routeRequest } from '@prepward/contracts/route-request';
import { enter, makeStudent, tokenOf } from '../support/attempts.js';
import { BUYERS, type Buyer, makeBuyers, payFor } from '../support/buyers.js';
import { call } from '../support/call.js';
import { authenticate, CARDS, moveClock, pay } from '../support/payments.js';
import { ADMIN } from '../support/ports.js';
import { look, open } from './look.js';

const PAGES = ['/subscription', '/billing-history', '/my-purchases'] as const;

/** More pages that look different in this state. */
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

/** Paper states in the list of purchases that are too short to catch, or take too long to reach. */
const PAPER_STATES = {
  preparing: { state: 'preparing', progress: 35, madeAt: null },
  remade: { boughtAt: '2026-09-01T12:00:00.000Z' },
};

function isPurchases({ pathname }: URL): boolean {
  return pathname === routeRequest('purchases.list').path;
}

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

  await test.step('a plan that staff gave', async () => {
    const student = await makeStudent(request, 'given');
    const staff = { email: ADMIN.email, ...(await tokenOf(request, ADMIN.email, ADMIN.password)) };
    const body = { plan: 'monthly', reason: 'won a prize' } as const;
    await call(request, staff, 'admin.grantPlan', { params: { id: student.id }, body });
    const page = await browser.newPage({ baseURL });
    await enter(page, student);
    await open(page, '/subscription');
    await look(page, 'given-subscription');
    await page.close();
  });

  await test.step('a paper that is being made, and one that was made again', async () => {
    const page = await browser.newPage({ baseURL });
    await enter(page, buyers.paper);
    for (const [name, change] of Object.entries(PAPER_STATES)) {
      await page.route(isPurchases, async (route) => {
        const answer = await route.fetch();
        const { items } = await answer.json();
        await route.fulfill({
          response: answer,
          json: { items: items.map((item: object) => ({ ...item, ...change })) },
        });
      });
      await open(page, '/my-purchases');
      await look(page, `paper-${name}-my-purchases`);
      // It's asked for again while the paper is being made.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.close();
  });

  await test.step('a payment that the gateway says nothing of', async () => {
    const student = await makeStudent(request, 'waits');
    const opened = await call(request, student, 'billing.checkout', { body: { plan: 'weekly' } });
    const page = await browser.newPage({ baseURL });
    await enter(page, student);
    await page.clock.install();
    await page.goto(`/checkout-success?session=${opened.body.session}`);
    await page.getByText(/^Waiting for our payment provider/).waitFor();
    await look(page, 'waiting-checkout-success');
    await page.clock.runFor(70_000);
    await page.getByText('We don’t have your payment yet').waitFor();
    await look(page, 'slow-checkout-success');
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

  await test.step('the later stages of a renewal that fails', async () => {
    for (const days of [3, 6]) {
      await moveClock(request, { days: 3 });
      const page = await browser.newPage({ baseURL });
      await enter(page, buyers.grace);
      for (const address of ['/subscription', '/dashboard']) {
        await open(page, address);
        await look(page, nameOf(`grace-${days}-days`, address));
      }
      await page.close();
    }
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
