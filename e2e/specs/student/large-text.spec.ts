import { expect, type Page, test } from '@playwright/test';
import { enter, makeSubscriber, startOfEachType } from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { expectOnScreen } from '../../support/geometry.js';
import { keysOf, wrongFor } from '../../support/keys.js';

const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });

/** Pages whose rows had no room for text of this size. */
const PAGES = ['/', '/dashboard', '/free-trial-bank', '/practice/mock', '/subscription'];

async function expectNothingWider(page: Page, what: string): Promise<void> {
  await expect.soft(page.locator('html'), what).toHaveJSProperty('scrollWidth', WIDTH);
}

test('text of twice the size fits a phone, on pages, in every type of item, and after a reload in between', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'large');
  const attempt = await startOfEachType(request, student, 1, { mode: 'tutor' });
  const keys = await keysOf(attempt.id);
  await page.addInitScript(() => localStorage.setItem('prepward.exam.text-size', '200'));
  await enter(page, student);
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingWider(page, address);
  }
  const exam = new ExamDriver(page);
  const toQuestion = page.getByRole('button', { name: 'Question', exact: true });
  const wayOn = page.getByRole('button', { name: /^(Next question|See your result)$/ });
  await exam.open(attempt.id);
  for (const item of attempt.items) {
    await exam.at(item.position);
    if (await toQuestion.isVisible()) await toQuestion.click();
    await expectNothingWider(page, item.type);
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key at ${item.position}`);
    await exam.give(wrongFor(item, key));
    // What was chosen and not checked yet is still chosen.
    await page.reload();
    await exam.at(item.position);
    if (await toQuestion.isVisible()) await toQuestion.click();
    await exam.check();
    await expectNothingWider(page, `${item.type}, checked`);
    await expectOnScreen(page, exam.verdict);
    await expectOnScreen(page, wayOn);
    await wayOn.click();
  }
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await expectNothingWider(page, 'result');
});
