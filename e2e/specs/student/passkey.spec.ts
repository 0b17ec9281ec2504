import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enter, makeStudent } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { logOut, mailTo } from '../../support/student.js';

/** A device with a finger on its sensor, which Chromium plays itself. */
async function addDevice(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the finger is the owner's. */
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Whether it answers at once; else it waits for a touch that never comes. */
    touch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test('a student saves a passkey, signs in with it, and takes it away', async ({
  page,
  context,
  request,
}) => {
  const student = await makeStudent(request, 'passkey');
  const device = await addDevice(context, page);
  await enter(page, student);

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Passkey 1' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My laptop' })).toBeVisible();
  await expectAccessible(page, 'Passkeys in the settings');
  await page.getByRole('button', { name: 'Add another passkey' }).click();
  await expect(page.getByText('log in again with a passkey you already have')).toBeVisible();

  // The device is untouched at first: else it answers the offer in the email field by itself, which a
  // pointer that moves begins. So the button is pressed without one.
  await device.touch(false);
  await logOut(page);
  await page.goto('/login?next=%2Ftrack-progress');
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', /webauthn/);
  await device.touch(true);
  await button.dispatchEvent('click');
  await expect(page).toHaveURL(/\/track-progress$/);

  // Offered in the email field (conditional mediation): a finger is enough, no button is pressed. The
  // offer begins with the first move of a pointer that the page hears of, be it one of ours or not.
  await device.touch(false);
  await logOut(page);
  await device.touch(true);
  await page.goto('/login?next=%2Fprofile%2Fsecurity');
  let moves = 0;
  await expect(async () => {
    moves += 1;
    await page.mouse.move(100 + moves, 100);
    expect(new URL(page.url()).pathname).toBe('/profile/security');
  }).toPass();
  await expect(page.getByText(/Last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Add another passkey' }).click();
  await expect(page.getByText('This device already has a passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  // Its button is gone: the next Tab continues from here.
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await mailTo(page, student.email, /passkey was added/);
});
