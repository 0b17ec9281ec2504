import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/axe.js';
import {
  adminLogIn,
  firstRecord,
  menuPages,
  plantRecords,
  settled,
} from '../../support/back-office.js';

// Each quarter has a browser of its own: all together take too long for one.
test.describe.configure({ mode: 'parallel' });

for (const quarter of [0, 1, 2, 3]) {
  test(`every page of the back-office is accessible, quarter ${quarter + 1} of 4`, async ({
    page,
  }) => {
    test.slow();
    await plantRecords();
    await adminLogIn(page);
    const pages = await menuPages(page);
    expect(pages.length).toBeGreaterThanOrEqual(20);
    for (const address of pages.filter((_, n) => n % 4 === quarter)) {
      await page.goto(address);
      await settled(page);
      await expectAccessible(page, address);
      const record = await firstRecord(page, address);
      if (record === undefined) continue;
      await page.goto(record);
      await settled(page);
      await expectAccessible(page, record);
    }
  });
}
