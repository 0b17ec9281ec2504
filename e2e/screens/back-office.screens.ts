import { test } from '@playwright/test';
import {
  adminLogIn,
  firstRecord,
  menuPages,
  OFFICE,
  plantRecords,
  settled,
} from '../support/back-office.js';
import { look } from './look.js';

/** Every page of the menu, the first record of each list, and what edits it. */
test('the back-office', async ({ page }) => {
  await adminLogIn(page);
  const nameOf = (address: string) =>
    address.slice(OFFICE.length).split('?')[0]?.split('/').filter(Boolean)[0] ?? 'dashboard';
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
