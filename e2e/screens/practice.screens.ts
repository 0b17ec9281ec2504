import { expect, test } from '@playwright/test';
import { enter, makeSubscriber, startOfEachType } from '../support/attempts.js';
import { ExamDriver } from '../support/exam-driver.js';
import { keysOf, rightFor, wrongFor } from '../support/keys.js';
import { look } from './look.js';

/** The question itself, where a phone shows the passage first. */
async function showQuestion({ page }: ExamDriver): Promise<void> {
  const toQuestion = page.getByRole('button', { name: 'Question', exact: true });
  if (await toQuestion.isVisible()) await toQuestion.click();
}

test('each type of item before and after its check, with the tools around it', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'looks');
  const { id, items } = await startOfEachType(request, student, 1, { mode: 'tutor' });
  const keys = await keysOf(id);
  await enter(page, student);
  await page.setViewportSize({ width: 360, height: 740 });
  const exam = new ExamDriver(page);
  await exam.open(id);
  for (const item of items) {
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key at ${item.position}`);
    await exam.at(item.position);
    await showQuestion(exam);
    await look(page, `item-${item.type}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await showQuestion(exam);
    await exam.give(item.type === 'ordered' ? rightFor(key) : wrongFor(item, key));
    await exam.check();
    await look(page, `item-${item.type}-checked`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: /^(Next question|See your result)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
});
