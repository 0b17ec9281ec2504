import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ItemResponse, SaveAnswerBody, SaveAnswerResult } from '@prepward/contracts/attempts';
import { ApiError, OfflineError } from '../../lib/api.js';
import { AnswerBook } from './answer-book.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt, SELECT } from './test-items.js';

const attempt = openAttempt([CHOICE, SELECT]);
const CHOSEN: ItemResponse = { type: 'multiple-choice', option: 'o0' };

let sent: { position: number; body: SaveAnswerBody }[];
let trouble: Error | null;
let stops: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  trouble = null;
  stops = [];
});

afterEach(() => {
  for (const stop of stops) {
    stop();
  }
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
    flagged: false,
    serverTime: '2026-11-21T05:00:00.000Z',
    feedback: CHOICE_FEEDBACK,
  };
}

function open(of = attempt, by = send): AnswerBook {
  const book = new AnswerBook(of, by, () => Date.now());
  stops.push(book.start());
  return book;
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('the answers of an attempt', () => {
  it('are saved when given, with the time the item was on screen, and come back explained', async () => {
    const book = open();
    book.draft(1, CHOSEN);
    await settle(2500);
    expect(sent).toHaveLength(0);
    book.give(1, CHOSEN);
    expect(book.get().save).toBe('saving');
    await settle();
    expect(book.get().save).toBe('saved');
    expect(book.get().given[1]?.feedback).toEqual(CHOICE_FEEDBACK);
    expect(sent[0]?.body).toMatchObject({ sequence: 1, response: CHOSEN, elapsedMs: 2500 });
  });

  it('are tried again with the same sequence until the server answers', async () => {
    trouble = new OfflineError(null);
    const book = open();
    book.give(1, CHOSEN);
    await settle();
    expect(book.get().save).toBe('offline');
    await settle(1000);
    await settle(2000);
    trouble = new ApiError(503, 'SERVICE_UNAVAILABLE', 'busy');
    await settle(4000);
    trouble = null;
    await settle(8000);
    expect(book.get().save).toBe('saved');
    expect(sent.map(({ body }) => body.sequence)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(sent.map(({ body }) => body.clientId)).size).toBe(1);
  });

  it('are sent at once when the network comes back', async () => {
    trouble = new OfflineError(null);
    const book = open();
    book.give(1, CHOSEN);
    await settle(20_000);
    const before = sent.length;
    trouble = null;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sent).toHaveLength(before + 1);
    expect(book.get().save).toBe('saved');
  });

  it('outlive the page: what was not confirmed is sent by the next one', async () => {
    trouble = new OfflineError(null);
    const first = open();
    first.give(1, CHOSEN);
    first.goTo(2);
    first.draft(2, { type: 'multiple-select', options: ['o2'] });
    await settle();
    stops.pop()?.();
    sent = [];
    trouble = null;

    const second = open();
    expect(second.get()).toMatchObject({
      at: 2,
      save: 'saving',
      given: { 1: { sequence: 1, response: CHOSEN } },
      drafts: { 2: { type: 'multiple-select', options: ['o2'] } },
    });
    await settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ position: 1, body: { sequence: 1, response: CHOSEN } });
  });

  it('that the server refuses are said, and not tried again by themselves', async () => {
    trouble = new ApiError(409, 'ATTEMPT_FINISHED', 'This attempt is finished.');
    const book = open();
    book.give(1, CHOSEN);
    await settle(120_000);
    expect(book.get()).toMatchObject({ save: 'failed', failure: 'This attempt is finished.' });
    expect(sent).toHaveLength(1);
  });

  it('follow what the server keeps, where another tab was newer', async () => {
    const other: ItemResponse = { type: 'multiple-choice', option: 'o2' };
    const book = open(attempt, async (position, body) => ({
      ...(await send(position, body)),
      sequence: 7,
      stored: false,
      response: other,
    }));
    book.give(1, CHOSEN);
    await settle();
    expect(book.get().given[1]).toMatchObject({ sequence: 7, response: other });
  });

  it('begin at the first item without an answer', () => {
    const answered = openAttempt([CHOICE, SELECT], {
      answers: {
        '1': { sequence: 4, response: CHOSEN, flagged: false, feedback: CHOICE_FEEDBACK },
      },
    });
    const book = open(answered);
    expect(book.get().at).toBe(2);
    expect(book.get().given[1]?.feedback).toEqual(CHOICE_FEEDBACK);
  });
});
