import { expect, test } from '@playwright/test';
import { linkInMail, logIn, logOut, newAddress, PASSWORD, signUp } from '../../support/student.js';

test.describe('the sign-up form', () => {
  test('says what is wrong, in the words of the specification', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Email').fill('form@example.org');
    await page.getByLabel('Password', { exact: true }).fill('abc12');
    await page.getByLabel('Confirm password', { exact: true }).fill('abc12');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Password too short')).toBeVisible();
    await page.getByLabel('Confirm password', { exact: true }).fill('abc123');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Password Mismatch')).toBeVisible();
    // Nothing that was typed is lost.
    await expect(page.getByLabel('Email')).toHaveValue('form@example.org');
  });
});

test('a wrong password and an unverified address are told apart only by who knows the password', async ({
  page,
}) => {
  const address = newAddress('unverified');
  await signUp(page, address);
  await logIn(page, address, 'wrong horse 7');
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
  await logIn(page, address);
  await expect(page.getByText('Please verify your email address first.').first()).toBeVisible();
});

test('a forgotten password is reset by email; the link works once', async ({ page }) => {
  const address = newAddress('forgetful');
  await signUp(page, address);
  await page.goto(await linkInMail(page, address, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  await logOut(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: /send/i }).click();
  const link = await linkInMail(page, address, /Reset your/);
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('a better horse 8');
  await page.getByLabel(/Confirm/).fill('a better horse 8');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  await logIn(page, address, PASSWORD);
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
  await logIn(page, address, 'a better horse 8');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a new address counts once both confirm it, and the old one can undo that', async ({
  page,
}) => {
  const [old, address] = [newAddress('moving'), newAddress('moved')];
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  await signUp(page, old);
  await page.goto(await linkInMail(page, old, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(address);
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the links' }).click();
  await expect(page.getByText('Waiting for both links')).toBeVisible();
  await page.goto(await linkInMail(page, old, /Confirm your new email/));
  await heading('One more step');
  const last = await linkInMail(page, address, /Confirm your new email/);
  await page.goto(last);
  await heading('Your address is changed');
  await page.goto('/profile/security');
  await expect(page.getByText(`You sign in with ${address}`)).toBeVisible();

  const undo = await linkInMail(page, old, /address was changed/);
  await page.goto(undo);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await heading('Your account has its address back');
  for (const used of [last, undo]) {
    await page.goto(used);
    if (used === undo) await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByText(/This link doesn't work|used already/).first()).toBeVisible();
  }
  // Undoing the change ended this browser's session. Whether the notice appears here or on an earlier page
  // depends on which of them asks the server first.
  await page.goto('/profile/security');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, address);
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
});

test('a link opened in another browser verifies the address and signs no one in', async ({
  page,
  browser,
}) => {
  const address = newAddress('other-browser');
  await signUp(page, address);
  const link = await linkInMail(page, address, /Verify your email/);
  const other = await browser.newContext();
  try {
    const phone = await other.newPage();
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
    await phone.goto('/dashboard');
    await expect(phone).toHaveURL(/\/login/);
  } finally {
    await other.close();
  }
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Your address is already verified' }),
  ).toBeVisible();
  await logIn(page, address);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a form that is sent before its code has come does not put the password into the address', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await expect(page).toHaveURL(/\/login$/);
});

test('signed-in pages send strangers to the sign-in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});
