import { expect, test } from '@playwright/test';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import {
  enter,
  flagOfEachType,
  keptResponses,
  makeSubscriber,
  read,
} from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { countRight, keysOf, rightFor, wrongFor } from '../../support/keys.js';

const PER_TYPE = 2;
const ITEMS = PER_TYPE * ITEM_TYPES.length;

test('a practice as configured explains each of the five types at once and adds up', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'tutor');
  await flagOfEachType(student, PER_TYPE);
  await enter(page, student);
  await page.goto('/test-bank');
  await page.getByRole('button', { name: 'Configure practice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Configure practice' });
  await dialog.getByText('All options').click();
  await dialog.getByLabel('Number of questions').fill(String(ITEMS));
  await dialog.getByRole('radio', { name: 'Flagged' }).check();
  await expect(dialog.getByRole('radio', { name: /^Tutor/ })).toBeChecked();
  await expect(dialog.getByRole('status')).toHaveText(`${ITEMS} questions match.`);
  await dialog.getByRole('button', { name: `Start ${ITEMS} questions` }).click();

  await expect(page).toHaveURL(/\/practice\/attempt\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { items } = await read(request, student, id);
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
  const keys = await keysOf(id);
  const exam = new ExamDriver(page);
  for (const item of items) {
    const key = keys.get(item.position);
    if (!key) throw new Error(`No key for ${item.itemId}`);
    const right = item.position % 3 !== 0;
    await exam.at(item.position);
    await exam.give(right ? rightFor(key) : wrongFor(item, key));
    await exam.check();
    const verdict = right ? 'Correct' : 'Not quite';
    await expect(exam.verdict).toHaveText(new RegExp(`^${verdict}`));
    await expect(
      page.getByRole('button', { name: /^(Next question|See your result)$/ }),
    ).toBeFocused();
    await exam.saveState('Saved');
    // An untimed practice shows no clock, even after the server has responded.
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(exam.sheet.getByText(reasonsOf(key.type, right)).first()).toBeVisible();
    await page.getByRole('button', { name: /Next question|See your result/ }).click();
  }

  const right = items.filter(({ position }) => position % 3 !== 0).length;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${right} of ${ITEMS} correct`);
  await expect(page.getByText(`${right * 10}%`, { exact: true }).first()).toBeVisible();
  expect(await countRight(id)).toEqual([{ section: 1, items: ITEMS, answered: ITEMS, right }]);
  await expect(page.getByRole('radio', { name: `Incorrect (${ITEMS - right})` })).toBeVisible();
  expect(Object.keys(await keptResponses(id))).toHaveLength(ITEMS);
});

/** Text shown with an item of this type once it's checked. */
function reasonsOf(type: string, right: boolean): string {
  if (type === 'ordered') return 'The correct order';
  if (type === 'supply') return right ? 'Your answer: correct' : 'Correct answer:';
  return type === 'multiple-select' || right ? 'Your answer: correct' : 'Correct answer';
}
