import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { MemoryStore } from '../../../lib/device-store.js';
import { words } from '../../../test/page.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { summaryOf } from '../../../test/student-data.js';
import type { BookState } from '../answer-types.js';
import { AttemptRun } from '../attempt-run.js';
import { ExamClock } from '../exam-clock.js';
import type { Exam } from '../hooks/use-exam.js';
import { isHeld } from '../hooks/use-exam-view.js';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  openMock,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
  sectionsAt,
} from '../test-items.js';
import { TestServer } from '../test-server.js';
import { ClockView } from './clock-view.js';
import { ExplanationCard } from './explanation-card.js';
import { FinishDialog } from './finish-dialog.js';
import { LastResult } from './last-result.js';
import { LateAnswers, SaveTrouble } from './notices.js';
import { verdictOf } from './option-shell.js';
import { OwnNote } from './own-note.js';
import { Corrections } from './result/corrections.js';
import { NextSteps } from './result/next-steps.js';
import { PaceGrid } from './result/pace-grid.js';
import { firstView } from './result/review.js';
import { feedbackOf } from './result/reviewed-item.js';
import { SectionAreas } from './result/section-areas.js';
import { SaveIndicator } from './save-indicator.js';
import { SectionStart } from './section-start.js';
import { ToolBar } from './tool-bar.js';
import { TopBar } from './top-bar.js';

const nothing = () => undefined;

function inSite(page: ReactNode, signedIn = true) {
  return render(
    <MemoryRouter>
      <GivenSession user={signedIn ? DANA_USER : null}>{page}</GivenSession>
    </MemoryRouter>,
  );
}

const BOOK: BookState = { answers: {}, save: 'saved', failure: null, late: [], lasting: true };

describe('before something ends', () => {
  it.each([
    [
      0,
      undefined,
      'Finish now?',
      /Every question is answered. You can't come back to your answers/,
    ],
    [1, undefined, 'Finish now?', /1 question is not answered and will .* can't come back to them/],
    [2, 'Math', 'Close Math?', /2 questions are not answered .* Math closes for good: you can't/],
    [0, 'Math', 'Close Math?', /Every question is answered. Math closes for good/],
  ])('with %d open in %s it says what happens', async (unanswered, section, title, said) => {
    render(<FinishDialog open {...{ unanswered, section }} onStay={nothing} onFinish={nothing} />);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(words()).toMatch(said);
    const finish = section ? 'Close section' : 'Finish';
    expect(screen.getByRole('button', { name: finish })).toBeTruthy();
  });
});

describe('trouble with saving', () => {
  const trouble = (book: Partial<BookState>, tutor = false) => {
    const again = jest.fn();
    const { unmount } = render(
      <SaveTrouble book={{ ...BOOK, ...book }} tutor={tutor} onRetry={again} />,
    );
    const said = words();
    const button = screen.queryByRole('button');
    if (button) fireEvent.click(button);
    unmount();
    return { said, tried: again.mock.calls.length };
  };

  it('is nothing while answers arrive', () => {
    expect([trouble({}).said, trouble({ save: 'saving' }).said]).toEqual(['', '']);
  });

  it('says offline where answers are kept, and what waits', () => {
    const kept = trouble({ save: 'offline' });
    expect(kept.said).toMatch(/saved on this device/);
    expect(kept.said).not.toMatch(/explanation/);
    expect(kept.tried).toBe(1);
    expect(trouble({ save: 'offline', lasting: false }, true).said).toMatch(
      /keep this page open.*The explanation appears then/,
    );
  });

  it('says why the server refused', () => {
    expect(trouble({ save: 'failed', failure: 'Too long.' })).toEqual({
      said: expect.stringMatching(/accepted.*Too long. It's saved on this device/),
      tried: 1,
    });
  });

  it('is announced with its end, not that every answer is saved', () => {
    const shown = (change: object) => (
      <SaveIndicator state="saved" lasting others={false} {...change} />
    );
    const { rerender } = render(shown({}));
    const spoken = () => screen.getByRole('status').textContent;
    expect([words(), spoken()]).toEqual(['Saved', '']);
    rerender(shown({ state: 'saving', others: true }));
    expect([words(), spoken()]).toEqual(['Saving… · open elsewhere too', '']);
    rerender(shown({ state: 'offline' }));
    expect(spoken()).toBe('Offline, saved on this device');
    rerender(shown({ state: 'offline', lasting: false }));
    expect(spoken()).toBe('Offline, kept only while this page is open');
    rerender(shown({ state: 'saved' }));
    expect(spoken()).toBe('Saved');
    rerender(shown({ state: 'failed' }));
    expect(spoken()).toBe('Not saved');
  });

  it('names the answers that came too late', () => {
    const attempt = openMock();
    const read = jest.fn();
    const { rerender } = render(<LateAnswers attempt={attempt} positions={[]} />);
    expect(words()).toBe('');
    rerender(<LateAnswers attempt={attempt} positions={[1, 4]} onDismiss={read} />);
    expect(words()).toMatch(/Reading, question 1; Math, question 2: the answer/);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(read).toHaveBeenCalledTimes(1);
    rerender(<LateAnswers attempt={attempt} positions={[1]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('holds the last question of a practice only', () => {
    const at = (save: BookState['save'], index = 1, tutor = true) =>
      isHeld({ tutor, index, items: [CHOICE, SELECT], book: { ...BOOK, save } } as unknown as Exam);
    expect([at('offline'), at('saving'), at('saved'), at('failed')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([at('offline', 0), at('offline', 1, false)]).toEqual([false, false]);
  });
});

describe('an explanation', () => {
  const card = (item: AttemptItem, value: ItemResponse | null, change: Partial<AnswerFeedback>) => {
    const base = item === SUPPLY ? SUPPLY_FEEDBACK : CHOICE_FEEDBACK;
    render(<ExplanationCard item={item} value={value} feedback={{ ...base, ...change }} />);
    return words();
  };
  const several = (...options: string[]): ItemResponse => ({ type: 'multiple-select', options });

  it('says what was picked and what was left out, and folds the rest', () => {
    const key = { type: 'multiple-select' as const, options: ['o0', 'o2'] };
    const said = card(SELECT, several('o0', 'o1'), { key });
    expect(said).toMatch(/Why.*Reason 0.*Reason 2.*You picked BReason 1.*You left out CReason 2/);
    expect(said).not.toMatch(/You picked A|You left out A|The other options/);
  });

  it('says nothing of mistakes where there are none', () => {
    const said = card(CHOICE, { type: 'multiple-choice', option: 'o2' }, { correct: true });
    expect(said).not.toMatch(/You picked|You left out|In the passage|Remember/);
    expect(screen.getByText('The other options')).toBeTruthy();
    expect(document.querySelectorAll('details')).toHaveLength(2);
  });

  it('of one choice says only what was picked', () => {
    const said = card(CHOICE, { type: 'multiple-choice', option: 'o0' }, {});
    expect(said).toMatch(/You picked AReason 0/);
    expect(said).not.toMatch(/left out/);
    expect(document.querySelectorAll('details')).toHaveLength(1);
  });

  it('of a typed number knows the frequent mistake, whatever is around it', () => {
    expect(card(SUPPLY, { type: 'supply', text: ' 250 ' }, {})).toMatch(
      /You typed 250That is one of the two/,
    );
  });

  it('has its steps, the sentence to remember, and no reasons it lacks', () => {
    card(CHOICE, null, { why: ['<p>One</p>', '<p>Two</p>'], remember: '<p>Thrice</p>' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(words()).toMatch(/RememberThrice/);
  });

  it('has no heading where nothing is said', () => {
    expect(card(SUPPLY, null, { rationale: undefined, commonErrors: [] })).toBe('');
  });
});

describe('a section that comes next', () => {
  let run: AttemptRun;
  afterEach(() => {
    jest.useRealTimers();
  });

  async function shown(n: number, change: object = {}) {
    const server = new TestServer();
    const sections = sectionsAt(n, true).map((section) => ({ ...section, ...change }));
    const attempt = openMock({
      sections,
      break: { beforeSection: n, endsAt: '2026-11-21T05:01:30.000Z', remainingMs: 90_000 },
    });
    run = await AttemptRun.open(attempt, { api: server.api, store: new MemoryStore(), owner: 'd' });
    const next = sections[n - 1];
    if (!next) throw new Error('no section');
    const view = render(<SectionStart run={run} attempt={attempt} next={next} />);
    return { server, view };
  }

  it('says how much comes, how long, and what is done', async () => {
    await shown(2);
    expect(words()).toMatch(/Reading is closed and saved/);
    expect(screen.getByRole('heading', { name: 'Section 2 of 3: Math' })).toBeTruthy();
    const facts = within(screen.getByRole('list', { name: 'What’s next' })).getAllByRole(
      'listitem',
    );
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '2 questions',
      '10 minutes',
      'With calculator',
    ]);
    expect(words()).toMatch(
      /Your time starts when you press Begin. Otherwise Math begins automatically/,
    );
    expect(words()).toMatch(/Reading, doneMath, nextScience, later/);
  });

  it('has no clock where none is set, and says what went wrong at its start', async () => {
    const { server } = await shown(3, { limitMs: undefined });
    expect(words()).toMatch(/Time for a break.*Next: Section 3 of 3: Science/);
    expect(words()).toMatch(/No time limit.*No calculator/);
    expect(words()).not.toMatch(/Your time starts/);
    expect(words()).toMatch(/Science begins automatically when the break ends/);
    server.down = true;
    fireEvent.click(screen.getByRole('button', { name: 'Begin Science' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't start the section/);
  });

  it('writes half minutes', async () => {
    await shown(2, { limitMs: 5_130_000 });
    expect(words()).toMatch(/85.5 minutes/);
  });
});

describe('the clock on screen', () => {
  it('can be hidden, remembers that, and shows itself at its marks', () => {
    let now = 0;
    jest.useFakeTimers();
    const clock = new ExamClock(() => now);
    clock.sync({ serverTime: '2026-11-21T05:00:00.000Z', remainingMs: 1_000_000 });
    const { unmount } = render(<ClockView clock={clock} />);
    const timer = () => screen.getByRole('timer').textContent;
    expect(timer()).toBe('16:40');
    fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
    expect(timer()).toBe('hidden');
    unmount();
    expect(localStorage.getItem('prepward.exam.clock')).toBe('hidden');
    render(<ClockView clock={clock} />);
    expect(timer()).toBe('hidden');
    now = 100_500;
    act(() => void jest.advanceTimersByTime(250));
    expect(timer()).toBe('15:00');
    expect(screen.getByRole('status').textContent).toBe('15 minutes left');
    now = 125_000;
    act(() => void jest.advanceTimersByTime(250));
    expect(timer()).toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Show the clock' }));
    expect(timer()).toBe('14:35');
    jest.useRealTimers();
  });

  it('is not there where none runs', () => {
    const clock = new ExamClock(() => 0);
    clock.sync({ serverTime: '2026-11-21T05:00:00.000Z' });
    render(<ClockView clock={clock} />);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('the bar of an attempt', () => {
  it('has the place and how much is answered, and leads home', () => {
    const bar = (signedIn: boolean, place?: { index: number; total: number; answered: number }) =>
      inSite(
        <TopBar title="Math" place={place} book={BOOK} others={false} running={null} />,
        signedIn,
      );
    const { unmount } = bar(true, { index: 0, total: 5, answered: 2 });
    expect(words()).toMatch(/Question 1 of 5/);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 5 answered');
    expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/dashboard');
    unmount();
    bar(false);
    expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/');
    expect(words()).not.toMatch(/Question/);
  });

  it('has tools that end with the sizes of text', async () => {
    const shown = jest.fn();
    const setSize = jest.fn();
    const tools = { hasNote: false, setSize, hold: nothing, highlight: nothing };
    const bar = (change: object) => (
      <ToolBar
        tools={{ ...tools, ...change } as unknown as Parameters<typeof ToolBar>[0]['tools']}
        onShow={shown}
      />
    );
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const { rerender } = render(bar({ size: '100' }));
    await screen.findByRole('button', { name: 'More tools' });
    expect([button('Smaller text').disabled, button('Larger text').disabled]).toEqual([
      true,
      false,
    ]);
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
    fireEvent.click(button('Larger text'));
    fireEvent.click(button('Note'));
    fireEvent.click(button('Report a problem'));
    fireEvent.click(button('Help and keys'));
    rerender(bar({ size: '200', hasNote: true, toggleCalculator: nothing, calculatorOpen: true }));
    expect([button('Smaller text').disabled, button('Larger text').disabled]).toEqual([
      false,
      true,
    ]);
    expect(button('Calculator').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Smaller text'));
    expect(setSize.mock.calls).toEqual([['125'], ['175']]);
    expect(shown.mock.calls).toEqual([['note'], ['report'], ['help']]);
    expect(button('Note, written')).toBeTruthy();
  });
});

describe('what a result says', () => {
  const share = (id: string, toWin: number, change: object = {}) => ({
    ...{ id, name: id, right: 1, items: 4, percent: 25, toWin },
    ...change,
  });
  const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it('to do next: what was missed and two areas, where they can be practiced', () => {
    const weakest = [share('science.anatomy', 9), share('math.data', 5), share('math.numbers', 1)];
    const missed = { count: 1, words: 'incorrect answer' };
    const steps = { weakest, missed, onReview: nothing };
    const { unmount } = inSite(<NextSteps {...steps} subscribed />);
    expect(hrefs()).toEqual([
      '/test-bank-practice/science.anatomy',
      '/test-bank-practice/math.data',
    ]);
    expect(words()).toMatch(/Go through 1 incorrect answer/);
    expect(words()).toMatch(/Up to 9 points/);
    expect(words()).not.toMatch(/free quiz/);
    unmount();
    const free = inSite(<NextSteps {...steps} subscribed={false} />);
    expect(hrefs()).toEqual(['/quiz/science', '/quiz/math']);
    expect(words()).toMatch(/Up to 5 points. Start with a free quiz/);
    free.unmount();
    inSite(<NextSteps {...steps} missed={null} subscribed />);
    expect(words()).toBe('');
  });

  it('where points are, and where none are left', () => {
    const areas = [share('Anatomy', 12.5), share('Chemistry', 0, { right: 4, percent: 100 })];
    render(
      <SectionAreas sections={[{ ...share('Science', 12.5, { right: 5, items: 8 }), areas }]} />,
    );
    expect(words()).toMatch(/Science25% 5 of 8Anatomy\+12.5 points to winChemistryAll correct/);
    const bars = screen
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'));
    expect(bars).toEqual(['1 of 4 correct, 25%', '4 of 4 correct, 100%']);
  });

  it('of the pace, each count in its place', () => {
    const pace = { fastRight: 1, fastWrong: 2, slowRight: 3, slowWrong: 4 };
    render(<PaceGrid pace={{ ...pace, yoursMs: 65_000, examMs: 60_000 }} />);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CorrectIncorrect',
      'Fast12',
      'Slow34',
    ]);
    expect(words()).toMatch(/You took 1:05 per question.*for these is 1:00 on average/);
  });

  it('of corrections, where there were any', () => {
    const correction = { itemId: 'i', at: '2026-11-22T12:00:00.000Z', before: 40, after: 50 };
    const { rerender } = render(<Corrections corrections={[]} nameOf={() => 'Question 1'} />);
    expect(words()).toBe('');
    rerender(<Corrections corrections={[correction]} nameOf={(id) => `Question ${id}`} />);
    expect(words()).toMatch(/Question i, on November 22, 2026: 40% → 50%/);
  });

  it('of the last time, where there was one', () => {
    const { rerender } = render(<LastResult last={null} busy={false} onShow={nothing} />);
    expect(words()).toBe('');
    const last = { ...summaryOf({ items: 10 }), right: 7 };
    rerender(<LastResult last={last} busy={false} onShow={nothing} />);
    expect(words()).toMatch(/Last time: 7 of 10 correct/);
  });

  it('first shows what was incorrect, then what was left out, then all', () => {
    const rows = (...verdicts: string[]) =>
      verdicts.map((verdict) => ({ verdict })) as unknown as Parameters<typeof firstView>[0];
    const filters = [
      rows('right', 'unanswered', 'wrong'),
      rows('unanswered', 'right'),
      rows('right'),
    ];
    expect(filters.map((one) => firstView(one).filter)).toEqual(['wrong', 'unanswered', 'all']);
    expect(firstView([])).toEqual({ filter: 'all', subject: '', area: '', open: null });
  });

  it('keeps its key while a free question is not answered', () => {
    const entry = { position: 1, itemId: 'i', objective: 'o', response: null, inReview: false };
    expect(feedbackOf({ ...entry, correct: false })).toBeUndefined();
    const { key, rationales } = CHOICE_FEEDBACK;
    expect(feedbackOf({ ...entry, correct: false, key })).toBeUndefined();
    expect(feedbackOf({ ...entry, correct: true, key, rationales })).toMatchObject({
      ...{ correct: true, key, rationales },
    });
    expect(verdictOf(undefined, 'o2', true)).toBeUndefined();
    expect(verdictOf(CHOICE_FEEDBACK, 'o2', false)).toEqual({ isKey: true, chosen: false });
    expect(verdictOf(CHOICE_FEEDBACK, 'o0', true)).toEqual({ isKey: false, chosen: true });
  });

  it('has a note that can be changed only where that is offered', () => {
    const { rerender } = render(<OwnNote note="Mine" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<OwnNote note="Mine" onEdit={nothing} />);
    expect(screen.getByRole('button', { name: 'Edit note' })).toBeTruthy();
  });
});
