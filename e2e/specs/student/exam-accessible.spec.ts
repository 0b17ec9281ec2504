import type { APIRequestContext } from '@playwright/test';
import { expect, type Page, test } from '@playwright/test';
import {
  enter,
  makeSubscriber,
  read,
  type Student,
  start,
  startOfEachType,
} from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { call } from '../../support/call.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { keysOf, rightFor, wrongFor } from '../../support/keys.js';

test.describe.configure({ timeout: 180_000 });

/** Opens a page and waits until it shows its content, not a skeleton. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('the exam screen of every type, its panels, its review and its result', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'axe');
  const attempt = await startOfEachType(request, student, 1);
  const keys = await keysOf(attempt.id);
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  for (const item of attempt.items) {
    const key = keys.get(item.position);
    await exam.at(item.position);
    if (key && item.position < 5) {
      await exam.give(item.position % 2 ? rightFor(key) : wrongFor(item, key));
    }
    await exam.saveState('Saved');
    await expectAccessible(page, `exam screen, ${item.type}`);
    if (item.position < 5) await exam.next();
  }
  await page.getByRole('button', { name: 'Flag this question' }).click();
  for (const panel of ['All questions', 'Report a problem', 'Help and keys']) {
    await page.getByRole('button', { name: panel }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, panel);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Review answers' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expectAccessible(page, 'review page');
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish now?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'finish dialog');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible();
  await expectAccessible(page, 'result');
});

/** Gives the student a history: one finished practice, and one that is open. */
async function practiced(request: APIRequestContext, student: Student): Promise<void> {
  const attempt = await startOfEachType(request, student, 4);
  const keys = await keysOf(attempt.id);
  for (const item of attempt.items) {
    const key = keys.get(item.position);
    if (!key) continue;
    const response = item.position % 3 ? rightFor(key) : wrongFor(item, key);
    const body = { clientId: 'calls', sequence: 1, response, elapsedMs: 20_000 };
    const params = { id: attempt.id, position: item.position };
    await call(request, student, 'attempts.save', { params, body });
  }
  await call(request, student, 'attempts.finish', { params: { id: attempt.id } });
  expect((await read(request, student, attempt.id)).state).toBe('finished');
  await start(request, student, { kind: 'mixed' });
}

test('the pages that practice starts from and is seen on', async ({ page, request }) => {
  const student = await makeSubscriber(request, 'axe-pages');
  await enter(page, student);
  await open(page, '/track-progress');
  await expectAccessible(page, '/track-progress before the first answer');
  await practiced(request, student);
  for (const path of [
    '/dashboard',
    '/track-progress',
    '/free-trial-bank',
    '/test-bank',
    '/test-bank-practice/science',
    '/practice/mock',
    '/practice/mixed',
    '/practice/diagnostic',
    '/practice/review',
  ]) {
    await open(page, path);
    await expectAccessible(page, path);
  }
  await open(page, '/test-bank');
  // A column that is too narrow for its longest word would break the word.
  const heights = await page
    .locator('dl dt')
    .evaluateAll((all) => all.map((label) => label.clientHeight));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBe(Math.min(...heights));
  await page.getByRole('button', { name: 'Configure practice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configure practice' });
  await dialog.getByText('All options').click();
  await dialog.getByLabel('Subject').selectOption({ label: 'Science' });
  await expect(dialog.getByRole('status')).toHaveText(/match/);
  await expectAccessible(page, 'configure dialog');
});
