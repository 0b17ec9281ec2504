import { expect, type Page, test } from '@playwright/test';
import type { Attempt } from '@prepward/contracts/attempts';
import { enter, keptResponses, makeSubscriber, startOfEachType } from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';

const TOLD = 'This attempt is also open in another tab or on another device.';

async function told(page: Page): Promise<void> {
  await expect(page.getByText(TOLD)).toBeVisible();
}

/** The position of the first multiple-choice item, and its options. */
function choiceOf(attempt: Attempt): { position: number; options: string[] } {
  const item = attempt.items.find(({ type }) => type === 'multiple-choice');
  if (!item) throw new Error('No multiple choice');
  return { position: item.position, options: (item.options ?? []).map(({ id }) => id) };
}

test('two tabs know of each other, and the newest answer shows in both', async ({
  page,
  context,
  request,
}) => {
  const student = await makeSubscriber(request, 'tabs');
  const attempt = await startOfEachType(request, student, 1);
  const { position, options } = choiceOf(attempt);
  const [a = '', b = '', c = '', d = ''] = options;
  const expectKept = (option: string) =>
    expect
      .poll(async () => (await keptResponses(attempt.id))[position])
      .toEqual({ type: 'multiple-choice', option });
  await enter(page, student);
  const first = new ExamDriver(page);
  await first.open(attempt.id);
  const second = new ExamDriver(await context.newPage());
  await second.open(attempt.id);
  await told(page);
  await told(second.page);
  for (const exam of [first, second]) await exam.goTo(position);

  await first.option(a).check();
  await expect(second.option(a)).toBeChecked();
  await second.option(b).check();
  await expect(first.option(b)).toBeChecked();
  await expectKept(b);

  await test.step('an older answer that arrives later does not undo a newer one', async () => {
    await second.page.route('**/answers/**', (route) => route.abort());
    await second.option(c).check();
    await second.saveState('Offline, saved on this device');
    await first.goTo(position === 1 ? 2 : 1);
    await first.goTo(position);
    await first.option(d).check();
    await first.saveState('Saved');
    await second.page.unroute('**/answers/**');
    await second.saveState('Saved');
    for (const exam of [first, second]) await expect(exam.option(d)).toBeChecked();
    await expectKept(d);
  });

  await test.step('when one of them is closed, the other is alone again', async () => {
    await second.page.close();
    await expect(page.getByText(TOLD)).toBeHidden();
  });
});

test('two devices are told of each other, and the newest answer shows on both', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const student = await makeSubscriber(request, 'devices');
  const attempt = await startOfEachType(request, student, 1);
  const { position, options } = choiceOf(attempt);
  await enter(page, student);
  const first = new ExamDriver(page);
  await first.open(attempt.id);
  const device = await browser.newContext({ baseURL });
  try {
    const second = new ExamDriver(await device.newPage());
    await enter(second.page, student);
    await second.open(attempt.id);
    await told(second.page);
    await second.goTo(position);
    await second.option(options[1] ?? '').check();
    await second.saveState('Saved');

    // Each device asks twice a minute, and at once when its network comes back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await told(page);
    await first.goTo(position);
    await expect(first.option(options[1] ?? '')).toBeChecked();
    await first.option(options[2] ?? '').check();
    await first.saveState('Saved');
    await second.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(second.option(options[2] ?? '')).toBeChecked();
  } finally {
    await device.close();
  }
});
