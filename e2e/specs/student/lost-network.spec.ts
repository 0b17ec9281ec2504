import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test,
} from '@playwright/test';
import type { Attempt, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import {
  enter,
  keptResponses,
  makeSubscriber,
  start,
  startOfEachType,
} from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { keysOf, rightFor } from '../../support/keys.js';
import { logIn } from '../../support/student.js';

/** The answers that the journeys give, by position. */
function answersTo(attempt: Attempt, keys: ReadonlyMap<number, ItemKey>, count: number) {
  const pairs = attempt.items.slice(0, count).map(({ position }): [number, ItemResponse] => {
    const key = keys.get(position);
    if (!key) throw new Error(`No key at ${position}`);
    return [position, rightFor(key)];
  });
  return new Map(pairs);
}

/** Gives answers one after another, from the item on screen. */
async function giveAll(exam: ExamDriver, answers: Iterable<[number, ItemResponse]>): Promise<void> {
  for (const [position, response] of answers) {
    await exam.at(position);
    await exam.give(response);
    await exam.next();
  }
}

/** Goes through answers from the item on screen, and expects to see each one. */
async function findAll(exam: ExamDriver, answers: Iterable<[number, ItemResponse]>): Promise<void> {
  for (const [position, response] of answers) {
    await exam.at(position);
    await exam.shows(response);
    await exam.next();
  }
}

/** A subscriber with a practice of `ofEach` items of each type, and the answers to the first ones. */
async function begun(request: APIRequestContext, name: string, ofEach: number, count: number) {
  const student = await makeSubscriber(request, name);
  const attempt = await startOfEachType(request, student, ofEach);
  return { student, attempt, answers: answersTo(attempt, await keysOf(attempt.id), count) };
}

/** What an attempt should keep after these answers; the order of chosen options doesn't matter. */
function kept(answers: ReadonlyMap<number, ItemResponse>) {
  return comparable(Object.fromEntries(answers));
}

function comparable(responses: Record<number, ItemResponse>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(responses).map(([position, response]) => [
      position,
      response.type === 'multiple-select'
        ? { ...response, options: response.options.toSorted() }
        : response,
    ]),
  );
}

test('twenty answers given offline are kept, said to be kept, and sent when the network is back', async ({
  page,
  context,
  request,
}) => {
  const { student, attempt, answers } = await begun(request, 'offline', 5, 20);
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  await exam.saveState('Saved');
  // The code for its dialogs is fetched while the student reads the first question.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await giveAll(exam, answers);
  await exam.saveState('Offline, saved on this device');
  // Meanwhile the student can move freely, and sees every answer.
  await exam.goTo(1);
  await findAll(exam, answers);
  expect(await keptResponses(attempt.id)).toEqual({});

  await context.setOffline(false);
  await exam.saveState('Saved');
  expect(comparable(await keptResponses(attempt.id))).toEqual(kept(answers));
});

test('a page that is opened again while the server cannot be reached shows the answers', async ({
  page,
  request,
}) => {
  const { student, attempt, answers } = await begun(request, 'unreachable', 1, 3);
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  await page.route('**/api/v1/**', (route) => route.abort());
  await giveAll(exam, answers);
  await exam.saveState('Offline, saved on this device');
  await page.reload();
  await exam.saveState('Offline, saved on this device');
  await exam.goTo(1);
  await findAll(exam, answers);
  await page.unroute('**/api/v1/**');
  await exam.saveState('Saved');
  expect(comparable(await keptResponses(attempt.id))).toEqual(kept(answers));
});

test('a section that is closed offline says that the next one waits for the network', async ({
  page,
  context,
  request,
}) => {
  const student = await makeSubscriber(request, 'between');
  const attempt = await start(request, student, { kind: 'mock' });
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  await exam.goTo(45);
  await page.getByRole('button', { name: 'Review answers' }).click();
  await context.setOffline(true);
  const close = async () => {
    await page
      .getByRole('region', { name: 'Section review' })
      .getByRole('button', { name: 'Close section' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Close Reading?' });
    await dialog.getByRole('button', { name: 'Close section' }).click();
  };
  await close();
  await expect(
    page.getByText('You’re offline. The next section loads when you’re back online.'),
  ).toBeVisible();
  await context.setOffline(false);
  await close();
  await page.getByRole('button', { name: 'Begin Math' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Section 2 of 4: Math');
  await exam.at(1);
});

test('leaving an exam asks first, because its clock goes on', async ({ page, request }) => {
  const student = await makeSubscriber(request, 'leaving');
  const attempt = await start(request, student, { kind: 'mock' });
  await enter(page, student);
  await new ExamDriver(page).open(attempt.id);
  await page.getByRole('link', { name: 'Leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave with the clock running?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('The clock is running.')).toBeVisible();
});

test('after the browser was killed, saved answers are everywhere and unsent ones are sent', async ({
  page,
  request,
  launchOptions,
  baseURL,
}) => {
  const { student, attempt, answers } = await begun(request, 'killed', 2, 6);
  const saved = new Map([...answers].slice(0, 3));
  const unsent = [...answers].slice(3);
  const profile = mkdtempSync(path.join(tmpdir(), 'prepward-browser-'));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  let context: BrowserContext | undefined;
  try {
    context = await open();
    const first = await context.newPage();
    await enter(first, student);
    const exam = new ExamDriver(first);
    await exam.open(attempt.id);
    await giveAll(exam, saved);
    await exam.saveState('Saved');
    await context.setOffline(true);
    await giveAll(exam, unsent);
    await exam.saveState('Offline, saved on this device');
    await kill(first);

    await test.step('another browser has what was saved', async () => {
      await enter(page, student);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Continue' }).first().click();
      const other = new ExamDriver(page);
      await other.at(4);
      await other.goTo(1);
      await findAll(other, saved);
      await page.getByRole('button', { name: 'All questions' }).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /^Question \d+, answered/ }),
      ).toHaveCount(3);
      expect(comparable(await keptResponses(attempt.id))).toEqual(kept(saved));
    });

    await test.step('the same browser sends what it had kept', async () => {
      context = await open();
      const again = await context.newPage();
      await again.goto(`/practice/attempt/${attempt.id}`);
      const sheet = new ExamDriver(again);
      // A killed browser may have lost a sign-in from its last few seconds.
      await expect(sheet.sheet.or(again.getByRole('button', { name: 'Sign In' }))).toBeVisible();
      if (await again.getByRole('button', { name: 'Sign In' }).isVisible()) {
        await logIn(again, student.email);
        // It leads to the requested page, or to the dashboard if the browser lost that, too.
        await expect(again).not.toHaveURL(/\/login/);
        await sheet.open(attempt.id);
      }
      await sheet.saveState('Saved');
      expect(comparable(await keptResponses(attempt.id))).toEqual(kept(answers));
    });
  } finally {
    await context?.close().catch(() => undefined);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Kills a page's browser as a power cut would. */
async function kill(page: Page): Promise<void> {
  const gone = new Promise((resolve) => page.context().once('close', resolve));
  const session = await page.context().newCDPSession(page);
  // The crashed browser never answers.
  void session.send('Browser.crash').catch(() => undefined);
  await gone;
}
