import { type Page, test } from '@playwright/test';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import {
  adminLogIn,
  firstRecord,
  menuPages,
  plantRecords,
  settled,
} from '../support/back-office.js';
import { sql } from '../support/database.js';
import { look } from './look.js';

/** Every page of the menu, and the first record of each list with its edit form. */
test('the back-office', async ({ page }) => {
  await adminLogIn(page);
  const nameOf = (address: string) =>
    address.slice(BACK_OFFICE_PATH.length).split('?')[0]?.split('/').filter(Boolean)[0] ??
    'dashboard';
  if (process.env.EMPTY === undefined) await plantRecords();
  const only = process.env.PAGES?.split(',');
  for (const address of await menuPages(page)) {
    const name = nameOf(address);
    if (only !== undefined && !only.includes(name)) continue;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await settled(page);
    const record = await firstRecord(page, address);
    await look(page, `office-${name}`);
    if (record === undefined) continue;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(record);
    await settled(page);
    await look(page, `office-${name}-record`);
    const edit = page.locator('main').getByRole('link', { name: 'Edit' });
    if ((await edit.count()) === 0) continue;
    await edit.click();
    await settled(page);
    await look(page, `office-${name}-edit`);
  }
});

const WIDE = { width: 1440, height: 900 };

/** Opens an address on a wide screen, and waits until its content is there. */
async function show(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(BACK_OFFICE_PATH + address);
  await settled(page);
}

/** Opens the dialog of each button on the page, takes pictures of it, and closes it. */
async function lookAtDialogs(page: Page, name: string, buttons: readonly string[]): Promise<void> {
  for (const label of buttons) {
    await page.setViewportSize(WIDE);
    const button = page.locator('main').getByRole('button', { name: label, exact: true });
    if ((await button.count()) === 0) continue;
    await button.first().click();
    await page.getByRole('dialog').waitFor();
    await look(page, `${name}-${label.toLowerCase().replace(/\W+/g, '-')}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

test('sign-in, what is not there, and forms of the back-office', async ({ page }) => {
  await page.goto(STAFF_SIGN_IN_PATH);
  await look(page, 'office-sign-in');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await look(page, 'office-sign-in-empty');
  await adminLogIn(page);
  for (const [name, address] of [
    ['canned-text-new', '/canned-texts/create'],
    ['no-page', '/nothing-here'],
    ['no-user', '/users/6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11/show'],
    ['no-match', '/users?filter=%7B%22q%22%3A%22nobody-at-all%22%7D'],
    ['suspects', '/items?filter=%7B%22suspicion%22%3A%22any%22%7D'],
  ] as const) {
    await show(page, address);
    await look(page, `office-${name}`);
  }
});

test('the pages of a student with a history, and every dialog there', async ({ page }) => {
  await adminLogIn(page);
  for (const student of ['maya', 'ethan']) {
    await show(page, `/users?filter=${encodeURIComponent(JSON.stringify({ q: student }))}`);
    await page.locator('main tbody a').first().click();
    await settled(page);
    await look(page, `office-${student}`);
    if (student === 'ethan') continue;
    await lookAtDialogs(page, 'office-user', [
      'View as student',
      'Make admin',
      'Ban',
      'Grant a plan',
      'Revoke',
      'Sign out everywhere',
      'Export data',
      'Delete account',
    ]);
    await page.getByRole('button', { name: 'View as student' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Pictures of this page');
    await page.getByRole('button', { name: 'Open view' }).click();
    await page.getByText('Viewing as').waitFor();
    await page.waitForTimeout(3_000);
    await look(page, 'office-view-as-student');
    await page.getByRole('button', { name: 'Leave view' }).click();
  }
});

test('the editor of each type of question', async ({ page }) => {
  await adminLogIn(page);
  const types = await sql<{ type: string; id: string }>(
    `SELECT type, min(id) AS id FROM items WHERE status = 'live' GROUP BY type ORDER BY type`,
  );
  for (const { type, id } of types) {
    await show(page, `/items/${encodeURIComponent(id)}`);
    await look(page, `office-edit-${type}`);
    await show(page, `/items/${encodeURIComponent(id)}/show`);
    await look(page, `office-question-${type}`);
  }
});

test('dialogs of questions, sales, files and operations', async ({ page }) => {
  await plantRecords();
  await adminLogIn(page);
  for (const [list, buttons] of [
    ['items', ['Quarantine']],
    ['item-reports', ['Close', 'Close report', 'Answer']],
    ['files', ['Sell as a test bank', 'Publish as a free download', 'Unpublish']],
    ['refund-requests', ['Decline', 'Refund $19.99']],
    ['webhook-events', ['Replay']],
    ['dead-letters', ['Retry']],
    ['mails', ['Send again', 'Retry now']],
    ['claims', ['Confirm', 'Withdraw']],
  ] as const) {
    await show(page, `/${list}`);
    const record = await firstRecord(page, `${BACK_OFFICE_PATH}/${list}`);
    if (record !== undefined) await show(page, record.slice(BACK_OFFICE_PATH.length));
    await lookAtDialogs(page, `office-${list}`, buttons);
  }
  await show(page, '/files');
  await page.locator('main thead input[type=checkbox]').check();
  await look(page, 'office-files-selected');
});
