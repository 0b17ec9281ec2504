import { expect, test } from '@playwright/test';
import { WHOLE_BROWSER } from '../../support/browsers.js';

test.use({ viewport: { width: 360, height: 740 }, launchOptions: WHOLE_BROWSER });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the product's screens come when they are near, only those for ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, name] =
        /\/((?:practice|result|progress)-(?:light|dark))-[^/]+\.avif$/.exec(request.url()) ?? [];
      if (name) fetched.push(name);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    const screens = page.getByRole('list', { name: 'Screens' });
    await screens.scrollIntoViewIfNeeded();
    for (const name of ['practice', 'result', 'progress']) {
      await screens.locator(`img[src*="${name}-${colorScheme}"]`).scrollIntoViewIfNeeded();
      await expect.poll(() => fetched).toContain(`${name}-${colorScheme}`);
    }
    expect(fetched.filter((name) => !name.endsWith(colorScheme))).toEqual([]);
  });
}
