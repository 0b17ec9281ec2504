import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of the pages has. */
const MOST_STOPS = 150;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${control}`);
}

export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
}
