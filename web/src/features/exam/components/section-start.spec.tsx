import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryStore } from '../../../lib/device-store.js';
import { AttemptRun } from '../attempt-run.js';
import { openMock, sectionsAt } from '../test-items.js';
import { TestServer } from '../test-server.js';
import { SectionStart } from './section-start.js';

const MINUTE = 60_000;
let server: TestServer;

beforeEach(() => {
  jest.useFakeTimers();
  server = new TestServer();
});
afterEach(() => {
  jest.useRealTimers();
});

const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const said = () => screen.getAllByRole('status')[0]?.textContent;
/** The text of the focused element, and its `tabIndex`: -1 if the Tab key skips it. */
const focused = () => {
  const place = document.activeElement as HTMLElement;
  return [place.textContent, place.tabIndex];
};

/** What is shown before section `n`, with `remainingMs` of the pause left. */
async function shown(n: number, remainingMs: number, change: Partial<Attempt> = {}) {
  const endsAt = '2026-11-21T05:05:00.000Z';
  const attempt = openMock({
    remainingMs: undefined,
    sections: sectionsAt(n, true),
    break: { beforeSection: n, endsAt, remainingMs },
    ...change,
  });
  const { api } = server;
  const run = await AttemptRun.open(attempt, { api, store: new MemoryStore(), owner: 'dana' });
  const next = attempt.sections[n - 1];
  if (!next) throw new Error('no section');
  return render(<SectionStart run={run} attempt={attempt} next={next} />);
}

describe('the time between two sections', () => {
  it('counts down, and says aloud what is left of it', async () => {
    await shown(2, 5 * MINUTE + 1_000);
    expect(focused()).toEqual(['Section 2 of 3: Math', -1]);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(said()).toBe('');
    expect(screen.getByText(/Otherwise Math begins automatically in 5:01\./)).toBeTruthy();
    await passed(1_000);
    expect(said()).toBe('Until Math begins: 5 minutes left');
    await passed(4 * MINUTE);
    expect(said()).toBe('Until Math begins: 1 minute left');
    expect(screen.getByText(/Otherwise Math begins automatically in 1:00\./)).toBeTruthy();
    await passed(2 * MINUTE);
    expect(screen.getByText(/automatically in 0:00\./)).toBeTruthy();
  });

  it('is the break after Math, with its own clock', async () => {
    await shown(3, 10 * MINUTE);
    const timer = screen.getByRole('timer', { name: 'Break left' });
    expect([timer.textContent, focused()]).toEqual(['10:00', ['Time for a break', -1]]);
    await passed(1_500);
    expect(timer.textContent).toBe('9:59');
    expect(document.body.textContent).not.toMatch(/Otherwise/);
  });

  it('shows where the exam stands', async () => {
    await shown(3, MINUTE);
    const steps = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /, (done|next|later)$/.test(textContent ?? ''));
    expect(
      steps.map((step) => [
        step.textContent,
        step.getAttribute('aria-current'),
        step.querySelector('svg') !== null,
      ]),
    ).toEqual([
      ['Reading, done', null, true],
      ['Math, done', null, true],
      ['Science, next', 'step', false],
    ]);
    expect(screen.getByText('Math is closed and saved.')).toBeTruthy();
  });

  it('says nothing of the time where a section has no limit', async () => {
    const sections = sectionsAt(2, true).map(({ limitMs: _limit, ...section }) => section);
    await shown(2, MINUTE, { sections });
    const line = screen.getByText(/Otherwise Math begins/).textContent;
    expect(line).toBe('Otherwise Math begins automatically in 1:00.');
  });

  it('has a section without a subject', async () => {
    const sections = sectionsAt(2, true).map(({ subject: _subject, ...section }) => section);
    await shown(2, MINUTE, { sections });
    expect(screen.getByRole('heading', { name: 'Section 2 of 3: This section' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Begin the next section' })).toBeTruthy();
    expect(screen.getByText('This section is closed and saved.')).toBeTruthy();
  });

  it('ends once when asked, and can be ended again where that failed', async () => {
    await shown(2, MINUTE);
    const begin = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Begin Math' });
    server.down = true;
    fireEvent.click(begin());
    expect([begin().disabled, screen.queryByRole('alert')]).toEqual([true, null]);
    await passed(0);
    expect(begin().disabled).toBe(false);
    expect(screen.getByRole('alert').textContent).toMatch(
      /We couldn't start the section.*We couldn't reach the server/,
    );
    server.down = false;
    fireEvent.click(begin());
    await passed(0);
    expect(server.calls).toEqual(['start 2', 'start 2']);
  });
});
