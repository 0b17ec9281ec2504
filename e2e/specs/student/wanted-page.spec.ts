import { devices, expect, type Page, test } from '@playwright/test';
import { enter, makeStudent } from '../../support/attempts.js';
import {
  linkInMail,
  logIn,
  logOut,
  newAddress,
  PASSWORD,
  sendSignUp,
} from '../../support/student.js';

/** A phone, as most students have it. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: devices['Pixel 7'].hasTouch });

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Opens the dashboard of a new student. @returns their address */
async function newStudent(page: Page, name: string): Promise<string> {
  const student = await makeStudent(page.request, name);
  await enter(page, student);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return student.email;
}

test('a plan that a new customer chose is there after sign-up, verification and sign-in', async ({
  page,
  browser,
}) => {
  const address = newAddress('plan-chooser');
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Buy Monthly' }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await sendSignUp(page, address);
  // The email is opened on another device, which confirms the address there.
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(await linkInMail(page, address, /Verify your email/));
  await expect(elsewhere.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await other.close();
  await logIn(page, address);
  await expect(page).toHaveURL(/\/checkout\?plan=monthly$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText(/^Monthly plan, 30 days/)).toBeVisible();
});

test('a deep link is there after sign-in, and a link to another site never is', async ({
  page,
}) => {
  const address = await newStudent(page, 'deep-linker');
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/test-bank?subject=science');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, address);
  await expect(page).toHaveURL(/\/test-bank\?subject=science$/);
  await logOut(page);

  for (const next of [
    '//example.com',
    '/%5cexample.com',
    'https://example.com',
    '/.//example.com',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  }
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/dashboard$/);
});

test('each navigation begins at the top, and Back returns to where the page was left', async ({
  page,
}) => {
  await page.goto('/quiz/science');
  // The page renders again once it knows which quizzes were done.
  await page.waitForLoadState('networkidle');
  const quiz = page.getByRole('link', { name: /quiz 4,/ });
  await quiz.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 300));
  const left = await top(page);
  expect(left).toBeGreaterThan(200);
  await quiz.click();
  await expect(page).toHaveURL(/\?set=4$/);
  await expect(page).toHaveTitle(/Science quiz 4/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/quiz\/science$/);
  // By now the page may show which quizzes were done, so the position is only about the same.
  await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThan(150);
});

test('a session that ends in one tab says so in the other', async ({ page, context }) => {
  const address = await newStudent(page, 'two-tabs-out');
  const other = await context.newPage();
  await other.goto('/track-progress');
  await expect(other.getByRole('heading', { name: 'Your progress', exact: true })).toBeVisible();
  await logOut(page);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('You signed out in another tab of this browser.')).toBeVisible();
  await logIn(page, address);
  await expect(page).toHaveURL(/\/track-progress$/);
});
