import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { enter, makeStudent } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { logOut, mailTo } from '../../support/student.js';

/** Adds Chromium's virtual authenticator: a device with a finger on its sensor. */
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
    /** Whether it responds at once; otherwise it waits for a touch that never comes. */
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

  // The device doesn't respond at first: otherwise it would accept the offer in the email field, which
  // starts when the pointer moves. For the same reason the button is pressed without a pointer.
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
  // offer starts with the first pointer move that the page receives, whether from this test or not.
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
  // The focused button is gone, so the focus moves here, and the next Tab continues from here.
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await mailTo(page, student.email, /passkey was added/);
});
