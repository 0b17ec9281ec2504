import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  Attempt,
  ItemResponse,
  Presence as PresenceAnswer,
} from '@prepward/contracts/attempts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryStore } from '../../../lib/device-store.js';
import type { SessionValue } from '../../../lib/session/session.js';
import { unsentAttempts } from '../../../lib/unsent.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { settled } from '../../../test/settled.js';
import { profileOf } from '../../../test/student-data.js';
import { AttemptRun } from '../attempt-run.js';
import { openPractice } from '../open-practice.js';
import { type Channel, Presence } from '../presence.js';
import { clientId } from '../tab-id.js';
import { CHOICE, forgetAttempt, openAttempt } from '../test-items.js';
import { TestServer } from '../test-server.js';
import { ExamPage } from './exam-page.js';
import PracticePage from './practice-page.js';
import { QuizRun } from './quiz-run.js';

const RESULT = {
  ...{ right: 1, items: 1, answered: 1, score: 100, sections: [], areas: [], corrections: [] },
  review: [],
};
const OPEN = openAttempt([CHOICE]);
const READ = `GET /api/v1/attempts/${OPEN.id}`;
const START = 'POST /api/v1/attempts';
const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

describe('the result of an attempt', () => {
  let server: FakeServer;
  let restore: () => void;
  beforeEach(() => {
    server = new FakeServer()
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on('GET /api/v1/attempts', { status: 200, body: { items: [], nextCursor: null } });
    restore = server.install();
  });
  afterEach(async () => {
    restore();
    await forgetAttempt(OPEN.id);
  });

  const finished = (change: Partial<Attempt>, result: object = RESULT) =>
    ({ ...OPEN, state: 'finished', result, ...change }) as Attempt;
  async function shown(page: ReactNode, session: Partial<SessionValue> = {}) {
    cleanup();
    renderSignedIn(page, session);
    return settled(server);
  }
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  it.each<[Partial<Attempt>, string]>([
    [{ kind: 'mock' }, '/practice/mock'],
    [{ kind: 'mixed' }, '/practice/mixed'],
    [{ kind: 'review' }, '/practice/review'],
    [{ kind: 'category', category: 'math.data' }, '/practice/math.data'],
    [{ kind: 'category' }, '/test-bank'],
    [{ kind: 'free-bank' }, '/free-trial-bank'],
    [{ kind: 'practice' }, '/test-bank'],
  ])('of %j leads to where it is started again: %s', async (change, to) => {
    server.on(READ, { status: 200, body: finished(change) });
    await shown(<ExamPage attemptId={OPEN.id} />);
    expect(await screen.findByRole('link', { name: 'Keep practicing' })).toBeTruthy();
    expect([href('Keep practicing'), href('See your progress')]).toEqual([to, '/track-progress']);
  });

  it.each<[object, RegExp]>([
    [{}, /Every answer correct/],
    [{ right: 0, score: 0 }, /A place to start from1 incorrect/],
    [{ right: 1, items: 3, answered: 2, score: 33.3 }, /1 of 3 correct1 incorrect1 not answered/],
  ])('says how it went: %j', async (result, said) => {
    server.on(READ, { status: 200, body: finished({}, { ...RESULT, ...result }) });
    await shown(<ExamPage attemptId={OPEN.id} />);
    await screen.findByRole('heading', { name: 'Review' });
    expect(document.body.textContent).toMatch(said);
    expect(screen.queryByRole('heading', { name: 'Keep these answers' })).toBeNull();
  });

  const practiced = async (page: ReactNode, session: Partial<SessionValue> = {}) => {
    server.on(START, { status: 201, body: finished({}) });
    await shown(page, session);
    fireEvent.click(await screen.findByRole('button', { name: /^Start \d+ questions/ }));
    await screen.findByRole('heading', { name: 'Review' });
  };

  it('of free practice leads on for students and for visitors', async () => {
    await practiced(<PracticePage subject="science" />);
    expect([href('Take a free quiz'), href('Go to the dashboard')]).toEqual([
      '/quiz/science',
      '/dashboard',
    ]);
    expect(href('Science')).toBeUndefined();
    expect(href('Math')).toBe('/practice/math');
    await practiced(<PracticePage subject="science" />, { user: null, isAnonymous: true });
    expect(href('Go to the dashboard')).toBeUndefined();
    expect(screen.getByRole('heading', { name: 'Keep these answers' })).toBeTruthy();
  });

  it('of a quiz leads to the bank, or to what is free', async () => {
    await practiced(<QuizRun subject="math" set={3} />);
    expect([href('Next quiz'), href('Practice from the bank')]).toEqual([
      '/quiz/math?set=4',
      '/test-bank',
    ]);
    await practiced(<QuizRun subject="math" set={4} />, { user: null, isAnonymous: true });
    expect([href('Next quiz'), href('Free practice')]).toEqual([undefined, '/practice/math']);
  });

  it('is asked for again where the server did not answer, and begun again where it is gone', async () => {
    openPractice.mark('science', OPEN.id);
    server.on(READ, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } });
    expect(await shown(<PracticePage subject="science" />)).toMatch(/not available right now/);
    expect(openPractice.get('science')).toBe(OPEN.id);
    server.on(READ, { status: 404, body: { code: 'ATTEMPT_NOT_FOUND', message: '' } });
    expect(await shown(<PracticePage subject="science" />)).not.toMatch(/couldn't start/);
    expect(openPractice.get('science')).toBeNull();
    openPractice.mark('science', OPEN.id);
    server.on(READ, { status: 200, body: finished({}) });
    await shown(<PracticePage subject="science" />);
    expect(openPractice.get('science')).toBeNull();
    expect(screen.getByRole('button', { name: 'Start 5 questions' })).toBeTruthy();
  });
});

describe('an attempt on this page', () => {
  let stop: () => void = () => undefined;
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00.000Z') });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
  async function started(server: TestServer): Promise<AttemptRun> {
    const store = new MemoryStore(true);
    const host = { api: server.api, store, owner: 'dana', channel: () => null };
    const run = await AttemptRun.open(server.view(), host);
    stop = run.start();
    await jest.advanceTimersByTimeAsync(0);
    return run;
  }

  it('notes whose answers wait, until the server has them', async () => {
    const server = new TestServer();
    const run = await started(server);
    expect(unsentAttempts()).toEqual({});
    server.down = true;
    run.book.give(1, FIRST);
    await jest.advanceTimersByTimeAsync(0);
    expect(unsentAttempts()).toEqual({ [server.attempt.id]: 'dana' });
    server.down = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(unsentAttempts()).toEqual({});
  });

  it('counts no time while it is not seen, and sends what waits then', async () => {
    const server = new TestServer();
    const run = await started(server);
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(5_000);
    run.book.note(1, 'Aorta');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(server.saved).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(2_000);
    run.book.give(1, FIRST);
    await jest.advanceTimersByTimeAsync(0);
    expect(server.saved.at(-1)?.body.elapsedMs).toBe(7_000);
    seen.mockRestore();
  });

  it('asks at once when the network is back, if its time ran out without it', async () => {
    const server = new TestServer();
    const run = await started(server);
    const reads = () => server.calls.filter((call) => call === 'read').length;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(reads()).toBe(0);
    server.down = true;
    await jest.advanceTimersByTimeAsync(700_000);
    expect(run.get()).toMatchObject({ locked: true, unreachable: true });
    const before = reads();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(reads()).toBe(before + 1);
  });
});

describe('the presence of a tab', () => {
  function tab(
    say: (client: string) => Promise<PresenceAnswer> = async () => {
      throw new Error('away');
    },
    answered: (answer: PresenceAnswer) => void = () => undefined,
  ) {
    const sent: { kind: string; page: string; client?: string }[] = [];
    const channel: Channel = {
      onmessage: null,
      postMessage: (message) => void sent.push(message as (typeof sent)[number]),
      close: () => undefined,
    };
    const others: boolean[] = [];
    const saved = jest.fn();
    const moved = jest.fn();
    const presence = new Presence('a', {
      say,
      onAnswer: answered,
      onOthers: (some) => others.push(some),
      onSaved: saved,
      onMoved: moved,
      channel: () => channel,
    });
    const stop = presence.start();
    const hear = (data: object) => channel.onmessage?.({ data } as MessageEvent);
    return { sent, others, saved, moved, presence, stop, hear };
  }

  it('is told to other tabs, which are known until they go', () => {
    const { sent, others, stop, hear } = tab();
    expect(sent.map(({ kind }) => kind)).toEqual(['here']);
    hear({ kind: 'here', page: 'p1', client: 'c1' });
    hear({ kind: 'here', page: 'p2', client: 'c2' });
    expect(sent.map(({ kind }) => kind)).toEqual(['here', 'here-too', 'here-too']);
    hear({ kind: 'gone', page: 'p1', client: 'c1' });
    hear({ kind: 'gone', page: 'p2', client: 'c2' });
    expect(others).toEqual([true, true, true, false]);
    stop();
    expect(sent.at(-1)?.kind).toBe('gone');
  });

  it('takes another name where it was copied from one that is open', () => {
    const { stop, hear } = tab();
    const name = clientId();
    hear({ kind: 'here-too', page: 'p1', client: 'other' });
    expect(clientId()).toBe(name);
    hear({ kind: 'here-too', page: 'p1', client: name });
    expect(clientId()).not.toBe(name);
    stop();
  });

  it('asks the server while it is seen: at first, every half minute, and when something is back', async () => {
    jest.useFakeTimers();
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const answer = { state: 'open', section: 1, serverTime: '', others: 1, savedAt: null };
    const say = jest.fn(async () => answer as PresenceAnswer);
    const answered = jest.fn();
    const { sent, others, stop } = tab(say, answered);
    await jest.advanceTimersByTimeAsync(0);
    expect([say.mock.calls.length, others.at(-1)]).toEqual([1, true]);
    expect(answered).toHaveBeenCalledWith(answer);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(say).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(say).toHaveBeenCalledTimes(4);
    answer.others = 0;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(others.at(-1)).toBe(false);
    seen.mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(90_000);
    expect(say).toHaveBeenCalledTimes(5);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.at(-1)?.kind).toBe('gone');
    seen.mockReturnValue('visible');
    stop();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(90_000);
    expect(say).toHaveBeenCalledTimes(5);
    seen.mockRestore();
    jest.useRealTimers();
  });

  it('hands over what was saved and closed', () => {
    const { saved, moved, presence, sent, stop, hear } = tab();
    const answer = { sequence: 1, response: FIRST, flagged: false };
    hear({ kind: 'saved', page: 'p', position: 2, answer });
    hear({ kind: 'moved', page: 'p' });
    expect([saved.mock.calls, moved.mock.calls.length]).toEqual([[[2, answer]], 1]);
    presence.tellSaved(3, answer);
    presence.tellMoved();
    expect(sent.slice(-2).map(({ kind }) => kind)).toEqual(['saved', 'moved']);
    act(() => stop());
  });
});
