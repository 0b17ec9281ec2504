import { expect, test } from '@playwright/test';
import type { AttemptItem } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import {
  enter,
  flagOfEachType,
  makeSubscriber,
  read,
  startOfEachType,
} from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { keysOf } from '../../support/keys.js';
import { press, tabTo } from '../../support/tabbing.js';

/** Answers the item on screen correctly, using only the keyboard. */
async function answer(exam: ExamDriver, item: AttemptItem, key: ItemKey): Promise<void> {
  const { page, sheet } = exam;
  switch (key.type) {
    case 'multiple-choice': {
      const place = (item.options ?? []).findIndex(({ id }) => id === key.option);
      await tabTo(page, sheet.getByRole('radio').first());
      await press(page, 'Space');
      await press(page, 'ArrowDown', place);
      return expect(exam.option(key.option)).toBeChecked();
    }
    case 'multiple-select':
      for (const id of key.options) {
        await tabTo(page, exam.option(id));
        await press(page, 'Space');
      }
      return;
    case 'supply':
      await tabTo(page, sheet.getByLabel('Your answer'));
      return page.keyboard.type(key.answer);
    case 'hot-spot': {
      const place = (item.regions ?? []).findIndex(({ id }) => id === key.region);
      const picture = sheet.getByRole('radiogroup', { name: 'Regions of the picture' });
      await tabTo(page, picture.getByRole('radio').first());
      await press(page, 'Space');
      await press(page, 'ArrowRight', place);
      return expect(picture.getByRole('radio').nth(place)).toBeChecked();
    }
    case 'ordered':
      for (const id of key.order.toReversed()) {
        await tabTo(page, sheet.locator(`[data-waiting="${id}"] button`));
        await press(page, 'Enter');
      }
      // They were placed from last to first; the arrow keys fix the order.
      for (const [to, id] of key.order.entries()) {
        const from = (await exam.order()).indexOf(id);
        if (from === to) continue;
        const step = sheet.locator(`[data-step="${id}"]`);
        await tabTo(page, step.getByRole('button', { name: /^Move up/ }));
        await press(page, 'Alt+ArrowUp', from - to);
        await expect(sheet.getByText(`Moved to position ${to + 1} of`)).toBeAttached();
      }
      return expect.poll(() => exam.order()).toEqual(key.order);
  }
}

test('a practice of five items of five types, from its start to its result, without a mouse', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'keys');
  await flagOfEachType(student, 1);
  await enter(page, student);
  await page.goto('/test-bank');
  await tabTo(page, page.getByRole('button', { name: 'Configure practice' }));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Configure practice' });
  await tabTo(page, dialog.locator('summary').first());
  await press(page, 'Enter');
  await tabTo(page, dialog.getByLabel('Number of questions'));
  await press(page, 'Control+a');
  await page.keyboard.type('5');
  await tabTo(page, dialog.getByRole('radio', { name: 'All', exact: true }));
  await press(page, 'ArrowRight', 3);
  await expect(dialog.getByRole('radio', { name: 'Flagged' })).toBeChecked();
  await expect(dialog.getByRole('status')).toHaveText('5 questions match.');
  await tabTo(page, dialog.getByRole('button', { name: 'Start 5 questions' }));
  await press(page, 'Enter');

  const exam = new ExamDriver(page);
  await exam.at(1);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { items } = await read(request, student, id);
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
  const keys = await keysOf(id);
  for (const item of items) {
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key for ${item.itemId}`);
    await exam.at(item.position);
    // The focus starts at the top of a new item, not where it was in the last one.
    await expect(exam.sheet).toBeFocused();
    await answer(exam, item, key);
    await tabTo(page, page.getByRole('button', { name: 'Check answer' }));
    await press(page, 'Enter');
    await expect(exam.verdict).toHaveText('Correct');
    // The focus moves to the button that continues: Enter checks, and Enter again continues.
    await expect(
      page.getByRole('button', { name: /^(Next question|See your result)$/ }),
    ).toBeFocused();
    await press(page, 'Enter');
  }
  const result = page.getByRole('heading', { level: 1, name: 'Every answer correct' });
  await expect(result).toBeFocused();
});

test('single keys work the exam screen, and can be switched off', async ({ page, request }) => {
  const student = await makeSubscriber(request, 'shortcuts');
  const attempt = await startOfEachType(request, student, 1);
  await enter(page, student);
  const { items, id } = attempt;
  const exam = new ExamDriver(page);
  const choice = items.find(({ type }) => type === 'multiple-choice');
  await exam.open(id);
  const flag = page.getByRole('button', { name: 'Flag this question' });
  await press(page, 'n');
  await exam.at(2);
  await press(page, 'b');
  await exam.at(1);
  await press(page, 'f');
  await expect(flag).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'g');
  const navigator = page.getByRole('dialog', { name: 'All questions' });
  await expect(navigator.getByRole('button', { name: /^Question 1, .*flagged$/ })).toBeVisible();
  await press(page, 'Escape');
  await expect(navigator).toBeHidden();
  await press(page, 'n', (choice?.position ?? 1) - 1);
  await exam.at(choice?.position ?? 1);
  await press(page, '2');
  await expect(exam.option(choice?.options?.[1]?.id ?? '')).toBeChecked();

  await press(page, '?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await tabTo(page, help.getByRole('checkbox'));
  await press(page, 'Space');
  await press(page, 'Escape');
  await expect(help).toBeHidden();
  await press(page, '1');
  await press(page, 'f');
  await expect(exam.option(choice?.options?.[1]?.id ?? '')).toBeChecked();
  await exam.goTo(choice?.position === 2 ? 3 : 2);
  await press(page, 'f');
  await expect(flag).toHaveAttribute('aria-pressed', 'false');
});
