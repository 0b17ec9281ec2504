import { type Browser, expect, type Page, test } from '@playwright/test';
import { App } from '../../support/authenticator.js';
import { expectAccessible } from '../../support/axe.js';
import { linkInMail, logIn, logOut, mailTo, newAddress, signUp } from '../../support/student.js';

async function newStudent(page: Page, address: string): Promise<void> {
  await signUp(page, address);
  await page.goto(await linkInMail(page, address, /Verify your email/));
  await page.waitForURL('/dashboard');
}

/** Sets up an app in the settings. */
async function setUpApp(page: Page): Promise<{ app: App; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  await expectAccessible(page, 'setting up an app');
  const app = new App((secret ?? '').replaceAll(' ', ''));
  await page.getByLabel('Six-digit code').fill(await app.code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  await expect(list).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: "I've saved them" }).click();
  return { app, codes };
}

test('two-step sign-in: set up, sign in with a code, lose the phone, turn off', async ({
  page,
}) => {
  const address = newAddress('two-steps');
  await newStudent(page, address);
  await page.goto('/profile/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const { app, codes } = await setUpApp(page);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await expectAccessible(page, 'security settings');
  await mailTo(page, address, /Two-step sign-in is on/);
  await logOut(page);

  // The requested page opens after both steps, and no page opens before that.
  await page.goto('/track-progress');
  await page.waitForURL('/login');
  await logIn(page, address);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page, 'the second step');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Six-digit code').fill(await app.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/dashboard');
  await logOut(page);

  await logIn(page, address);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/dashboard');
  await page.goto('/profile/security');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

/** Signs in on a phone, in a browser context of its own. */
async function onPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    baseURL: test.info().project.use.baseURL ?? '',
    viewport: { width: 360, height: 740 },
  });
  const phone = await context.newPage();
  await logIn(phone, address);
  await phone.waitForURL('/dashboard');
  return phone;
}

test('a device that is signed out elsewhere notices', async ({ page, browser }) => {
  const address = newAddress('two-devices');
  await newStudent(page, address);
  const phone = await onPhone(browser, address);
  await mailTo(page, address, /New sign-in/);
  // On a phone, the settings are a list with a page for each section.
  await phone.goto('/profile');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(phone, 'the list of settings');
  await phone.getByRole('link', { name: /^Security/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  await expect(page.getByText('Chrome on Android is signed out')).toBeVisible();
  // It asks every 45 seconds while visible, and at once when it becomes visible again.
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await phone.waitForURL('/login');
  await expect(phone.getByText('You were signed out')).toBeVisible();
  await phone.context().close();
});
