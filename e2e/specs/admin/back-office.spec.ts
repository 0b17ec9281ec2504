import { type Browser, expect, test } from '@playwright/test';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { enter, makeStudent } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { adminLogIn, chooseFile, menuPages, openFiles } from '../../support/back-office.js';
import { sql } from '../../support/database.js';
import { ADMIN } from '../../support/ports.js';
import { PASSWORD } from '../../support/student.js';

/** The addresses of all pages, read from the menu as an admin sees it, and of what isn't in it. */
async function everyPage(browser: Browser): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await adminLogIn(page);
  const pages = await menuPages(page);
  await context.close();
  expect(pages.length).toBeGreaterThanOrEqual(20);
  const record = `${BACK_OFFICE_PATH}/files/00000000-0000-4000-8000-000000000000/show`;
  return [BACK_OFFICE_PATH, ...pages, record, `${BACK_OFFICE_PATH}/queues`];
}

test('strangers are sent to the admin sign-in from every page', async ({ page, browser }) => {
  test.slow();
  for (const address of await everyPage(browser)) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/admin$/);
  }
});

test('a student is turned away from every page with the message of the specification', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, await makeStudent(page.request, 'curious'));
  // The queue board accepts passes, not sessions: api/test/access.int-spec.ts covers it.
  const pages = (await everyPage(browser)).filter((one) => !one.endsWith('/queues'));
  for (const address of pages) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
    await expect(
      page.getByText("Access Denied: You don't have admin privileges.").first(),
    ).toBeVisible();
  }
});

test('an admin whose role is gone is led away with the next action, an upload too', async ({
  page,
}) => {
  const admin = await makeStudent(page.request, 'former');
  const grant = () =>
    sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [admin.id]);
  const takeAway = () => sql('DELETE FROM user_roles WHERE user_id = $1', [admin.id]);
  const expectTurnedAway = async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      page.getByText("Access Denied: You don't have admin privileges.").first(),
    ).toBeVisible();
  };
  await grant();
  await adminLogIn(page, { email: admin.email, password: PASSWORD });
  await page.goto(`${BACK_OFFICE_PATH}/ledger-check`);
  const check = page.getByRole('button', { name: 'Check the ledger' });
  await expect(check).toBeVisible();
  await takeAway();
  await check.click();
  await expectTurnedAway();
  await grant();
  await openFiles(page);
  await takeAway();
  await chooseFile(page, 'Late.pdf', Buffer.from('%PDF-1.7'));
  await expectTurnedAway();
});

test('an admin finds a user and opens the queues', async ({ page }) => {
  const { email: address } = await makeStudent(page.request, 'findable');
  await adminLogIn(page);
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await page
    .getByLabel(/search/i)
    .first()
    .fill(address);
  // Otherwise the click hits a row from before the search, and the search then navigates away from it.
  await expect(page).toHaveURL(/filter=.*findable/);
  await page.getByText(address).first().click();
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}/);
  await expect(page.getByText('Lee').first()).toBeVisible();
  await page.getByText('Queues', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/management_support\/queues/);
  await expect(page).toHaveTitle(/queues/i);
});

test('an admin views the site as a student, reads it, and changes nothing', async ({ page }) => {
  const student = await makeStudent(page.request, 'viewed');
  // What the student's own visits left in this browser must not show in the view.
  await enter(page, student);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible();
  await enter(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/users/${student.id}/show`);
  await page.getByRole('button', { name: 'View as student' }).click();
  await page.getByLabel('Reason').fill('They can’t find their plan');
  await page.getByRole('button', { name: 'Open view' }).click();
  const view = page.getByRole('dialog', { name: `Viewing as ${student.email}` });
  const site = view.frameLocator('iframe');
  await expect(site.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'a view as a student');
  await site.getByRole('link', { name: 'Progress' }).first().click();
  await expect(site.getByRole('heading', { name: 'Your progress', exact: true })).toBeVisible();
  await site.getByRole('link', { name: 'Practice' }).first().click();
  await site
    .getByRole('button', { name: /^Start \d+ questions/ })
    .first()
    .click();
  await expect(site.getByText("You can't do this in a view.")).toBeVisible();
  await view.getByRole('button', { name: 'Leave view' }).click();
  await expect(view).toBeHidden();
  const attempts = await sql('SELECT id FROM attempts WHERE user_id = $1', [student.id]);
  expect(attempts).toEqual([]);
  await page.getByRole('link', { name: 'Staff changes' }).click();
  await expect(page.getByText('They can’t find their plan').first()).toBeVisible();
});
