import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ItemResponse, SaveAnswerBody, SaveAnswerResult } from '@prepward/contracts/attempts';
import { ERROR_WORDS } from '@prepward/contracts/error-words';
import { ApiError, OfflineError } from '../../lib/api.js';
import { MemoryStore } from '../../lib/device-store.js';
import { answersKey } from '../../lib/personal-memory.js';
import { AnswerBook } from './answer-book.js';
import type { BookHost } from './answer-types.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt, SELECT, SUPPLY } from './test-items.js';

const ATTEMPT = openAttempt([CHOICE, SELECT, SUPPLY]);
const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const SECOND: ItemResponse = { type: 'multiple-choice', option: 'o1' };
const UNKNOWN = new ApiError(400, 'RESPONSE_OPTION_UNKNOWN', '');

let sent: { position: number; body: SaveAnswerBody }[];
let trouble: Error | null;
let store: MemoryStore;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  trouble = null;
  store = new MemoryStore(true);
});
afterEach(async () => {
  trouble = null;
  stop();
  await settle(60_000);
  jest.useRealTimers();
});

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const responses = () => sent.map(({ body }) => body.response);
const kept = () => store.get<Record<number, object>>(answersKey(ATTEMPT.id));

async function send(position: number, body: SaveAnswerBody): Promise<SaveAnswerResult> {
  sent.push({ position, body });
  if (trouble) throw trouble;
  const { sequence, response, flagged = false, note } = body;
  const stored = { position, sequence, stored: true, response, flagged, ...(note ? { note } : {}) };
  return { ...stored, serverTime: '2026-11-21T05:00:00.000Z' };
}
/** A server that answers only when told to. */
function slow() {
  const answers: (() => void)[] = [];
  const late: BookHost['send'] = (position, body) =>
    new Promise((resolve, reject) => {
      answers.push(() => void send(position, body).then(resolve, reject));
    });
  const answer = async () => {
    answers.shift()?.();
    await settle();
  };
  return { late, answer };
}
async function open(change: Partial<BookHost> = {}): Promise<AnswerBook> {
  const host = { send, store, elapsed: () => 2500.4, sequence: () => 0, ...change };
  const book = await AnswerBook.open(ATTEMPT, host);
  stop = book.start();
  return book;
}

describe('an answer', () => {
  it('is sent at once when it is chosen, and after a pause where it is typed', async () => {
    const book = await open();
    book.give(3, { type: 'supply', text: '7' });
    await settle(300);
    book.give(3, { type: 'supply', text: '75' });
    await settle(399);
    expect(sent).toEqual([]);
    await settle(1);
    expect(responses()).toEqual([{ type: 'supply', text: '75' }]);
    book.give(1, FIRST);
    book.give(1, null);
    await settle();
    expect(responses().slice(1)).toEqual([FIRST, null]);
    expect(sent[0]?.body.elapsedMs).toBe(2500);
  });

  it('that changes while it is on its way stays as it was changed', async () => {
    const { late, answer } = slow();
    const waiting: boolean[] = [];
    const book = await open({ send: late, onWaiting: (some) => waiting.push(some) });
    book.give(1, FIRST);
    await settle();
    book.give(1, SECOND);
    await answer();
    expect(book.get()).toMatchObject({ save: 'saving', answers: { 1: { response: SECOND } } });
    expect([await kept(), waiting.at(-1)]).toMatchObject([
      { 1: { response: SECOND, saved: false } },
      true,
    ]);
    await answer();
    expect(book.get()).toMatchObject({ save: 'saved', answers: { 1: { response: SECOND } } });
    expect([await kept(), waiting.at(-1)]).toMatchObject([
      { 1: { response: SECOND, saved: true } },
      false,
    ]);
  });

  it('that was refused after it was changed is no trouble', async () => {
    const { late, answer } = slow();
    const book = await open({ send: late });
    book.give(1, FIRST);
    await settle();
    book.give(1, SECOND);
    trouble = UNKNOWN;
    await answer();
    trouble = null;
    await answer();
    expect(responses()).toEqual([FIRST, SECOND]);
    expect(book.get()).toMatchObject({ save: 'saved', failure: null });
  });

  it('keeps its explanation when it is heard of again without one', async () => {
    const book = await open({
      send: async (position, body) => ({
        ...(await send(position, body)),
        ...(sent.length === 1 ? { feedback: CHOICE_FEEDBACK } : {}),
      }),
    });
    book.give(1, FIRST);
    await settle();
    book.flag(1, true);
    await settle();
    expect(book.get().answers[1]).toMatchObject({ flagged: true, feedback: CHOICE_FEEDBACK });
    book.merge({ '1': { sequence: 9, response: FIRST, flagged: false } });
    expect(book.get().answers[1]).toMatchObject({ flagged: false, feedback: CHOICE_FEEDBACK });
  });

  it('of another tab is shown at the same number, since the server has it', async () => {
    const saved = jest.fn();
    const book = await open({ onSaved: saved });
    book.give(1, FIRST);
    await settle();
    expect(saved.mock.calls).toEqual([[1, expect.objectContaining({ response: FIRST })]]);
    book.adopt(1, { sequence: 1, response: SECOND, flagged: false });
    expect(book.get().answers[1]?.response).toEqual(SECOND);
  });
});

describe('an answer that is refused', () => {
  it('is sent again when the student asks, and takes its trouble with it', async () => {
    const book = await open();
    trouble = UNKNOWN;
    book.give(1, FIRST);
    await settle(60_000);
    expect([sent.length, book.get().save]).toEqual([1, 'failed']);
    trouble = null;
    book.retryNow();
    await settle();
    expect([sent.length, book.get().save, book.get().failure]).toEqual([2, 'saved', null]);
  });

  it('because the session has ended waits for the next try, and is not lost', async () => {
    const book = await open();
    trouble = new ApiError(401, 'UNAUTHENTICATED', '');
    book.give(1, FIRST);
    await settle(60_000);
    expect([sent.length, book.get().save]).toEqual([1, 'failed']);
    expect(book.get().failure).toBe(ERROR_WORDS.UNAUTHENTICATED);
    expect(await book.settle()).toBe(false);
    trouble = null;
    book.retryNow();
    await settle();
    expect(book.get().save).toBe('saved');
  });

  it('as too late is told once for each question, until it was read', async () => {
    const book = await open();
    trouble = new ApiError(409, 'ATTEMPT_SECTION_CLOSED', '');
    book.give(1, FIRST);
    await settle();
    book.give(1, SECOND);
    await settle();
    expect(book.get().late).toEqual([1]);
    expect(await kept()).toEqual({});
    book.dismissLate();
    expect(book.get().late).toEqual([]);
  });
});

describe('answers without a network', () => {
  it('are tried at once when asked, from the shortest pause on', async () => {
    const book = await open();
    trouble = new OfflineError(null);
    book.give(1, FIRST);
    await settle(20_000);
    expect(sent).toHaveLength(5);
    book.retryNow();
    await settle();
    expect([sent.length, book.get().save, book.get().failure]).toEqual([6, 'offline', null]);
    await settle(1_000);
    expect(sent).toHaveLength(7);
    await settle(1_999);
    expect(sent).toHaveLength(7);
  });

  it('are not tried anymore where the book is stopped', async () => {
    const book = await open();
    trouble = new OfflineError(null);
    book.give(1, FIRST);
    await settle();
    book.note(1, 'Aorta');
    book.stop();
    await settle(60_000);
    expect(sent).toHaveLength(1);
    expect(await kept()).toMatchObject({ 1: { response: FIRST, note: 'Aorta', saved: false } });
  });

  it('hold back a page that would lose them, and no other', async () => {
    const left = (on: EventTarget = window) => {
      const leaving = new Event('beforeunload', { cancelable: true });
      on.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    const book = await open({ store: new MemoryStore() });
    expect(left()).toBe(false);
    trouble = new OfflineError(null);
    book.give(1, FIRST);
    await settle();
    expect(left()).toBe(true);
    trouble = null;
    book.retryNow();
    await settle();
    expect(left()).toBe(false);
    stop();
    await settle();
    trouble = new OfflineError(null);
    const lasting = await open();
    lasting.give(1, FIRST);
    await settle();
    expect([lasting.get().lasting, left()]).toEqual([true, false]);
  });

  it('are given up with the attempt, each told, with what the server had before', async () => {
    const book = await open();
    book.give(1, FIRST);
    await settle();
    trouble = new OfflineError(null);
    book.give(1, SECOND);
    book.give(2, { type: 'multiple-select', options: ['o0'] });
    await settle();
    book.close();
    await settle();
    expect(book.get()).toMatchObject({
      late: [1, 2],
      answers: { 1: { response: FIRST }, 2: { response: null } },
    });
    expect(await kept()).toBeUndefined();
  });
});

describe('what an earlier page kept', () => {
  it('counts only where the server has nothing as new', async () => {
    const old = { response: FIRST, flagged: false, elapsedMs: 5, saved: false };
    await store.update(answersKey(ATTEMPT.id), () => ({
      1: { ...old, sequence: 4 },
      2: { ...old, sequence: 6 },
      3: { ...old, sequence: 1, saved: true },
    }));
    const waiting: boolean[] = [];
    const answers = {
      '1': { sequence: 4, response: SECOND, flagged: true },
      '2': { sequence: 5, response: null, flagged: true },
    };
    const book = await AnswerBook.open(
      { ...ATTEMPT, answers },
      {
        ...{ send, store, elapsed: () => 0, sequence: () => 0, stale: true },
        onWaiting: (some) => waiting.push(some),
      },
    );
    expect(book.get()).toMatchObject({
      save: 'saving',
      answers: { 1: { response: SECOND }, 2: { response: FIRST }, 3: { response: FIRST } },
    });
    expect(waiting).toEqual([true]);
    stop = book.start();
    await settle();
    expect(sent.map(({ position, body }) => [position, body.sequence, body.elapsedMs])).toEqual([
      [2, 6, 5],
    ]);
  });
});
