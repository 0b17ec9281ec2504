import { expect, type Page, test } from '@playwright/test';
import { letPass, makeSubscriber, startOfEachType } from '../../support/attempts.js';
import { sql } from '../../support/database.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { logIn } from '../../support/student.js';

/** Makes the device's clock wrong by this many minutes, from the first page on. */
async function skew(page: Page, minutes: number): Promise<void> {
  await page.addInitScript(`{
    const Real = Date;
    const now = () => Real.now() + ${minutes * 60_000};
    globalThis.Date = class Date extends Real {
      constructor(...parts) {
        super(...(parts.length === 0 ? [now()] : parts));
      }
      static now() {
        return now();
      }
    };
  }`);
}

/** Seconds until the attempt's deadline, by the server's clock. */
async function secondsLeft(attemptId: string): Promise<number> {
  const [row] = await sql<{ left: number }>(
    `SELECT extract(epoch FROM due_at - clock_timestamp())::float AS left
     FROM attempts WHERE id = $1`,
    [attemptId],
  );
  return row?.left ?? Number.NaN;
}

async function shownSeconds(page: Page): Promise<number> {
  const text = await page.getByRole('timer', { name: 'Time left' }).textContent();
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

for (const [words, minutes] of [
  ['an hour fast', 60],
  ['an hour slow', -60],
] as const) {
  test(`on a device whose clock is ${words}, the server's clock is shown and rules`, async ({
    page,
    request,
  }) => {
    const student = await makeSubscriber(request, 'clock');
    const attempt = await startOfEachType(request, student, 1, { time: 1 });
    await skew(page, minutes);
    await logIn(page, student.email);
    await expect(page).toHaveURL(/\/dashboard$/);
    const skewed = await page.evaluate(() => Date.now());
    expect(Math.round((skewed - Date.now()) / 60_000)).toBe(minutes);
    const exam = new ExamDriver(page);
    await exam.open(attempt.id);
    // A second or two may pass between the two readings.
    expect(Math.abs((await shownSeconds(page)) - (await secondsLeft(attempt.id)))).toBeLessThan(3);

    const item = attempt.items.find(({ type }) => type === 'multiple-choice');
    await exam.goTo(item?.position ?? 0);
    await exam.option(item?.options?.[0]?.id ?? '').check();
    await exam.saveState('Saved');
    expect(Math.abs((await shownSeconds(page)) - (await secondsLeft(attempt.id)))).toBeLessThan(3);

    await letPass(attempt.id, Math.floor(await secondsLeft(attempt.id)) - 4);
    await exam.open(attempt.id);
    // It ends automatically, at the server's deadline and no other.
    await expect(page.getByText('4 not answered', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    const limitMs = attempt.sections[0]?.limitMs ?? 0;
    const rows = await sql(
      `SELECT state, round(extract(epoch FROM finished_at - started_at))::int AS seconds
       FROM attempts WHERE id = $1`,
      [attempt.id],
    );
    expect(rows).toEqual([{ state: 'finished', seconds: limitMs / 1000 }]);
  });
}
