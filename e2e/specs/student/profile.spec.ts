import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { DAY_MS } from '@prepward/contracts/durations';
import { strFromU8, unzipSync } from 'fflate';
import { enter, makeStudent, start, tokenOf } from '../../support/attempts.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { ADMIN } from '../../support/ports.js';
import { runAxe } from '../../support/run-axe.js';
import { logIn, mailTo, PASSWORD } from '../../support/student.js';

const SECTIONS = ['details', 'study', 'security', 'emails', 'appearance', 'data'];

async function expectNoViolations(page: Page, section: string): Promise<void> {
  await page.goto(`/profile/${section}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  const found = await runAxe(page, {});
  expect(found.map(({ id, nodes }) => `${section} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** The date in a time zone, this many days from now. */
function dayIn(days: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * DAY_MS);
}

test('a student sets up the profile, downloads all data, and deletes the account', async ({
  page,
  request,
}) => {
  const student = await makeStudent(request, 'profile');
  const address = student.email;
  await enter(page, student);

  await page.goto('/profile/details');
  await page.getByLabel('First name').fill('Annika');
  await page.getByLabel('School program').fill('BSN, State University');
  await page.getByLabel('Time zone').selectOption('America/Denver');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details are up to date.')).toBeVisible();
  await page.goto('/profile/study');
  const day = dayIn(30, 'America/Denver');
  await page.getByLabel('Day of your exam').fill(day);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText(/^Your exam is on/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /(29|30) days to your exam/ })).toBeVisible();
  for (const section of SECTIONS) await expectNoViolations(page, section);

  await page.getByRole('button', { name: 'Download my data' }).click();
  await mailTo(page, address, /Your data from .* is ready/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await downloading).path())));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(read('profile.json'))).toEqual([
    expect.objectContaining({
      first_name: 'Annika',
      exam_date: day,
      school_program: 'BSN, State University',
      time_zone: 'America/Denver',
    }),
  ]);
  expect(read('README.txt')).toContain(address);

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  await mailTo(page, address, /will be deleted on/);
  // Every page says so; signing in again offers to keep it.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByText(/will be deleted on/)).toHaveCount(0);

  // While a question is open in another tab, staff delete the account: the same code, without the wait.
  const attempt = await start(request, student, { kind: 'free-practice', subject: 'math' });
  const exam = new ExamDriver(await page.context().newPage());
  await exam.open(attempt.id);
  const staff = { email: ADMIN.email, ...(await tokenOf(request, ADMIN.email, ADMIN.password)) };
  const params = { id: student.id };
  await call(request, staff, 'authAdmin.deleteUser', { params, body: {} });
  for (const tab of [exam.page, page]) {
    // Each tab asks every 45 seconds, and at once when it becomes visible again.
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tab.waitForURL(/\/login$/);
    await expect(tab.getByText('You were signed out')).toBeVisible();
  }
  await logIn(page, address);
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible();
  await expect
    .poll(() => sql('SELECT 1 FROM users WHERE id = $1', [student.id]), { timeout: 60_000 })
    .toEqual([]);
  expect(await sql('SELECT 1 FROM attempts WHERE id = $1', [attempt.id])).toEqual([]);
});
