import { expect, type Page, test } from '@playwright/test';
import { dollars } from '@prepward/contracts/money';
import { planOf } from '@prepward/contracts/plans';
import { enter, makeStudent } from '../../support/attempts.js';
import { accessOf, buy, decideRefund, paymentsOf } from '../../support/buyers.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { authenticate, CARDS, moveClock, pay } from '../../support/payments.js';
import { pagesOf } from '../../support/pdf.js';
import { logIn, mailTo } from '../../support/student.js';
import { press, tabTo } from '../../support/tabbing.js';

/** Longest wait for a stamped copy, ms: the worker makes the four papers themselves first. */
const STAMPED_MS = 100_000;
/** Longest wait for an email that only time triggers, ms: the worker checks twice a minute. */
const MAILED_MS = 50_000;

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 240_000 });

/** From the order to the gateway's page. */
async function continueToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await expect(page.getByText('Sandbox – no real money')).toBeVisible();
}

test('a paid week: bought, used, renewed, canceled, kept to its end and lost; a renewal that fails is paid after all', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const [student, late] = await Promise.all([
    makeStudent(request, 'week'),
    makeStudent(request, 'late'),
  ]);
  const practice = { kind: 'practice', count: 5, mode: 'tutor' } as const;

  await test.step('without a plan, neither the screen nor the API opens the bank', async () => {
    await enter(page, student);
    await page.goto('/test-bank');
    await expect(page.getByText('This comes with a membership')).toBeVisible();
    const refused = await call(request, student, 'attempts.start', { body: practice });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
  });

  await test.step('a declined card and a failed authentication cost nothing', async () => {
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('link', { name: 'Buy Weekly' }).click();
    await expect(page.getByText('Weekly plan, 7 days')).toBeVisible();
    await continueToPay(page);
    await pay(page, CARDS.declined);
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another card.');
    await pay(page, CARDS.authenticated);
    await authenticate(page, 'Fail');
    await expect(page.getByRole('alert')).toContainText('We couldn’t authenticate your payment.');
    expect(await paymentsOf(request, student)).toEqual([]);
    expect(await accessOf(request, student)).toMatchObject({ state: 'free' });
  });

  await test.step('an authenticated card opens the bank at once', async () => {
    await pay(page, CARDS.authenticated);
    await authenticate(page, 'Complete');
    await page.waitForURL(/\/checkout-success\?session=/);
    await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
    await page.getByRole('link', { name: 'Start practicing' }).click();
    await expect(page.getByRole('button', { name: 'Configure practice' })).toBeVisible();
    const started = await call(request, student, 'attempts.start', { body: practice });
    expect(started.status).toBe(201);
    expect(await accessOf(request, student)).toMatchObject({ state: 'active', renews: true });
    await mailTo(page, student.email, /^Your receipt for \$19\.99$/);
  });

  const first = await accessOf(request, student);
  await buy(request, late, { plan: 'weekly' }, CARDS.failsAtRenewal);
  await moveClock(request, { days: 7, hours: 1 });

  await test.step('after a week it renews by itself', async () => {
    await expect.poll(async () => (await paymentsOf(request, student)).length).toBe(2);
    const [renewal] = await paymentsOf(request, student);
    expect(renewal).toMatchObject({ state: 'paid', amountCents: 1999 });
    expect(renewal?.period?.from).toBe(first.until);
    await page.goto('/billing-history');
    await expect(page.getByRole('button', { name: /^Receipt \(PDF\)/ })).toHaveCount(2);
  });

  await test.step('two clicks and a reason cancel it', async () => {
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { name: 'Weekly plan' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('My exam moved').check();
    await dialog.getByLabel(/^Anything we should know/).fill('I sit it in spring.');
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/It won’t renew\. You keep full access until/)).toBeVisible();
    expect(await accessOf(request, student)).toMatchObject({ state: 'active', renews: false });
    const kept = await sql('SELECT reason, comment FROM subscription_requests WHERE user_id = $1', [
      student.id,
    ]);
    expect(kept).toEqual([{ reason: 'exam-later', comment: 'I sit it in spring.' }]);
  });

  const other = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
  await test.step('a renewal that fails leaves a week, says so on each page and by mail', async () => {
    await expect.poll(async () => (await accessOf(request, late)).state).toBe('grace');
    await logIn(other, late.email);
    await expect(other.getByText('Your last renewal wasn’t paid')).toBeVisible();
    await other.goto('/test-bank');
    await expect(other.getByRole('button', { name: 'Configure practice' })).toBeVisible();
    await mailTo(other, late.email, /^We couldn’t renew your plan$/, MAILED_MS);
  });

  await moveClock(request, { days: 6 });
  await test.step('mails come before the end of both', async () => {
    await mailTo(other, late.email, /^Your access ends tomorrow$/, MAILED_MS);
    await mailTo(page, student.email, /^Your plan ends on /, MAILED_MS);
    expect(await accessOf(request, student)).toMatchObject({ state: 'active' });
  });

  await test.step('another card pays the renewal, and the words of it are gone', async () => {
    await other.goto('/subscription');
    await other.getByRole('button', { name: 'Update payment method' }).click();
    await pay(other, CARDS.good);
    await expect(other.getByRole('status')).toHaveText('Your card was updated.');
    await other.getByRole('link', { name: /Back to/ }).click();
    await expect.poll(async () => (await accessOf(request, late)).state).toBe('active');
    await expect(async () => {
      await other.reload();
      await expect(other.getByText(/It renews until you cancel/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(other.getByText('Your last renewal wasn’t paid')).toHaveCount(0);
    expect((await paymentsOf(request, late)).filter(({ state }) => state === 'paid')).toHaveLength(
      2,
    );
  });

  await test.step('until the last hour the bank is open; a minute after, it is closed', async () => {
    await page.goto('/test-bank');
    await expect(page.getByRole('button', { name: 'Configure practice' })).toBeVisible();
    await moveClock(request, { days: 1 });
    await expect
      .poll(async () => (await accessOf(request, student)).state, { timeout: 60_000 })
      .toBe('ended');
    // Attempts started during the paid time can be finished; no new one can start.
    const refused = await call(request, student, 'attempts.start', { body: { kind: 'mock' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    await page.reload();
    await expect(page.getByText('Your membership has ended')).toBeVisible();
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { name: 'Renew your plan' })).toBeVisible();
    expect(await accessOf(request, late)).toMatchObject({ state: 'active' });
    await mailTo(page, student.email, /^Your plan has ended$/, MAILED_MS);
  });
  await other.close();
});

test('a plan bought with the keyboard alone, and changed after its price was shown', async ({
  page,
  request,
}) => {
  const student = await makeStudent(request, 'upgrade');
  await enter(page, student);
  await page.goto('/subscription');
  await test.step('Tab and Enter lead from the plans to the payment and back', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Buy Weekly' }));
    await press(page, 'Enter');
    await tabTo(page, page.getByRole('button', { name: 'Continue to pay $19.99' }));
    await press(page, 'Enter');
    await expect(page.getByText('Sandbox – no real money')).toBeVisible();
    await tabTo(page, page.getByLabel('Card number'));
    await page.keyboard.type(CARDS.good);
    await press(page, 'Tab');
    await page.keyboard.type('1240');
    await press(page, 'Tab');
    await page.keyboard.type('123');
    await press(page, 'Enter');
    await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Start practicing' }));
  });

  await page.goto('/subscription');
  await test.step('the price is shown first, and looking at it changes nothing', async () => {
    await page.getByRole('button', { name: 'Change to Monthly' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to Monthly?' });
    await dialog.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(dialog).toBeHidden();
    expect(await accessOf(request, student)).toMatchObject({ plan: 'weekly' });
  });

  await test.step('what was shown is what is charged', async () => {
    await moveClock(request, { days: 3 });
    await page.getByRole('button', { name: 'Change to Monthly' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to Monthly?' });
    const charged = (await dialog.getByRole('definition').nth(2).textContent()) ?? '';
    const unused = (await dialog.getByRole('definition').nth(1).textContent()) ?? '';
    const cents = (text: string) => Number(text.replace(/\D/g, ''));
    const monthly = planOf('monthly')?.priceCents ?? 0;
    expect(cents(charged)).toBe(monthly - cents(unused));
    // Four of seven days are left.
    expect(Math.abs(cents(unused) - (1999 * 4) / 7)).toBeLessThan(10);
    await dialog.getByRole('button', { name: `Change and pay ${charged}` }).click();
    await expect(page.getByRole('heading', { name: 'Monthly plan' })).toBeVisible();
    expect(await accessOf(request, student)).toMatchObject({ plan: 'monthly', renews: true });
    const [change] = await paymentsOf(request, student);
    expect(dollars(change?.amountCents ?? 0)).toBe(charged);
  });
});

test('two tabs that pay at the same time give one subscription', async ({ page, request }) => {
  const student = await makeStudent(request, 'tabs');
  await enter(page, student);
  const second = await page.context().newPage();
  await page.goto('/checkout?plan=weekly');
  await second.goto('/checkout?plan=weekly');
  await Promise.all([continueToPay(page), continueToPay(second)]);
  await Promise.all([pay(page, CARDS.good), pay(second, CARDS.good)]);
  for (const tab of [page, second]) {
    // The slower one gets a message, or continues as well.
    const told = tab.getByRole('heading', { name: 'This is already paid' });
    await expect(tab.getByText('Payment confirmed. Thank you!').or(told)).toBeVisible();
  }
  expect(await accessOf(request, student)).toMatchObject({ state: 'active', plan: 'weekly' });
  expect(await paymentsOf(request, student)).toHaveLength(1);
  expect(
    await call(request, student, 'billing.checkout', { body: { plan: 'monthly' } }),
  ).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } });
});

test('a student without a plan buys a paper with their name on each page, and is paid back', async ({
  page,
  request,
}) => {
  const [student, stranger] = await Promise.all([
    makeStudent(request, 'paper'),
    makeStudent(request, 'stranger'),
  ]);
  await enter(page, student);

  await test.step('a made-up payment gives nothing', async () => {
    await page.goto('/checkout-success?session=6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11');
    await expect(page.getByText("We can't find that payment in your account.")).toBeVisible();
    expect((await call(request, student, 'purchases.list', {})).body.items).toEqual([]);
  });

  await test.step('one payment, and nothing renews', async () => {
    await page.goto('/buy-test-bank');
    await page.getByRole('link', { name: 'Buy Math test bank' }).click();
    await expect(page.getByText('Never. One payment.')).toBeVisible();
    await continueToPay(page);
    await pay(page, CARDS.good);
    await expect(page.getByText('Payment confirmed. Thank you!')).toBeVisible();
    expect(await accessOf(request, student)).toMatchObject({ state: 'free' });
  });

  const { session } = Object.fromEntries(new URL(page.url()).searchParams);
  await page.getByRole('link', { name: 'Go to My purchases' }).click();
  const download = page.getByRole('button', { name: 'Download Math test bank' });
  await test.step('the file has the name and address of its student on each page', async () => {
    await expect(download).toBeVisible({ timeout: STAMPED_MS });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('math-test-bank.pdf');
    const pages = await pagesOf(await file.path());
    expect(pages.length).toBeGreaterThan(20);
    const unsigned = pages.filter(
      (text) => !text.includes('Ann Lee') || !text.includes(student.email),
    );
    expect(unsigned).toEqual([]);
  });

  const [payment] = await paymentsOf(request, student);
  const [bought] = (await call(request, student, 'purchases.list', {})).body.items;
  await test.step('to another student there is no such payment, file or checkout', async () => {
    const params = { id: payment?.id ?? '' };
    const body = { reason: 'It is mine.' };
    const answers = [
      await call(request, stranger, 'purchases.link', { params: { id: bought?.id ?? '' } }),
      await call(request, stranger, 'billing.checkoutStatus', {
        params: { session: session ?? '' },
      }),
      await call(request, stranger, 'billing.receipt', { params }),
      await call(request, stranger, 'billing.requestRefund', { params, body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  await test.step('a refund is asked for, with a reason', async () => {
    await page.goto('/billing-history');
    await page.getByRole('button', { name: /^Request a refund/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a refund' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    const field = dialog.getByLabel('Why do you want your money back?');
    await expect(field).toHaveAccessibleDescription('Tell us why, in a few words.');
    await field.fill('I bought the wrong subject.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('You asked for a refund.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Request a refund/ })).toHaveCount(0);
  });

  await test.step('staff agrees: the money goes back, the file is gone, and a mail says so', async () => {
    const [asked] = await sql<{ id: string }>('SELECT id FROM refund_requests WHERE user_id = $1', [
      student.id,
    ]);
    await decideRefund(request, asked?.id ?? '', 'approved');
    await expect
      .poll(async () => (await paymentsOf(request, student))[0])
      .toMatchObject({ state: 'refunded', refundedCents: 2999, refundRequest: 'approved' });
    const params = { id: bought?.id ?? '' };
    expect((await call(request, student, 'purchases.link', { params })).status).toBe(404);
    await page.goto('/my-purchases');
    await expect(page.getByText('so this file can’t be downloaded anymore')).toBeVisible();
    await expect(download).toHaveCount(0);
    await mailTo(page, student.email, /^Your refund of \$29\.99$/);
  });
});
