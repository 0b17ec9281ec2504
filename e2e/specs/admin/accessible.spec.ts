import { expect, type Page, test } from '@playwright/test';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { enter } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { firstRecord, menuPages, plantRecords, quiet, settled } from '../../support/back-office.js';
import { ADMIN } from '../../support/ports.js';
import { runAxe } from '../../support/run-axe.js';

// Each quarter has its own browser: all together take too long for one.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
/** Rows per list: more rows look the same, and each costs axe more time. */
const ROWS = 5;

/**
 * Light on a desktop, and dark on a phone, where lists show cards instead of tables, and tables show
 * blocks instead of rows.
 *
 * @param inTheDark whether the desktop is checked in dark mode, too: the same components are on all pages
 */
async function expectAccessibleBoth(page: Page, what: string, inTheDark: boolean): Promise<void> {
  await expectAccessible(page, what, inTheDark ? ['light', 'dark'] : ['light']);
  const wide = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await quiet(page);
  expect.soft(await runAxe(page, {}), `${what} on a phone`).toEqual([]);
  if (wide) await page.setViewportSize(wide);
}

/** Navigates as a link does, without loading the back-office again. */
function goWithin(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

for (const quarter of [0, 1, 2, 3]) {
  test(`every page of the back-office is accessible, quarter ${quarter + 1} of 4`, async ({
    page,
  }) => {
    test.slow();
    await plantRecords();
    await enter(page, ADMIN);
    await page.goto(BACK_OFFICE_PATH);
    const pages = await menuPages(page);
    expect(pages.length).toBeGreaterThanOrEqual(20);
    for (const [n, address] of pages.filter((_, i) => i % 4 === quarter).entries()) {
      await goWithin(page, `${address}?perPage=${ROWS}`);
      await settled(page);
      const record = await firstRecord(page, address);
      await expectAccessibleBoth(page, address, n < 2);
      if (record === undefined) continue;
      // Through its link, so that the back-office isn't loaded again.
      await page.locator(`main a[href="${record}"]`).first().click();
      await expect(page).toHaveURL(record);
      await settled(page);
      await expectAccessibleBoth(page, record, n < 2);
      const edit = page.locator('main').getByRole('link', { name: 'Edit' });
      if ((await edit.count()) === 0) continue;
      await edit.click();
      await settled(page);
      await expectAccessible(page, `${record}, edited`);
    }
  });
}
