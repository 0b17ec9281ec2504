import { test } from '@playwright/test';
import { DEMO_PASSWORD, demoAddress } from '@prepward/contracts/demo-accounts';
import { logIn } from '../support/student.js';
import { look, open } from './look.js';

/** The password of every demo student; `npm run seed` prints it. */
const PASSWORD = process.env.SEED_PASSWORD ?? DEMO_PASSWORD;

/** In order: months of history with a plan; an ended plan; a diagnostic left open; never had a plan. */
for (const student of ['maya', 'ethan', 'noah', 'vera']) {
  test(`the dashboard and the progress of ${student}, and the menu behind "Me"`, async ({
    page,
  }) => {
    await logIn(page, demoAddress(student), PASSWORD);
    await page.waitForURL('**/dashboard');
    for (const [name, address] of [
      ['dashboard', '/dashboard'],
      ['progress', '/track-progress'],
    ] as const) {
      await open(page, address);
      await look(page, `${student}-${name}`);
    }
    await page.getByRole('button', { name: /^Me\b/ }).click();
    await page.getByRole('dialog', { name: 'Your account' }).waitFor();
    await look(page, `${student}-menu`);
  });
}
