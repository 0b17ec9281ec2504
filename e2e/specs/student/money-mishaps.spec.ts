import { expect, test } from '@playwright/test';
import { enter, makeStudent } from '../../support/attempts.js';
import { paymentsOf } from '../../support/buyers.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { CARDS, pay } from '../../support/payments.js';
import { PASSWORD } from '../../support/student.js';

test.use({ viewport: { width: 360, height: 740 } });

test('what goes wrong on the way to pay is said, and costs nothing twice', async ({
  page,
  context,
  request,
}) => {
  const student = await makeStudent(request, 'mishaps');
  const button = page.getByRole('button', { name: /^Continue to pay/ });
  const gateway = page.getByText('Sandbox – no real money');
  const orders = () => sql('SELECT id FROM orders WHERE user_id = $1', [student.id]);

  await test.step('an address makes up no price, no code and no bundle', async () => {
    await enter(page, student);
    await page.goto('/checkout?plan=weekly&price=1&coupon=FREE');
    await expect(button).toHaveText('Continue to pay $19.99');
    await page.goto('/checkout?plan=weekly&product=test-bank-math');
    await expect(page.getByText('We don’t sell that')).toBeVisible();
    const body = { plan: 'weekly', priceCents: 1 } as { plan: 'weekly' };
    expect((await call(request, student, 'billing.checkout', { body })).status).toBe(400);
  });

  await test.step('without a network it says so, and the same button works again', async () => {
    await page.goto('/checkout?plan=weekly');
    await expect(button).toBeEnabled();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('alert')).toContainText("We couldn't start the payment");
    await expect(page.getByRole('alert')).not.toContainText('fetch');
    await expect(button).toBeEnabled();
    expect(await orders()).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('two clicks, a reload and the way back open one checkout', async () => {
    await button.dblclick();
    await expect(gateway).toBeVisible();
    const address = page.url();
    await page.reload();
    await page.getByRole('link', { name: /^← Back to|^Back to/ }).click();
    await button.click();
    await expect(gateway).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await orders()).toHaveLength(1);
  });

  await test.step('after the payment, reload and back charge nothing again', async () => {
    await pay(page, CARDS.good);
    await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
    await page.goBack();
    await expect(
      page
        .getByText('Payment confirmed. Thank you!')
        .or(page.getByRole('heading', { name: 'This is already paid' })),
    ).toBeVisible();
    await page.goto('/checkout?plan=monthly');
    await expect(page.getByText('You have a plan', { exact: true })).toBeVisible();
    await expect(button).toHaveCount(0);
    expect(await paymentsOf(request, student)).toHaveLength(1);
  });

  await test.step('a session that has ended leads to sign-in, and back to the order', async () => {
    await page.goto('/checkout?product=test-bank-math');
    await expect(button).toBeEnabled();
    await sql('DELETE FROM sessions WHERE user_id = $1', [student.id]);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
        if (kept?.access_token) {
          localStorage.setItem(
            key,
            JSON.stringify({ ...kept, access_token: 'over', expires_at: 1 }),
          );
        }
      }
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/checkout\?product=test-bank-math$/);
    await expect(button).toHaveText('Continue to pay $29.99');
  });
});
