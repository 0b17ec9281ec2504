import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../../lib/api.js';
import { MemoryStore } from '../../../lib/device-store.js';
import { words } from '../../../test/page.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import type { AttemptApi } from '../api/attempts.js';
import { AttemptRun } from '../attempt-run.js';
import { CHOICE, openAttempt, openMock, SELECT, sectionsAt } from '../test-items.js';
import { buttonNamed, choiceNamed } from '../test-screen.js';
import { TestServer } from '../test-server.js';
import { ExamScreen } from './exam-screen.js';

const MINUTE = 60_000;
let server: TestServer;
let finished: jest.Mock<(attempt: Attempt, late: readonly number[]) => void>;
let stop: () => void;

// Fetched when a window opens, which takes longer than a turn of the timers.
beforeAll(() => Promise.all([import('./exam-panels.js'), import('../../../ui/dialog-window.js')]));
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00.000Z') });
  server = new TestServer();
  finished = jest.fn();
});
afterEach(() => {
  act(() => stop());
  jest.useRealTimers();
});

const passed = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const region = () => document.querySelector<HTMLElement>('.exam-body');

async function open(change: Partial<Attempt> = {}, api: Partial<AttemptApi> = {}) {
  server.attempt = { ...server.attempt, ...change };
  const host = { api: { ...server.api, ...api }, owner: 'dana', channel: () => null };
  const run = await AttemptRun.open(server.view(), { ...host, store: new MemoryStore(true) });
  stop = run.start();
  render(
    <MemoryRouter>
      <GivenSession user={DANA_USER}>
        <ExamScreen run={run} onFinished={finished} />
      </GivenSession>
    </MemoryRouter>,
  );
  await passed();
  return run;
}
async function press(...names: string[]) {
  for (const name of names) {
    fireEvent.click(buttonNamed(name));
    await passed();
  }
}
/** Presses a button of the confirmation dialog. */
async function confirm(name: string) {
  fireEvent.click(within(screen.getByRole('dialog')).getByText(name, { selector: 'button' }));
  await passed();
}
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

describe('the questions of a section', () => {
  it('begin at their top, with the focus there, and are counted as they are answered', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    await open();
    expect([title(), progress()]).toEqual(['Section 1 of 3: Reading', '0 of 2 answered']);
    expect(region()?.getAttribute('aria-label')).toBe('Question 1 of 2');
    expect(document.activeElement).toBe(region());
    // The Tab key skips it.
    expect(region()?.tabIndex).toBe(-1);
    await press('Flag this question');
    expect(progress()).toBe('0 of 2 answered');
    fireEvent.click(choiceNamed(/Right atrium/));
    buttonNamed('Next').focus();
    scrolled.mockClear();
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    await press('Next');
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    focused.mockRestore();
    expect([progress(), region()?.getAttribute('aria-label')]).toEqual([
      '1 of 2 answered',
      'Question 2 of 2',
    ]);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(region());
    scrolled.mockRestore();
  });

  it('are reviewed together at their end, with the ways back', async () => {
    await open();
    await press('Next', 'Review answers');
    expect(region()?.getAttribute('aria-label')).toBe('Section review');
    expect(document.activeElement?.textContent).toBe('Review your answers');
    expect(buttonNamed('Question 2, not answered').getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: 'Flag this question' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'b' });
    await press('Back to the questions');
    expect(region()?.getAttribute('aria-label')).toBe('Question 2 of 2');
    expect(document.activeElement).toBe(region());
    await press('Review answers', 'Question 1, not answered');
    expect(region()?.getAttribute('aria-label')).toBe('Question 1 of 2');
    expect(document.activeElement).toBe(region());
  });

  it('have the focus when the one on screen is chosen in the list, and stay where they are', async () => {
    await open();
    buttonNamed('All questions').focus();
    await press('All questions');
    expect(region()?.contains(document.activeElement)).toBe(false);
    const focused = jest.spyOn(region() as HTMLElement, 'focus');
    await press('Question 1, not answered');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.activeElement).toBe(region());
  });

  it('have the calculator back where it was left, but not in their review', async () => {
    await open({ sections: sectionsAt(2) });
    await press('Calculator');
    expect(screen.getByRole('region', { name: 'Calculator' })).toBeTruthy();
    await press('Next', 'Review answers');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
    await press('Back to the questions');
    expect(screen.getByRole('region', { name: 'Calculator' })).toBeTruthy();
    await press('Close the calculator');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
  });

  it('of other subjects have no calculator, also where it was left open', async () => {
    const math = { ...CHOICE, position: 1, itemId: 'math.percent-of:3' };
    const items = [math, { ...SELECT, position: 2, itemId: 'science.blood:1' }];
    const sections: Attempt['sections'] = [{ n: 1, state: 'open', items: 2 }];
    await open(openAttempt(items, { mode: 'exam', sections }));
    const calculators = () => screen.queryAllByRole('region', { name: 'Calculator' }).length;
    await press('Calculator');
    expect(calculators()).toBe(1);
    await press('Next');
    expect(calculators()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
    await press('Back');
    expect(calculators()).toBe(1);
  });

  it('say when they are open elsewhere too', async () => {
    server.presence = { others: 1 };
    await open();
    expect(words()).toMatch(/also open in another tab or on another device/);
    expect(words()).toMatch(/Saved · open elsewhere too/);
    server.presence = { others: 0 };
    await passed(30_000);
    expect(words()).not.toMatch(/elsewhere|another tab/);
  });
});

describe('the end of a section', () => {
  const atReview = async (api: Partial<AttemptApi> = {}) => {
    const run = await open({}, api);
    await press('Next', 'Review answers');
    return run;
  };
  const refusal = () => screen.queryByRole('alert')?.textContent ?? null;

  it('waits offline, says so, and is tried again', async () => {
    await atReview();
    server.down = true;
    await press('Close section');
    await confirm('Close section');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(refusal()).toMatch(/The next section loads when you’re back online\. Your answers are/);
    expect(buttonNamed('Close section').disabled).toBe(false);
    server.down = false;
    server.next = { sections: sectionsAt(2) };
    await press('Close section');
    await confirm('Close section');
    expect([title(), refusal()]).toEqual(['Section 2 of 3: Math', null]);
    expect(region()?.getAttribute('aria-label')).toBe('Question 1 of 2');
  });

  it('shows that it is on its way, without what went wrong before', async () => {
    let answer: (attempt: Attempt) => void = () => undefined;
    const finishSection = jest
      .fn<AttemptApi['finishSection']>()
      .mockRejectedValueOnce(new ApiError(503, 'SERVICE_UNAVAILABLE', ''))
      .mockReturnValueOnce(
        new Promise((resolve) => {
          answer = resolve;
        }),
      );
    await atReview({ finishSection });
    await press('Close section');
    await confirm('Close section');
    expect(refusal()).toMatch(/not available right now/);
    await press('Close section');
    await confirm('Close section');
    expect([buttonNamed('Close section').disabled, refusal()]).toEqual([true, null]);
    expect(finishSection.mock.calls).toEqual([[1], [1]]);
    await act(async () => answer(server.view({ sections: sectionsAt(2) })));
    expect(title()).toBe('Section 2 of 3: Math');
  });

  it('follows the clock or another tab that closed it first', async () => {
    await atReview({
      finishSection: async () => {
        throw new ApiError(409, 'ATTEMPT_SECTION_CLOSED', '');
      },
    });
    server.attempt = { ...server.attempt, sections: sectionsAt(2) };
    await press('Close section');
    await confirm('Close section');
    expect(server.calls.at(-1)).toBe('read');
    expect(title()).toBe('Section 2 of 3: Math');
  });

  it('is the end of the exam where none follows, told once with what came too late', async () => {
    const run = await open({ sections: sectionsAt(3) });
    server.down = true;
    act(() => run.book.give(5, { type: 'multiple-choice', option: 'o0' }));
    await passed();
    server.down = false;
    server.attempt = { ...server.attempt, sections: sectionsAt(4), state: 'finished' };
    await act(() => run.refresh());
    await act(() => run.refresh());
    expect(finished.mock.calls.map(([attempt, late]) => [attempt.state, late])).toEqual([
      ['finished', [5]],
    ]);
    expect(region()).toBeNull();
  });

  it('asks before the exam ends, and finishes it', async () => {
    await open({ sections: sectionsAt(3) });
    await press('Next', 'Review answers');
    await press('Finish');
    const asks = screen.getByRole('dialog', { name: 'Finish now?' });
    expect(asks.textContent).toMatch(/2 questions are not answered/);
    await confirm('Keep going');
    expect([screen.queryByRole('dialog'), server.calls.includes('finish')]).toEqual([null, false]);
    server.down = true;
    await press('Finish');
    await confirm('Finish');
    expect(refusal()).toMatch(/We couldn't reach the server/);
    server.down = false;
    server.next = { state: 'finished', sections: sectionsAt(4) };
    await press('Finish');
    await confirm('Finish');
    expect(server.calls.filter((call) => call.startsWith('finish'))).toEqual(['finish', 'finish']);
    expect(finished).toHaveBeenCalledTimes(1);
  });
});

describe('the end of the time', () => {
  const LITTLE = { remainingMs: 1_000 };
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

  it('locks the questions, and leads to the next section or the result', async () => {
    await open(LITTLE, { read: () => new Promise(() => undefined) });
    await passed(1_010);
    expect([heading(), region(), screen.queryByRole('progressbar')]).toEqual([
      'Time is up',
      null,
      null,
    ]);
    expect(words()).toMatch(/Your answers are saved\. One moment/);
    expect(words()).not.toMatch(/Question 1 of 2/);
    expect(screen.getByRole('timer').textContent).toBe('0:00');
  });

  it('says offline what is loaded next and what waits, and can be asked again', async () => {
    const run = await open(LITTLE);
    server.down = true;
    act(() => run.book.give(1, { type: 'multiple-choice', option: 'o0' }));
    await passed(1_010);
    expect(words()).toMatch(/The next section loads.*a few minutes after this one.*still on this/);
    server.attempt = { ...server.attempt, remainingMs: 30 * MINUTE, sections: sectionsAt(2) };
    server.down = false;
    await press('Try now');
    expect(title()).toBe('Section 2 of 3: Math');
  });

  it('is the result’s after the last section', async () => {
    await open({ ...LITTLE, sections: sectionsAt(3) });
    server.down = true;
    await passed(1_010);
    expect(words()).toMatch(/Your result loads when you’re back online/);
    expect(words()).not.toMatch(/still on this device/);
  });

  it('of a break is followed by the section after it', async () => {
    const pause = { beforeSection: 3, endsAt: '2026-11-21T05:00:01.000Z', remainingMs: 1_000 };
    await open({ sections: sectionsAt(3, true), break: pause, remainingMs: undefined });
    expect([title(), heading()]).toEqual(['Mock exam', 'Time for a break']);
    server.down = true;
    await passed(1_010);
    expect([title(), heading()]).toEqual(['Mock exam', 'The break is over']);
    expect(words()).toMatch(/The next section loads.*Its clock runs on our server/);
  });
});

describe('leaving', () => {
  const asks = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
    await passed();
    return screen.queryByRole('dialog')?.textContent?.slice(0, 12) ?? null;
  };

  it('asks while a clock runs', async () => {
    await open();
    expect(await asks()).toBe('Leave with t');
  });

  it('asks between two sections', async () => {
    const pause = { beforeSection: 2, endsAt: '2026-11-21T05:01:00.000Z', remainingMs: MINUTE };
    await open({ sections: sectionsAt(2, true), break: pause, remainingMs: undefined });
    expect(await asks()).toBe('Leave betwee');
  });

  it('does not ask in a practice without a clock', async () => {
    server.attempt = openAttempt([CHOICE, SELECT]);
    await open();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(await asks()).toBeNull();
  });

  it('does not ask in a mock exam that has no clock', async () => {
    server.attempt = openMock({ time: 'none', remainingMs: undefined });
    await open();
    expect(await asks()).toBeNull();
  });
});
