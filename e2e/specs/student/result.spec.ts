import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Attempt } from '@prepward/contracts/attempts';
import { enter, makeSubscriber, read, type Student, start } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { call } from '../../support/call.js';
import { keysOf, wrongFor } from '../../support/keys.js';
import { slowdown } from '../../support/slowdown.js';

/** The rows and one open question need about 2,000 elements; all of them open need tens of thousands. */
const MOST_ELEMENTS = 3000;
const MOST_PAGES = 40;
const FIRST_CONTENT_MS = 500;
/** The best of this many loads counts: other work on the machine isn't the page's fault. */
const LOADS = 4;

// A trace copies the page at every step.
test.use({ trace: 'off' });

/** A finished mock exam in which nothing is right: the longest report there is. */
async function missedMock(request: APIRequestContext, student: Student): Promise<Attempt> {
  const attempt = await start(request, student, { kind: 'mock' });
  const keys = await keysOf(attempt.id);
  for (const item of attempt.items.slice(0, 6)) {
    const key = keys.get(item.position);
    if (!key) continue;
    const body = { clientId: 'calls', sequence: 1, response: wrongFor(item, key), elapsedMs: 9000 };
    const params = { id: attempt.id, position: item.position };
    expect((await call(request, student, 'attempts.save', { params, body })).status).toBe(200);
  }
  await call(request, student, 'attempts.finish', { params: { id: attempt.id } });
  return read(request, student, attempt.id);
}

/** Measures, in the page, the time from the attempt's data arriving to the first paint of its result. */
async function watchResult(page: Page): Promise<void> {
  await page.addInitScript(`{
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (/attempts\\/[0-9a-f-]{36}$/.test(String(asked[0]?.url ?? asked[0]))) {
        await answer.clone().text();
        window.dataAt = performance.now();
      }
      return answer;
    };
    new MutationObserver((changes, observer) => {
      if (!document.querySelector('.result h1')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => {
        document.documentElement.dataset.waited = String(performance.now() - window.dataAt);
      }));
    }).observe(document, { childList: true, subtree: true });
  }`);
}

function elements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

test('the result of a mock exam is there within half a second of its data', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'first-content');
  const attempt = await missedMock(request, student);
  await enter(page, student);
  await watchResult(page);
  let least = Number.POSITIVE_INFINITY;
  for (let load = 0; load < LOADS; load++) {
    await page.goto(`/practice/attempt/${attempt.id}`);
    const waited = Number(await page.locator('html[data-waited]').getAttribute('data-waited'));
    least = Math.min(least, waited / (await slowdown(page)));
  }
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThanOrEqual(FIRST_CONTENT_MS);
});

test('the result of a mock exam turns through 170 questions one at a time', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const student = await makeSubscriber(request, 'result');
  const attempt = await missedMock(request, student);
  await enter(page, student);
  await page.goto(`/practice/attempt/${attempt.id}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place to start from');
  await expect(page.getByText('Score: 0%Developmental')).toBeVisible();
  await expectAccessible(page, 'result of a mock exam');
  await page.getByRole('radio', { name: 'All (170)' }).check();
  await page.getByRole('button', { name: /^Reading, question 1(?!\d)/ }).click();
  let most = 0;
  for (let question = 1; question < 170; question++) {
    most = Math.max(most, await elements(page));
    await page.keyboard.press('ArrowRight');
  }
  const last = page.getByRole('button', { name: /^English.*, question 37/ });
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await expect(last).toBeInViewport();
  await expect(page.getByText('170 of 170')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toHaveAttribute('aria-expanded', 'false');
  expect(most).toBeGreaterThan(170);
  expect(most).toBeLessThanOrEqual(MOST_ELEMENTS);
});

test('the printed report of a mock exam is light, has the passages, and fits on 40 pages', async ({
  page,
  request,
}) => {
  // 170 questions with their figures and formulas are laid out at once.
  test.slow();
  const student = await makeSubscriber(request, 'print');
  const attempt = await missedMock(request, student);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, student);
  await page.goto(`/practice/attempt/${attempt.id}`);
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  // The printed content exists only while the browser prints, so it's inspected then.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      const printed = document.querySelector<HTMLElement>('.printed-review');
      document.body.dataset.printed = JSON.stringify({
        articles: printed?.querySelectorAll('article').length,
        passages: [...(printed?.querySelectorAll('.printed-passage') ?? [])].map(
          (passage) => passage.textContent?.length ?? 0,
        ),
      });
    }),
  );
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThanOrEqual(MOST_PAGES);
  const printed = JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '{}');
  expect(printed.articles).toBe(170);
  expect(printed.passages).toHaveLength(attempt.passages.length);
  expect(Math.min(...printed.passages)).toBeGreaterThan(40);
  await expect(page.locator('.printed-review')).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const looks = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    const { color, colorScheme } = getComputedStyle(document.querySelector('h1') ?? document.body);
    return { color, colorScheme, ground: getComputedStyle(document.body).backgroundColor };
  });
  // Text in the light theme's color on plain paper, whatever the theme on screen is.
  expect(looks).toEqual({
    color: 'rgb(15, 42, 51)',
    colorScheme: 'light',
    ground: 'rgba(0, 0, 0, 0)',
  });
});
