import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { BETWEEN_SECTIONS } from '@prepward/contracts/attempt-rules';
import type { Attempt, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { BREAK } from '@prepward/contracts/exam';
import type { ItemKey } from '@prepward/contracts/items';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import {
  enter,
  keptResponses,
  letPass,
  makeSubscriber,
  read,
  type Student,
  start,
} from '../../support/attempts.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { countRight, keysOf, percent, rightFor, wrongFor } from '../../support/keys.js';

/** How many items per section are answered on screen, besides the first of each type. */
const ON_SCREEN = 3;
/** How many saves are sent at the same time. */
const AT_ONCE = 10;

/** What the student answers: every seventh is left open, every third is wrong. */
function ruled(item: AttemptItem, keys: ReadonlyMap<number, ItemKey>): ItemResponse | null {
  const key = keys.get(item.position);
  if (!key || item.position % 7 === 0) return null;
  return item.position % 3 === 0 ? wrongFor(item, key) : rightFor(key);
}

interface Sitting {
  page: Page;
  request: APIRequestContext;
  student: Student;
  attempt: Attempt;
  keys: ReadonlyMap<number, ItemKey>;
}

/** The items of a section that has begun: later sections' items aren't included. */
async function itemsOf({ request, student, attempt }: Sitting, n: number): Promise<AttemptItem[]> {
  const { items } = await read(request, student, attempt.id);
  expect(Math.max(...items.map(({ section }) => section))).toBe(n);
  return items.filter(({ section }) => section === n);
}

/** Answers a section by `ruled`: the first items and one of each type on screen, the rest by API calls. */
async function answerSection(sitting: Sitting, n: number): Promise<void> {
  const { page, request, student, attempt, keys } = sitting;
  const exam = new ExamDriver(page);
  const items = await itemsOf(sitting, n);
  const answered = items.filter((item) => ruled(item, keys) !== null);
  const ofTypes = answered.filter(
    (item) => answered.find(({ type }) => type === item.type) === item,
  );
  const onScreen = new Set([...answered.slice(0, ON_SCREEN), ...ofTypes]);
  for (const item of onScreen) {
    const response = ruled(item, keys);
    const number = items.indexOf(item) + 1;
    if ((await exam.sheet.getAttribute('aria-label'))?.startsWith(`Question ${number} of`)) {
      await exam.at(number);
    } else {
      await exam.goTo(number);
    }
    if (response) await exam.give(response);
    await exam.saveState('Saved');
  }
  const rest = answered.filter((item) => !onScreen.has(item));
  for (let from = 0; from < rest.length; from += AT_ONCE) {
    await Promise.all(
      rest.slice(from, from + AT_ONCE).map(async (item) => {
        const body = { clientId: 'calls', sequence: 1, response: ruled(item, keys) };
        const params = { id: attempt.id, position: item.position };
        const saved = await call(request, student, 'attempts.save', { params, body });
        expect(saved.status).toBe(200);
      }),
    );
  }
}

/** Goes to the section's review page and expects its counts to match what was answered. */
async function reviewSection(sitting: Sitting, n: number): Promise<void> {
  const { page, keys } = sitting;
  const items = await itemsOf(sitting, n);
  const open = items.filter((item) => ruled(item, keys) === null).length;
  // The reload picks up answers that were saved through the API.
  await page.reload();
  const exam = new ExamDriver(page);
  await exam.goTo(items.length);
  await page.getByRole('button', { name: 'Review answers' }).click();
  const review = page.getByRole('region', { name: 'Section review' });
  await expect(review.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  const count = review.locator('dl > div').filter({ hasText: 'Not answered' });
  await expect(count).toHaveText(`Not answered${open}`);
  await expect(
    review.getByRole('button', { name: /^Question \d+, (not answered|not seen)/ }),
  ).toHaveCount(open);
}

async function closeSection(page: Page, name: string, button: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Section review' })
    .getByRole('button', { name: button })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

async function title(page: Page, n: number, subject: Subject): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Section ${n} of 4: ${SUBJECT_NAMES[subject]}`,
  );
}

test('a whole mock exam, section by section, is scored as computed apart', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const student = await makeSubscriber(request, 'mock');
  await enter(page, student);
  await page.goto('/practice/mock');
  await page.getByRole('button', { name: 'Start the mock exam' }).click();
  await expect(page).toHaveURL(/\/practice\/attempt\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const attempt = await read(request, student, id);
  const sitting = { page, request, student, attempt, keys: await keysOf(id) };

  await title(page, 1, 'reading');
  await answerSection(sitting, 1);
  await reviewSection(sitting, 1);
  await closeSection(page, 'Close Reading?', 'Close section');

  await test.step('a page says what comes, and the clock of Math starts at Begin', async () => {
    const heading = page.getByRole('heading', { level: 2, name: 'Section 2 of 4: Math' });
    await expect(heading).toBeFocused();
    const facts = page.getByRole('list', { name: 'What’s next' }).getByRole('listitem');
    await expect(facts).toHaveText(['38 questions', '57 minutes', 'With calculator']);
    await letPass(id, 120);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.getByRole('link', { name: 'Leave' }).click();
    const asks = page.getByRole('dialog', { name: 'Leave between two sections?' });
    await asks.getByRole('button', { name: 'Keep going' }).click();
    await page.getByRole('button', { name: 'Begin Math' }).click();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(57:00|56:\d\d)$/);
  });

  await test.step('the closed section cannot be reached', async () => {
    await title(page, 2, 'math');
    await new ExamDriver(page).at(1);
    await page.reload();
    await title(page, 2, 'math');
    await page.getByRole('button', { name: 'All questions' }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: /^Question \d+,/ }),
    ).toHaveCount(38);
    await page.keyboard.press('Escape');
    const body = { clientId: 'calls', sequence: 9_999_999, response: null };
    const refused = await call(request, student, 'attempts.save', {
      params: { id, position: 1 },
      body,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'ATTEMPT_SECTION_CLOSED']);
  });

  await answerSection(sitting, 2);
  await reviewSection(sitting, 2);
  await closeSection(page, 'Close Math?', 'Close section');

  await test.step('after Math there is a break, which the student ends early', async () => {
    await expect(page.getByRole('heading', { name: 'Time for a break' })).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Break left' })).toHaveText(/^(10:00|9:\d\d)$/);
    await expect(page.getByText('Next: Section 3 of 4: Science')).toBeVisible();
    await page.getByRole('button', { name: 'Begin Science' }).click();
    await title(page, 3, 'science');
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(1:00:00|59:\d\d)$/);
  });

  await answerSection(sitting, 3);
  await reviewSection(sitting, 3);
  await closeSection(page, 'Close Science?', 'Close section');
  await page.getByRole('button', { name: 'Begin English' }).click();
  await title(page, 4, 'english');
  await answerSection(sitting, 4);
  await reviewSection(sitting, 4);
  await closeSection(page, 'Finish now?', 'Finish');

  const sections = await countRight(id);
  const right = sections.reduce((sum, section) => sum + section.right, 0);
  const positions = Array.from({ length: 170 }, (_, i) => i + 1);
  const ruledRight = positions.filter((p) => p % 7 !== 0 && p % 3 !== 0).length;
  expect(right).toBe(ruledRight);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${right} of 170 correct`);
  await expect(page.getByText(`${percent(right, 170)}%`, { exact: true }).first()).toBeVisible();
  for (const section of sections) {
    const subject = attempt.sections[section.section - 1]?.subject;
    const row = page.getByRole('listitem').filter({
      hasText: `${subject && SUBJECT_NAMES[subject]}`,
    });
    await expect(row.first()).toContainText(`${section.right} of ${section.items}`);
  }
});

test('a mock exam that no one comes back to ends at its own limit', async ({ page, request }) => {
  const student = await makeSubscriber(request, 'left');
  const attempt = await start(request, student, { kind: 'mock' });
  const keys = await keysOf(attempt.id);
  await enter(page, student);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  for (const item of attempt.items.slice(0, 3)) {
    await exam.at(item.position);
    const key = keys.get(item.position);
    if (key) await exam.give(rightFor(key));
    await exam.next();
  }
  await exam.saveState('Saved');
  expect(Object.keys(await keptResponses(attempt.id))).toEqual(['1', '2', '3']);
  await page.goto('about:blank');

  await letPass(attempt.id, 10 * 3600);
  // It ends even though no page is open.
  await expect
    .poll(async () => (await sql('SELECT state FROM attempts WHERE id = $1', [attempt.id]))[0], {
      timeout: 30_000,
    })
    .toEqual({ state: 'finished' });
  const [times] = await sql<{ minutes: number }>(
    `SELECT round(extract(epoch FROM finished_at - started_at) / 60)::int AS minutes
     FROM attempts WHERE id = $1`,
    [attempt.id],
  );
  // 209 minutes for the four sections, and the pauses that no one ended early.
  expect(times).toEqual({ minutes: 209 + BREAK.minutes + 2 * BETWEEN_SECTIONS.minutes });

  await page.goto('/dashboard');
  await page.goto(`/practice/attempt/${attempt.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 of 170 correct');
  await expect(page.getByText('167 not answered', { exact: true })).toBeVisible();
});
