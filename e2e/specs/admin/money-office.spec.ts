import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { makePdf } from '../../../libs/papers/test/make-pdf.js';
import { enter, makeStudent, type Student } from '../../support/attempts.js';
import { App } from '../../support/authenticator.js';
import { chooseFile, confirm, openFiles } from '../../support/back-office.js';
import { accessOf, askForRefund, buy } from '../../support/buyers.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { pagesOf } from '../../support/pdf.js';
import { ADMIN } from '../../support/ports.js';
import { mailTo, PASSWORD } from '../../support/student.js';

/** Longest wait for a paper or a copy of one, ms: the worker makes all the bank's papers first. */
const MADE_MS = 100_000;

/** Of what `makePdf` makes. */
const PDF_PAGES = 3;

test.describe.configure({ timeout: 360_000 });

test('an admin refunds a payment', async ({ page }) => {
  const student = await makeStudent(page.request, 'refunded');
  await buy(page.request, student, { plan: 'weekly' });
  const id = await askForRefund(page.request, student, 'My exam was canceled.');
  await enter(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/refund-requests/${id}/show`);
  const owner = page.getByRole('main').getByRole('link', { name: `Ann Lee, ${student.email}` });
  await expect(owner).toHaveAttribute('href', `${BACK_OFFICE_PATH}/users/${student.id}/show`);
  await page.getByRole('button', { name: 'Refund $19.99' }).click();
  await confirm(page, 'Refund $19.99', 'Within the guarantee');
  await expect(page.getByText('Approved').first()).toBeVisible();
  await mailTo(page, student.email, /refund/i, 60_000);
  await expect
    .poll(async () => (await accessOf(page.request, student)).state, { timeout: 60_000 })
    .not.toBe('active');
});

/** An admin with an authenticator app, set up through the API. */
async function adminWithApp(page: Page): Promise<{ admin: Student; app: App }> {
  const admin = await makeStudent(page.request, 'keeper');
  await sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [admin.id]);
  const enrolled = await call(page.request, admin, 'auth.enrollFactor', {
    body: { factor_type: 'totp' },
  });
  const { id, totp } = enrolled.body;
  const app = new App(totp.secret);
  const params = { id };
  const challenge = await call(page.request, admin, 'auth.challengeFactor', { params });
  const verified = await call(page.request, admin, 'auth.verifyFactor', {
    params,
    body: { challenge_id: challenge.body.id, code: await app.code() },
  });
  expect(verified.status).toBe(200);
  return { admin, app };
}

test('an admin signs in with two steps and sells a PDF, which a student buys and opens', async ({
  page,
}) => {
  const { admin, app } = await adminWithApp(page);
  await page.goto(STAFF_SIGN_IN_PATH);
  await page.getByLabel(/^Email/).fill(admin.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Six-digit code').fill(await app.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(BACK_OFFICE_PATH));

  const words = `Science edition ${Date.now()}`;
  await openFiles(page);
  await chooseFile(page, 'Science.pdf', await makePdf(words));
  await expect(page).toHaveURL(/\/files\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Sell as a test bank' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').click();
  await page.getByRole('option', { name: 'Science' }).click();
  await confirm(page, 'Sell it', 'A new edition');
  // Until the worker gets to this file, the shop sells the bank's own Science paper.
  const pagesOnSale = async () => {
    const { body } = await call(page.request, null, 'papers.sold', {});
    return body.items.find(({ subject }) => subject === 'science')?.pages;
  };
  await expect.poll(pagesOnSale, { timeout: MADE_MS }).toBe(PDF_PAGES);

  const student = await makeStudent(page.request, 'reader');
  await buy(page.request, student, { product: 'test-bank-science' });
  const bought = async () =>
    (await call(page.request, student, 'purchases.list', {})).body.items[0];
  await expect.poll(async () => (await bought())?.state, { timeout: MADE_MS }).toBe('ready');
  const { body } = await call(page.request, student, 'purchases.link', {
    params: { id: (await bought())?.id ?? '' },
  });
  const file = test.info().outputPath('bought.pdf');
  await writeFile(file, await (await page.request.get(body.url)).body());
  const text = (await pagesOf(file)).join('\n');
  expect(text).toContain(words);
  expect(text).toContain(student.email);

  // Staff see who downloaded it; then the original paper is restored for the other journeys.
  const [row] = await sql<{ at: Date }>('SELECT at FROM paper_downloads WHERE user_id = $1', [
    student.id,
  ]);
  expect(row).toBeDefined();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await confirm(page, 'Unpublish', 'Only a test');
  await expect(page.getByRole('button', { name: 'Sell as a test bank' })).toBeVisible();
});
