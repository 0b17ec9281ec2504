import { expect, type Locator, test } from '@playwright/test';
import type { AttemptItem } from '@prepward/contracts/attempts';
import { enter, makeSubscriber, startOfEachType } from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { keysOf, rightFor } from '../../support/keys.js';

/** Drags as a person does: the library starts only after the pointer has moved a few pixels. */
async function drag(exam: ExamDriver, from: Locator, to: Locator): Promise<void> {
  const { mouse } = exam.page;
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to');
  await mouse.move(start.x + start.width / 3, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(start.x + start.width / 3 + 12, start.y + start.height / 2, { steps: 3 });
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await mouse.up();
}

test('steps are put in order by dragging them with the mouse, and taken back the same way', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'drag');
  const attempt = await startOfEachType(request, student, 1);
  const item = attempt.items.find(({ type }) => type === 'ordered');
  const ids = item?.options?.map(({ id }) => id) ?? [];
  const [first = '', second = '', third = ''] = ids;
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  await exam.goTo(item?.position ?? 0);
  const waiting = (id: string) => exam.sheet.locator(`[data-waiting="${id}"]`);
  const placed = (id: string) => exam.sheet.locator(`[data-step="${id}"]`);
  const handle = (id: string) => placed(id).locator('.cursor-grab');
  const box = (name: string) =>
    exam.sheet.locator('p', { hasText: new RegExp(`^${name}$`) }).locator('..');

  await drag(exam, waiting(second), box('Your order'));
  await expect.poll(() => exam.order()).toEqual([second]);
  await drag(exam, waiting(first), box('Your order').locator('p').first());
  await expect.poll(() => exam.order()).toEqual([second, first]);
  // A step dropped on a placed step goes before it.
  await drag(exam, waiting(third), placed(first));
  await expect.poll(() => exam.order()).toEqual([second, third, first]);
  await drag(exam, handle(first), placed(second));
  await expect.poll(() => exam.order()).toEqual([first, second, third]);
  await drag(exam, handle(second), box('Steps').locator('p').first());
  await expect.poll(() => exam.order()).toEqual([first, third]);
  await expect(waiting(second)).toBeVisible();
  // A step dropped outside both boxes stays where it was.
  await drag(exam, handle(third), page.getByRole('heading', { level: 1 }));
  await expect.poll(() => exam.order()).toEqual([first, third]);
});

/** What a screen reader announces for the item: the names of all its controls. */
async function namesOf(item: AttemptItem, exam: ExamDriver): Promise<string[]> {
  const { sheet } = exam;
  const parts: Record<AttemptItem['type'], Locator> = {
    'multiple-choice': sheet.getByRole('radio'),
    'multiple-select': sheet.getByRole('checkbox'),
    supply: sheet.getByRole('textbox', { name: 'Your answer' }),
    'hot-spot': sheet
      .getByRole('radiogroup', { name: 'Regions of the picture' })
      .getByRole('radio'),
    ordered: sheet.getByRole('button', { name: /^Place next: ./ }),
  };
  await expect(parts[item.type].first()).toBeAttached();
  const lines = await Promise.all(
    (await parts[item.type].all()).map((part) => part.ariaSnapshot()),
  );
  return lines.map((line) => /^- \w+(?: "((?:[^"\\]|\\.)*)"|: (.*))?/.exec(line)?.[1] ?? line);
}

test('every item type says its question, its parts and its verdict to a screen reader', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'names');
  const attempt = await startOfEachType(request, student, 1, { mode: 'tutor' });
  const keys = await keysOf(attempt.id);
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  for (const item of attempt.items) {
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key at ${item.position}`);
    await exam.at(item.position);
    const names = await namesOf(item, exam);
    const parts = item.type === 'supply' ? 1 : (item.options ?? item.regions ?? []).length;
    expect(names, item.type).toHaveLength(parts);
    expect(new Set(names).size, `${item.type}: ${names.join(' | ')}`).toBe(parts);
    // Formulas are read as words, never as their source; a dollar sign before a digit is a price.
    expect(
      names.filter((name) => name.trim() === '' || /\\[a-z]+|\$(?!\d)|<\w/.test(name)),
    ).toEqual([]);
    if (item.type === 'multiple-choice' || item.type === 'multiple-select') {
      // The group's name is the question.
      const option = page.locator(`input[value="${item.options?.[0]?.id}"]`);
      const group = exam.sheet.getByRole('group').filter({ has: option });
      const labelled = await group.first().getAttribute('aria-labelledby');
      const stem = await page.locator(`[id="${labelled}"]`).textContent();
      expect(stem?.trim().length).toBeGreaterThan(5);
    }
    await exam.give(rightFor(key));
    if (item.type === 'ordered') {
      await expect(exam.sheet.getByRole('status', { name: 'Order' })).toHaveText(
        /^(Placed|Moved) (at|to) position \d of \d\.$/,
      );
    }
    await exam.check();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText('Correct');
    await page.getByRole('button', { name: /^(Next question|See your result)$/ }).click();
  }
});
