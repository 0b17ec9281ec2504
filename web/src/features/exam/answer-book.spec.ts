import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ItemResponse, SaveAnswerBody, SaveAnswerResult } from '@prepward/contracts/attempts';
import { ERROR_WORDS } from '@prepward/contracts/error-words';
import { ApiError, OfflineError } from '../../lib/api.js';
import { MemoryStore } from '../../lib/device-store.js';
import { AnswerBook } from './answer-book.js';
import type { BookHost } from './answer-types.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt, SELECT } from './test-items.js';

const attempt = openAttempt([CHOICE, SELECT]);
const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const SECOND: ItemResponse = { type: 'multiple-choice', option: 'o1' };
const OTHER: ItemResponse = { type: 'multiple-select', options: ['o2'] };
const FINISHED = new ApiError(409, 'ATTEMPT_FINISHED', 'This attempt is finished.');

let sent: { position: number; body: SaveAnswerBody }[];
let trouble: Error | null;
let stops: (() => void)[];
let store: MemoryStore;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  trouble = null;
  stops = [];
  store = new MemoryStore(true);
});

afterEach(async () => {
  for (const stop of stops) {
    stop();
  }
  // Answers still waiting would keep retrying.
  trouble = null;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
});

async function send(position: number, body: SaveAnswerBody): Promise<SaveAnswerResult> {
  sent.push({ position, body });
  if (trouble) {
    throw trouble;
  }
  return {
    position,
    sequence: body.sequence,
    stored: true,
    response: body.response,
    flagged: body.flagged ?? false,
    ...(body.note === undefined ? {} : { note: body.note }),
    serverTime: '2026-11-21T05:00:00.000Z',
    feedback: CHOICE_FEEDBACK,
  };
}

async function open(change: Partial<BookHost> = {}, of = attempt): Promise<AnswerBook> {
  const book = await AnswerBook.open(of, {
    send,
    store,
    elapsed: () => 2500,
    sequence: () => 0,
    ...change,
  });
  stops.push(book.start());
  return book;
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const responses = () => sent.map(({ body }) => body.response);

describe('the answers of an attempt', () => {
  it('are saved when given, with the time the item was on screen, and come back explained', async () => {
    const book = await open();
    book.give(1, FIRST);
    expect(book.get().save).toBe('saving');
    await settle();
    expect(book.get().save).toBe('saved');
    expect(book.get().answers[1]?.feedback).toEqual(CHOICE_FEEDBACK);
    expect(sent[0]?.body).toMatchObject({ sequence: 1, response: FIRST, elapsedMs: 2500 });
  });

  it('take a sequence from the server time, and always a larger one than before', async () => {
    let time = 600;
    const book = await open({ sequence: () => time });
    book.give(1, FIRST);
    book.give(1, SECOND);
    await settle();
    time = 900;
    book.give(1, FIRST);
    await settle();
    expect(sent.map(({ body }) => body.sequence)).toEqual([600, 601, 900]);
  });

  it('are tried again with the same sequence until the server answers', async () => {
    trouble = new OfflineError(null);
    const book = await open();
    book.give(1, FIRST);
    await settle();
    expect(book.get().save).toBe('offline');
    expect(await book.settle()).toBe(false);
    await settle(1000);
    await settle(2000);
    trouble = new ApiError(503, 'SERVICE_UNAVAILABLE', 'busy');
    await settle(4000);
    trouble = null;
    await settle(8000);
    expect(book.get().save).toBe('saved');
    expect(sent.map(({ body }) => body.sequence)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(sent.map(({ body }) => body.clientId)).size).toBe(1);
  });

  it('are tried again after ever longer pauses, up to half a minute, and after a new one at once', async () => {
    trouble = new OfflineError(null);
    const times: number[] = [];
    const began = Date.now();
    const book = await open({
      send: (position, body) => {
        times.push(Date.now() - began);
        return send(position, body);
      },
    });
    book.give(1, FIRST);
    await settle(130_000);
    expect(times).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000, 121_000]);
    times.length = 0;
    book.give(1, SECOND);
    await settle(4_000);
    expect(times).toEqual([130_000, 131_000, 133_000]);
  });

  it('wait in the order in which they were given, each with its newest response only', async () => {
    trouble = new OfflineError(null);
    const book = await open();
    book.give(1, FIRST);
    await settle();
    book.give(2, OTHER);
    book.give(1, SECOND);
    await settle();
    sent = [];
    trouble = null;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(responses()).toEqual([OTHER, SECOND]);
    expect(book.get().save).toBe('saved');
  });

  it('outlive the page: what was not confirmed is sent by the next one', async () => {
    const first = await open({ send: () => Promise.reject(new OfflineError(null)) });
    first.give(1, FIRST);
    first.note(1, 'Look up the aorta');
    await settle();

    const second = await open();
    expect(second.get()).toMatchObject({ save: 'saving', answers: { 1: { response: FIRST } } });
    await settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      position: 1,
      body: { sequence: 2, response: FIRST, note: 'Look up the aorta' },
    });
  });

  it('are shown without the server too, and given to it again should it have lost them', async () => {
    const first = await open();
    first.give(1, FIRST);
    await settle();
    stops.pop()?.();
    sent = [];

    const offline = await open({ stale: true });
    expect(offline.get()).toMatchObject({ save: 'saved', answers: { 1: { response: FIRST } } });
    stops.pop()?.();
    const answers = { '1': { sequence: 1, response: FIRST, flagged: false } };
    await open({}, openAttempt([CHOICE, SELECT], { answers }));
    await settle();
    expect(sent).toHaveLength(0);
    stops.pop()?.();
    await open();
    await settle();
    expect(responses()).toEqual([FIRST]);
  });

  it('keep flag and note beside the response, and typing is sent once it pauses', async () => {
    const book = await open();
    book.flag(1, true);
    await settle();
    book.note(1, 'a');
    await settle(100);
    book.note(1, 'ab');
    await settle(400);
    book.give(1, FIRST);
    await settle();
    expect(sent.map(({ body }) => [body.response, body.flagged, body.note])).toEqual([
      [null, true, undefined],
      [null, true, 'ab'],
      [FIRST, true, 'ab'],
    ]);
  });

  it('that come too late are told, and what the server has is shown again', async () => {
    const onLate = jest.fn();
    const of = openAttempt([CHOICE, SELECT], {
      answers: { '1': { sequence: 4, response: FIRST, flagged: false } },
    });
    const book = await open({ onLate }, of);
    trouble = FINISHED;
    book.give(1, SECOND);
    book.give(2, OTHER);
    await settle(120_000);
    expect(sent).toHaveLength(2);
    expect(book.get().late).toEqual([1, 2]);
    expect(book.get().answers[1]?.response).toEqual(FIRST);
    expect(book.get().answers[2]?.response).toBeNull();
    expect(book.get().save).toBe('saved');
    expect(onLate).toHaveBeenCalledTimes(2);
  });

  it('that the server refuses are said, not tried again by themselves, and hold up no others', async () => {
    const book = await open({
      send: (position, body) =>
        position === 1
          ? Promise.reject(new ApiError(400, 'RESPONSE_OPTION_UNKNOWN', 'No such option.'))
          : send(position, body),
    });
    book.give(1, FIRST);
    book.give(2, OTHER);
    await settle(120_000);
    expect(book.get()).toMatchObject({
      save: 'failed',
      failure: ERROR_WORDS.RESPONSE_OPTION_UNKNOWN,
    });
    expect(responses()).toEqual([OTHER]);
    expect(await book.settle()).toBe(true);
  });

  it('after one that was refused are sent by themselves', async () => {
    const book = await open({
      send: (position, body) =>
        body.response === FIRST
          ? Promise.reject(new ApiError(400, 'RESPONSE_OPTION_UNKNOWN', 'No such option.'))
          : send(position, body),
    });
    book.give(1, FIRST);
    await settle(120_000);
    expect(responses()).toEqual([]);
    book.give(1, SECOND);
    await settle(120_000);
    expect(responses()).toEqual([SECOND]);
    expect(book.get()).toMatchObject({ save: 'saved', failure: null });
  });

  it('follow what the server keeps, where another device was newer', async () => {
    const book = await open({
      send: async (position, body) => ({
        ...(await send(position, body)),
        sequence: 7,
        stored: false,
        response: SECOND,
      }),
    });
    book.give(1, FIRST);
    await settle();
    expect(book.get().answers[1]).toMatchObject({ sequence: 7, response: SECOND });
    expect(book.get().save).toBe('saved');
  });

  it('given elsewhere are taken over only when they are newer', async () => {
    const book = await open({ sequence: () => 50 });
    book.give(1, FIRST);
    await settle();
    book.merge({ '1': { sequence: 40, response: SECOND, flagged: false } });
    expect(book.get().answers[1]?.response).toEqual(FIRST);
    book.merge({ '1': { sequence: 60, response: SECOND, flagged: true } });
    expect(book.get().answers[1]).toMatchObject({ response: SECOND, flagged: true });
  });

  it('that wait here are dropped when a newer one was given elsewhere', async () => {
    trouble = new OfflineError(null);
    const book = await open();
    book.give(1, FIRST);
    await settle();
    book.merge({ '1': { sequence: 60, response: SECOND, flagged: false } });
    sent = [];
    trouble = null;
    book.retryNow();
    await settle();
    expect(sent).toHaveLength(0);
    expect(book.get().answers[1]?.response).toEqual(SECOND);
  });

  it('are still sent after the page was left, until nothing waits', async () => {
    trouble = new OfflineError(null);
    const book = await open();
    book.give(1, FIRST);
    await settle();
    stops.pop()?.();
    await settle(1000);
    trouble = null;
    await settle(2000);
    expect(responses().at(-1)).toEqual(FIRST);
    const calls = sent.length;
    window.dispatchEvent(new Event('online'));
    await settle(60_000);
    expect(sent).toHaveLength(calls);
  });

  it('say so when the browser keeps nothing', async () => {
    trouble = new OfflineError(null);
    const book = await open({ store: new MemoryStore() });
    book.give(1, FIRST);
    await settle();
    expect(book.get()).toMatchObject({ save: 'offline', lasting: false });
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
