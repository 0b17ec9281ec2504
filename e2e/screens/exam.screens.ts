import { type APIRequestContext, type Page, test } from '@playwright/test';
import type { Attempt } from '@prepward/contracts/attempts';
import {
  enter,
  makeSubscriber,
  read,
  type Student,
  start,
  startOfEachType,
} from '../support/attempts.js';
import { call } from '../support/call.js';
import { keysOf, rightFor, wrongFor } from '../support/keys.js';
import { look, open } from './look.js';

/** How many saves are sent at the same time. */
const AT_ONCE = 10;

/** Answers the open section: every fourth is wrong, every ninth left open, at a pace that varies. */
async function answer(request: APIRequestContext, student: Student, id: string): Promise<void> {
  const attempt = await read(request, student, id);
  const keys = await keysOf(id);
  const section = attempt.sections.find(({ state }) => state === 'open')?.n;
  const items = attempt.items.filter((item) => item.section === section && item.position % 9);
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(
      items.slice(from, from + AT_ONCE).map(async (item) => {
        const { position } = item;
        const key = keys.get(position);
        if (!key) return;
        const response = position % 4 ? rightFor(key) : wrongFor(item, key);
        const elapsedMs = 20_000 + ((position * 37) % 100) * 1000;
        const body = { clientId: 'screens', sequence: 1, response, elapsedMs };
        await call(request, student, 'attempts.save', { params: { id, position }, body });
      }),
    );
  }
}

async function section(
  request: APIRequestContext,
  student: Student,
  { id }: Attempt,
  step: 'start' | 'finish',
  n: number,
): Promise<void> {
  const name = step === 'start' ? 'attempts.startSection' : 'attempts.finishSection';
  await call(request, student, name, { params: { id, n } });
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.waitForLoadState('networkidle');
}

test('a mock exam: before it, between its sections, in the break, and its result', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'screens-mock');
  await enter(page, student);
  await open(page, '/practice/mock');
  await look(page, 'mock-start');
  const attempt = await start(request, student, { kind: 'mock' });
  const address = `/practice/attempt/${attempt.id}`;
  await answer(request, student, attempt.id);
  await section(request, student, attempt, 'finish', 1);
  await open(page, address);
  await look(page, 'mock-between');
  await section(request, student, attempt, 'start', 2);
  await answer(request, student, attempt.id);
  await section(request, student, attempt, 'finish', 2);
  await open(page, address);
  await look(page, 'mock-break');
  for (const n of [3, 4]) {
    await section(request, student, attempt, 'start', n);
    await answer(request, student, attempt.id);
    await section(request, student, attempt, 'finish', n);
  }
  await open(page, address);
  await look(page, 'result-mock');
  await press(page, /^Go through/);
  await look(page, 'result-question');
});

test('the result of a practice', async ({ page, request }) => {
  const student = await makeSubscriber(request, 'screens-practice');
  const { id } = await startOfEachType(request, student, 4);
  await answer(request, student, id);
  await call(request, student, 'attempts.finish', { params: { id } });
  await enter(page, student);
  await open(page, `/practice/attempt/${id}`);
  await look(page, 'result-practice');
});

test('the test bank, its dialog, the page of a topic, and the free trial bank', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'screens-bank');
  const done = await startOfEachType(request, student, 4);
  await answer(request, student, done.id);
  await call(request, student, 'attempts.finish', { params: { id: done.id } });
  const trial = await start(request, student, { kind: 'free-bank', subject: 'math' });
  await answer(request, student, trial.id);
  await call(request, student, 'attempts.finish', { params: { id: trial.id } });
  await enter(page, student);
  await open(page, '/test-bank');
  await look(page, 'test-bank');
  await press(page, 'Configure practice');
  await look(page, 'configure');
  await page.getByText('All options').click();
  await look(page, 'configure-options');
  await start(request, student, { kind: 'practice', subject: 'science' });
  await open(page, '/test-bank');
  await look(page, 'test-bank-open');
  await open(page, '/test-bank-practice/science.anatomy');
  await look(page, 'topic-start');
  await open(page, '/free-trial-bank');
  await page.getByText('Numbers and algebra').click();
  await look(page, 'trial-bank');
});
