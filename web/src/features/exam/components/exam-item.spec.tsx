import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt, AttemptItem, SaveAnswerResult } from '@prepward/contracts/attempts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError, OfflineError } from '../../../lib/api.js';
import { MemoryStore } from '../../../lib/device-store.js';
import { FakeServer } from '../../../test/fake-server.js';
import { words } from '../../../test/page.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { DANA_USER } from '../../../test/session.js';
import { toasterWanted } from '../../../ui/toast.js';
import type { AttemptApi } from '../api/attempts.js';
import { AttemptRun } from '../attempt-run.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt, SELECT, SUPPLY } from '../test-items.js';
import { buttonNamed, choiceNamed } from '../test-screen.js';
import { TestServer } from '../test-server.js';
import { ExamScreen } from './exam-screen.js';

const OTHERS = { ...SELECT, stem: '<p>Which carry air? One is <b>bold</b>.</p>' };
let server: TestServer;
let saved: { position: number; response: unknown; flagged: boolean | undefined }[];
let trouble: Error | null;
let stop: () => void;

// Fetched when a window opens, which takes longer than a turn of the timers.
beforeAll(() => Promise.all([import('./exam-panels.js'), import('../../../ui/dialog-window.js')]));
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00.000Z') });
  server = new TestServer();
  saved = [];
  trouble = null;
});
afterEach(async () => {
  // Answers still waiting would be sent during the next test.
  trouble = null;
  act(() => stop());
  await passed(2_000);
  window.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

const passed = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string | RegExp) => {
  fireEvent.click(buttonNamed(name));
  await passed();
};
const key = async (name: string, change: object = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...change });
  await passed();
};
const choose = async (name: RegExp) => {
  fireEvent.click(choiceNamed(name));
  await passed();
};
const at = () => document.querySelector('.exam-body')?.getAttribute('aria-label');

const save: AttemptApi['save'] = async (position, { sequence, response, flagged, note }) => {
  saved.push({ position, response, flagged });
  if (trouble) throw trouble;
  const kept = { position, sequence, stored: true, response, flagged: flagged ?? false, note };
  return {
    ...{ ...kept, serverTime: server.view().serverTime },
    ...(response && server.attempt.mode === 'tutor' ? { feedback: CHOICE_FEEDBACK } : {}),
  } as SaveAnswerResult;
};

/** A practice, or an exam, of three questions. */
async function open(change: Partial<Attempt> = {}, user: typeof DANA_USER | null = DANA_USER) {
  const items: AttemptItem[] = [CHOICE, OTHERS, SUPPLY];
  server.attempt = openAttempt(items, change);
  const host = { api: { ...server.api, save }, owner: 'dana', channel: () => null };
  const run = await AttemptRun.open(server.view(), { ...host, store: new MemoryStore(true) });
  stop = run.start();
  renderSignedIn(<ExamScreen run={run} onFinished={() => undefined} />, { user });
  await passed();
  return run;
}

describe('the answer of an exam', () => {
  it('can be cleared as soon as something is there, and not before', async () => {
    await open({ mode: 'exam' });
    expect(buttonNamed('Clear answer').disabled).toBe(true);
    await choose(/Right atrium/);
    expect(buttonNamed('Clear answer').disabled).toBe(false);
    await press('Clear answer');
    expect(buttonNamed('Clear answer').disabled).toBe(true);
    await press('Next');
    fireEvent.click(choiceNamed(/Trachea/));
    await passed();
    fireEvent.click(choiceNamed(/Trachea/));
    await passed();
    expect(saved.map(({ response }) => response)).toEqual([
      { type: 'multiple-choice', option: 'o0' },
      null,
      { type: 'multiple-select', options: ['o0'] },
      null,
    ]);
    // Nothing is chosen, and that is what is saved, but the answer was begun.
    expect(buttonNamed('Clear answer').disabled).toBe(false);
  });

  it('is told when it is not saved, with a way to try at once', async () => {
    await open({ mode: 'exam' });
    trouble = new OfflineError(null);
    await choose(/Right atrium/);
    expect(words()).toMatch(/You are offline.*only the result waits/);
    expect(words()).not.toMatch(/explanation appears/);
    trouble = null;
    await press('Try now');
    expect(saved).toHaveLength(2);
    expect(words()).not.toMatch(/You are offline/);
    trouble = new ApiError(409, 'ATTEMPT_SECTION_CLOSED', '');
    await choose(/Left ventricle/);
    expect(words()).toMatch(/Some answers came too lateQuestion 1: the answer/);
    await press('Got it');
    expect(words()).not.toMatch(/too late/);
  });
});

describe('the answer of a practice', () => {
  const explained = () => screen.queryByRole('heading', { name: 'Why' }) !== null;

  it('is checked when asked, and then has its ways on', async () => {
    await open();
    expect(screen.queryByText('Clear answer')).toBeNull();
    await choose(/Right atrium/);
    expect(saved).toEqual([]);
    await press('Check answer');
    expect([saved.length, explained()]).toEqual([1, true]);
    expect(document.activeElement).toBe(buttonNamed('Next question'));
    expect(buttonNamed('Flag').getAttribute('aria-pressed')).toBe('false');
    await press('Flag');
    expect(buttonNamed('Flagged').getAttribute('aria-pressed')).toBe('true');
    expect(saved.at(-1)).toMatchObject({ position: 1, flagged: true });
    await press('Flagged');
    expect(saved.at(-1)).toMatchObject({ flagged: false });
    const [card] = screen.getAllByText('Report a problem', { selector: 'button' });
    fireEvent.click(card as HTMLElement);
    await passed();
    expect(screen.getByRole('dialog', { name: 'Report a problem' }).textContent).toMatch(
      /Question 1\. If the key/,
    );
  });

  it('offers similar questions to students, not to visitors', async () => {
    await open();
    await choose(/Right atrium/);
    await press('Check answer');
    expect(buttonNamed('Similar')).toBeTruthy();
    const fake = new FakeServer().on('POST /api/v1/attempts', {
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED', message: '' },
    });
    const restore = fake.install();
    await press('Similar');
    expect(fake.seen[0]?.body).toEqual({
      ...{ kind: 'practice', similarTo: 'choice', mode: 'tutor', count: 5 },
    });
    expect(words()).toMatch(/Similar questions come with a membership/);
    fake.on('POST /api/v1/attempts', { status: 429, body: { code: 'RATE_LIMITED', message: '' } });
    await press('Similar');
    expect(screen.getByRole('alert').textContent).toMatch(
      /We couldn't start a similar question.*Too many requests/,
    );
    restore();
  });

  it('of a visitor has no similar ones', async () => {
    await open({}, null);
    await choose(/Right atrium/);
    await press('Check answer');
    expect(explained()).toBe(true);
    expect(screen.queryByText('Similar')).toBeNull();
  });

  it('waits for its explanation while the network is away', async () => {
    await open();
    trouble = new OfflineError(null);
    await choose(/Right atrium/);
    await press('Check answer');
    expect(words()).toMatch(/The explanation appears then/);
    expect(explained()).toBe(false);
  });
});

describe('the note of a question', () => {
  it('stands below it, where it can be changed', async () => {
    const run = await open();
    expect(screen.queryByText('Your note')).toBeNull();
    act(() => run.book.note(1, 'Valves'));
    await passed(400);
    expect(screen.getByText('Valves')).toBeTruthy();
    expect(buttonNamed('Note, written')).toBeTruthy();
    await press('Edit note');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your note');
    expect(field.value).toBe('Valves');
    fireEvent.change(field, { target: { value: '' } });
    await press('Done');
    expect(screen.queryByText('Your note')).toBeNull();
    expect(buttonNamed('Note')).toBeTruthy();
  });
});

describe('the keys of the screen', () => {
  it('check what is chosen before they go on, and else only go on', async () => {
    await open();
    await key('n');
    expect(at()).toBe('Question 2 of 3');
    await key('n');
    await key('b');
    await key('b');
    expect(at()).toBe('Question 1 of 3');
    await key('2');
    await key('n');
    expect([at(), saved.map(({ response }) => response)]).toEqual([
      'Question 1 of 3',
      [{ type: 'multiple-choice', option: 'o1' }],
    ]);
    await key('n');
    expect(at()).toBe('Question 2 of 3');
    await key('9');
    await key('Enter');
    expect(at()).toBe('Question 2 of 3');
  });

  it('take the focus from a button, so that Enter checks, and move nothing on screen', async () => {
    await open();
    buttonNamed('Flag this question').focus();
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    await key('2');
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    focused.mockRestore();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Question 1 of 3');
    await key('Enter');
    expect(saved.map(({ response }) => response)).toEqual([
      { type: 'multiple-choice', option: 'o1' },
    ]);
  });

  it('open the list, the help and the sentences, and nothing while one of them is open', async () => {
    await open();
    await key('g');
    expect(screen.getByRole('dialog', { name: 'All questions' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '?' });
    await passed();
    expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull();
    await key('Escape');
    await key('?');
    expect(screen.getByRole('dialog', { name: 'Help' }).textContent).toMatch(/Check an answer/);
    await key('Escape');
    await key('h');
    const sentences = screen.getByRole('dialog', { name: 'Highlight' });
    expect(within(sentences).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('strike out the answer that has the focus, or say how', async () => {
    const run = await open();
    const wanted = jest.fn();
    const unsubscribe = toasterWanted.subscribe(wanted);
    await key('s');
    expect(wanted).toHaveBeenCalledTimes(1);
    choiceNamed(/Left ventricle/).focus();
    await key('s');
    expect(run.desk.get().struck).toEqual({ 1: ['o2'] });
    await key('s');
    expect(run.desk.get().struck).toEqual({ 1: [] });
    expect(wanted).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('are off in the review of a section', async () => {
    const run = await open({ mode: 'exam' });
    await key('n');
    await key('n');
    await key('n');
    expect(at()).toBe('Section review');
    fireEvent.keyDown(document.body, { key: 'f' });
    await passed();
    expect(run.book.get().answers).toEqual({});
  });
});

describe('the text of a question', () => {
  const select = (from: number, to: number) => {
    const text = document.querySelector('[data-text="stem-2"]')?.firstChild?.firstChild as Text;
    window.getSelection()?.setBaseAndExtent(text, from, text, to);
  };

  it('is highlighted where it is selected, and again where it is to be taken away', async () => {
    const run = await open();
    await press('Skip');
    select(0, 5);
    const dropped = jest.spyOn(window.getSelection() as Selection, 'removeAllRanges');
    await press('Highlight');
    expect(dropped).toHaveBeenCalledTimes(1);
    dropped.mockRestore();
    expect(run.desk.get().marks).toEqual({ 'stem-2': [{ start: 0, end: 5 }] });
    expect(document.querySelector('mark')?.textContent).toBe('Which');
    expect(screen.queryByRole('dialog')).toBeNull();
    const mark = document.querySelector('mark')?.firstChild as Text;
    window.getSelection()?.setBaseAndExtent(mark, 0, mark, 5);
    await press('Highlight');
    expect(run.desk.get().marks).toEqual({ 'stem-2': [] });
  });

  it('is highlighted by a touch, which lets go of the selection before', async () => {
    const run = await open();
    await press('Skip');
    select(6, 11);
    fireEvent.pointerDown(buttonNamed('Highlight'));
    window.getSelection()?.removeAllRanges();
    await press('Highlight');
    expect(run.desk.get().marks).toEqual({ 'stem-2': [{ start: 6, end: 11 }] });
    // The selection is kept for one press only.
    await press('Highlight');
    expect(run.desk.get().marks).toEqual({ 'stem-2': [{ start: 6, end: 11 }] });
    expect(screen.getByRole('dialog', { name: 'Highlight' })).toBeTruthy();
  });

  it('has the size that was chosen, also for the next one', async () => {
    await open();
    const scale = () => document.querySelector<HTMLElement>('.exam-text')?.style.cssText;
    expect(scale()).toBe('--scale: 1;');
    await press('Larger text');
    await press('Larger text');
    expect(scale()).toBe('--scale: 1.5;');
    await press('Skip');
    expect(scale()).toBe('--scale: 1.5;');
    await press('Smaller text');
    expect(screen.getByText('125%', { exact: false })).toBeTruthy();
  });
});
