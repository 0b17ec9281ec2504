import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { verdictOn } from './exam-driver.js';

export const PASSWORD = 'correct horse 7';

/** An address that no other journey uses, and no earlier try of this one. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.org`;
}

interface CaughtMail {
  to: string;
  subject: string;
  text: string;
}

/** The text of the newest email to an address, once it arrives. */
export async function mailTo(
  { request }: Page,
  address: string,
  subject: RegExp,
  timeout = 20_000,
): Promise<string> {
  let text = '';
  await expect(async () => {
    const mails: CaughtMail[] = await (await request.get('/dev/inbox.json')).json();
    const mail = mails.find((one) => one.to.includes(address) && subject.test(one.subject));
    expect(mail, `an email about ${subject}`).toBeDefined();
    text = mail?.text ?? '';
  }).toPass({ timeout });
  return text;
}

/** The link in the newest email to an address, once it arrives. */
export async function linkInMail(page: Page, address: string, subject: RegExp): Promise<string> {
  const link = /https?:\/\/\S+\/auth\/confirm\?\S+/;
  return link.exec(await mailTo(page, address, subject))?.[0] ?? '';
}

/** Fills the sign-up form that is open, and sends it. */
export async function sendSignUp(page: Page, address: string): Promise<void> {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}

export async function signUp(page: Page, address: string): Promise<void> {
  await page.goto('/signup');
  await sendSignUp(page, address);
}

export async function logIn(page: Page, address: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Logs out through the menu of a student's pages. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Me\b/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** Answers the item on screen, whatever its type, with the keyboard alone. */
export async function answer(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: /^Question \d of 5$/ });
  await expect(sheet).toBeVisible();
  const radio = sheet.getByRole('radio').first();
  const box = sheet.getByRole('checkbox').first();
  const field = sheet.getByLabel('Your answer');
  const waiting = sheet.getByRole('button', { name: /^Place next/ });
  if ((await field.count()) > 0) {
    await field.fill('7');
  } else if ((await box.count()) > 0) {
    await box.focus();
    await page.keyboard.press('Space');
  } else if ((await waiting.count()) > 0) {
    for (let steps = await waiting.count(); steps > 0; steps--) {
      await waiting.first().focus();
      await page.keyboard.press('Enter');
      await expect(waiting).toHaveCount(steps - 1);
    }
  } else {
    await radio.focus();
    await page.keyboard.press('Space');
  }
  const check = page.getByRole('button', { name: 'Check answer' });
  await expect(check).toBeEnabled();
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(verdictOn(page)).toHaveText(/^(Correct|Not quite)/);
}

/** Takes a whole free practice, from its first page to its result. */
export async function practice(page: Page, subject: string): Promise<void> {
  await page.goto(`/practice/${subject}`);
  await page.getByRole('button', { name: /^Start/ }).click();
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByRole('region', { name: `Question ${question} of 5` })).toBeVisible();
    await answer(page);
    await page.getByRole('button', { name: /Next question|See your result/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
}
