import { expect, type Page, test } from '@playwright/test';
import { QUIZ_ITEMS } from '@prepward/contracts/attempt-rules';
import { addressOf } from '@prepward/contracts/route-addresses';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { ExamDriver } from '../../support/exam-driver.js';
import { expectOnScreen, expectThumbable } from '../../support/geometry.js';
import { keysOf, rightFor, wrongFor } from '../../support/keys.js';
import { linkInMail, newAddress, signUp } from '../../support/student.js';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });

/** How many questions of the diagnostic are answered before it is ended. */
const DIAGNOSED = 3;
/** Number of the quiz question that is checked without a network. */
const OFFLINE_AT = 5;

/** The attempt that a press starts or continues, as the server returns it. */
async function begun(
  page: Page,
  press: () => Promise<void>,
): Promise<RouteAnswer<'attempts.start'>> {
  const { method, path } = addressOf('attempts.start');
  const [answer] = await Promise.all([
    page.waitForResponse((one) => {
      const { pathname } = new URL(one.url());
      return one.request().method() === method && pathname === path;
    }),
    press(),
  ]);
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function takeDiagnostic(page: Page): Promise<void> {
  await page.goto('/practice/diagnostic');
  const start = page.getByRole('button', { name: 'Start the diagnostic' });
  await expect(start).toBeEnabled();
  await expectThumbable(page, 'page before the diagnostic');
  const { id, items } = await begun(page, () => start.click());
  const keys = await keysOf(id);
  const exam = new ExamDriver(page);
  for (const item of items.slice(0, DIAGNOSED)) {
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key at ${item.position}`);
    await exam.at(item.position);
    if (item.passageId) {
      await page.getByRole('button', { name: 'Question', exact: true }).click();
    }
    await exam.give(rightFor(key));
    await exam.saveState('Saved');
    await expectThumbable(page, `diagnostic, question ${item.position}, ${item.type}`);
    await expectOnScreen(page, page.getByRole('button', { name: 'Next', exact: true }));
    await exam.next();
  }
  await exam.goTo(items.length);
  await page.getByRole('button', { name: 'Review answers' }).click();
  await expectThumbable(page, 'review before the end');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${DIAGNOSED} of ${items.length} correct`,
  );
  await expectThumbable(page, 'result of the diagnostic');
}

/** Ten questions with their verdicts; one is checked without a network and explained when it is back. */
async function takeQuiz(page: Page): Promise<void> {
  await page.goto('/quiz/science?set=1');
  const start = page.getByRole('button', { name: /^Start/ }).first();
  await expect(start).toBeEnabled();
  const { id, items } = await begun(page, () => start.click());
  expect(items).toHaveLength(QUIZ_ITEMS);
  const keys = await keysOf(id);
  const exam = new ExamDriver(page);
  for (const item of items) {
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key at ${item.position}`);
    await exam.at(item.position);
    if (item.passageId) {
      await page.getByRole('button', { name: 'Question', exact: true }).click();
    }
    await expectThumbable(page, `quiz, question ${item.position}, ${item.type}`);
    await exam.give(item.position % 2 ? rightFor(key) : wrongFor(item, key));
    const check = page.getByRole('button', { name: 'Check answer' });
    if (item.position === OFFLINE_AT) {
      await page.context().setOffline(true);
      await check.click();
      await exam.saveState('Offline, saved on this device');
      await page.context().setOffline(false);
      await exam.saveState('Saved');
    } else {
      await check.click();
    }
    await expect(exam.verdict).toHaveText(item.position % 2 ? 'Correct' : /^Not quite/);
    const wayOn = page.getByRole('button', { name: /^(Next question|See your result)$/ });
    await expectOnScreen(page, exam.verdict);
    await expectOnScreen(page, wayOn);
    await expectThumbable(page, `quiz, question ${item.position} once it is checked`);
    await wayOn.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${QUIZ_ITEMS / 2} of ${QUIZ_ITEMS} correct`,
  );
}

test('a student on a phone signs up, takes the diagnostic and ten questions, and reads the result', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const address = newAddress('phone');
  await signUp(page, address);
  await page.goto(await linkInMail(page, address, /Verify your email/));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takeDiagnostic(page);
  await takeQuiz(page);

  await expectThumbable(page, 'result of the quiz');
  await page.getByRole('button', { name: /^Go through 5 incorrect answers/ }).click();
  await expect(page.getByText(`1 of ${QUIZ_ITEMS / 2}`)).toBeVisible();
  await expectThumbable(page, 'result with a question open');
});
