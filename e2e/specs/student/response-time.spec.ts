import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { enter, makeSubscriber, start } from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';

/** Simulates a slow phone, whose processor has a quarter of this one's speed. */
const CPU_SLOWDOWN = 4;
/** Longest time from a press to the next frame, with that slowdown, on a quiet machine. */
const MOST_MS = 100;
/** How long a press takes there on a page of three elements; anything above that is the machine's load. */
const BARE_MS = 32;
const QUESTIONS = 8;

// A trace copies the page at every press.
test.use({ trace: 'off' });

const BARE_PAGE = `<!doctype html><label><input type="radio" name="a">A</label>
<label><input type="radio" name="a">B</label><button>Check</button>`;

interface Press {
  /** Time from the press to the frame that shows its effect. */
  ms: number;
  /** What was pressed. */
  on: string;
}

/** Records every press on the page. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const presses = new Map<number, { ms: number; on: string }>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, target } = entry as PerformanceEventTiming & {
          interactionId?: number;
        };
        if (interactionId === 0) continue;
        const on = target instanceof Element ? (target.closest('button, label') ?? target) : null;
        const words = on?.tagName === 'BUTTON' ? (on.textContent ?? '') : 'option';
        const ms = Math.max(presses.get(interactionId)?.ms ?? 0, entry.duration);
        presses.set(interactionId, { ms, on: words });
        document.documentElement.dataset.presses = JSON.stringify([...presses.values()]);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function pressesOf(page: Page): Promise<Press[]> {
  await page.waitForTimeout(300);
  return JSON.parse((await page.locator('html').getAttribute('data-presses')) ?? '[]');
}

function slow(session: CDPSession, rate: number) {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Three out of four presses are at least this fast; Web Vitals use the same percentile. */
function percentile75(presses: readonly Press[]): number {
  const sorted = presses.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.75) - 1)] ?? 0;
}

/** How long presses on a bare page take on this machine right now. */
async function bare(page: Page, session: CDPSession): Promise<number> {
  await page.goto('/robots.txt');
  await page.setContent(BARE_PAGE);
  await watch(page);
  await slow(session, CPU_SLOWDOWN);
  for (let n = 0; n < QUESTIONS; n++) {
    await page
      .getByRole('radio')
      .nth(n % 2)
      .click();
    await page.getByRole('button').click();
  }
  const presses = await pressesOf(page);
  await slow(session, 1);
  return percentile75(presses);
}

// Other work on the machine can spoil a run: one good run out of five is enough.
test.describe.configure({ retries: 4 });

test('choosing and checking answer within 100 ms on a processor four times slower', async ({
  page,
  request,
}) => {
  const student = await makeSubscriber(request, 'presses');
  const { id } = await start(request, student, {
    kind: 'practice',
    itemTypes: ['multiple-choice'],
    count: QUESTIONS,
    mode: 'tutor',
  });
  await enter(page, student);
  const session = await page.context().newCDPSession(page);
  const before = await bare(page, session);
  const exam = new ExamDriver(page);
  await exam.open(id);
  await watch(page);
  await slow(session, CPU_SLOWDOWN);
  for (let question = 1; question <= QUESTIONS; question++) {
    await exam.at(question);
    const toQuestion = page.getByRole('button', { name: 'Question', exact: true });
    if (await toQuestion.isVisible()) await toQuestion.click();
    await exam.sheet
      .locator('label', { has: page.getByRole('radio') })
      .first()
      .click();
    await exam.check();
    if (question < QUESTIONS) await page.getByRole('button', { name: 'Next question' }).click();
  }
  const presses = await pressesOf(page);
  await slow(session, 1);
  const bareMs = Math.max(before, await bare(page, session));
  // Presses faster than 16 ms aren't reported at all.
  const most = percentile75(presses);
  const allowed = MOST_MS * Math.max(1, bareMs / BARE_MS);
  test.info().annotations.push({
    type: 'measured',
    description: `${most} ms of ${allowed} ms; bare page ${bareMs} ms; ${presses.length} presses`,
  });
  expect(presses.length).toBeGreaterThanOrEqual(QUESTIONS);
  expect(most, `bare page: ${bareMs} ms; ${JSON.stringify(presses)}`).toBeLessThanOrEqual(allowed);
});
