import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { MemoryStore } from '../../lib/device-store.js';
import { AttemptRun } from './attempt-run.js';
import { keptAttempt } from './kept-attempt.js';
import type { RunHost } from './run-types.js';
import { sectionsAt } from './test-items.js';
import { TestServer, testBrowser } from './test-server.js';

const MINUTE = 60_000;
const STARTED = Date.parse('2026-11-21T05:00:00.000Z');
const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

let server: TestServer;
let store: MemoryStore;
let stops: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers({ now: STARTED });
  server = new TestServer();
  store = new MemoryStore(true);
  stops = [];
});

afterEach(async () => {
  // Answers still waiting would be retried, and marked as unsent, for as long as the process lives.
  server.down = false;
  for (const stop of stops) {
    stop();
  }
  await settle();
  jest.useRealTimers();
});

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

async function open(change: Partial<RunHost> = {}, attempt = server.view()): Promise<AttemptRun> {
  const run = await AttemptRun.open(attempt, { api: server.api, store, owner: 'dana', ...change });
  stops.push(run.start());
  await settle();
  return run;
}

describe('the end of the time', () => {
  it('comes when the server says, with a device clock an hour wrong either way', async () => {
    const run = await open();
    jest.setSystemTime(STARTED + 60 * MINUTE);
    await settle(5 * MINUTE);
    expect(run.get().locked).toBe(false);
    jest.setSystemTime(STARTED - 60 * MINUTE);
    await settle(5 * MINUTE - 1);
    expect(run.get().locked).toBe(false);
    server.attempt = { ...server.attempt, remainingMs: 20 * MINUTE, sections: sectionsAt(2) };
    await settle(1);
    expect(run.get()).toMatchObject({ locked: false });
    expect(run.get().attempt.sections[0]?.state).toBe('closed');
    expect(run.desk.get().at).toBe(3);
  });

  it('sends what was answered last before it asks what comes next', async () => {
    const save: RunHost['api']['save'] = async (position, body) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return server.api.save(position, body);
    };
    const run = await open({ api: { ...server.api, save } });
    await settle(10 * MINUTE - 100);
    run.book.give(1, FIRST);
    await settle(300);
    expect(run.get().locked).toBe(true);
    expect(server.calls).not.toContain('read');
    await settle(500);
    expect(server.calls.indexOf('save')).toBeGreaterThan(-1);
    expect(server.calls.indexOf('read')).toBeGreaterThan(server.calls.indexOf('save'));
  });

  it('moves with every acknowledgement', async () => {
    const run = await open();
    server.attempt = { ...server.attempt, remainingMs: 5 * MINUTE };
    run.book.give(1, FIRST);
    await settle(4 * MINUTE);
    expect(run.clock.remaining()).toBe(MINUTE);
  });

  it('locks, and asks again until the server answers', async () => {
    const run = await open();
    server.down = true;
    await settle(10 * MINUTE);
    expect(run.get()).toMatchObject({ locked: true, unreachable: true });
    const before = server.calls.filter((call) => call === 'read').length;
    await settle(5000);
    expect(server.calls.filter((call) => call === 'read').length).toBeGreaterThan(before);
    server.down = false;
    server.attempt = { ...server.attempt, remainingMs: 20 * MINUTE, sections: sectionsAt(2) };
    await settle(30_000);
    expect(run.get()).toMatchObject({ locked: false, unreachable: false });
  });

  it('locks at once when another answer of the server says that nothing is left', async () => {
    const run = await open();
    server.presence = { remainingMs: 0 };
    await settle(30_000);
    expect(run.clock.remaining()).toBe(0);
    await settle(1);
    expect(server.calls.at(-1)).toBe('read');
    expect(run.get().locked).toBe(false);
    expect(run.clock.remaining()).toBe(10 * MINUTE - 30_001);
  });

  it('goes on asking while an answer of the last moment is still stored', async () => {
    const run = await open();
    server.attempt = { ...server.attempt, remainingMs: 0 };
    run.book.give(1, FIRST);
    await settle();
    expect(run.get().locked).toBe(true);
    run.book.give(2, { type: 'multiple-select', options: ['o1'] });
    await settle();
    server.attempt = { ...server.attempt, remainingMs: 20 * MINUTE, sections: sectionsAt(2) };
    await settle(30_000);
    expect(run.get().locked).toBe(false);
    expect(server.saved.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('tells which answers came too late, and keeps what the server had', async () => {
    const run = await open();
    run.book.give(1, FIRST);
    await settle();
    server.down = true;
    run.book.give(2, { type: 'multiple-select', options: ['o1'] });
    await settle(10 * MINUTE);
    server.down = false;
    server.attempt = { ...server.attempt, remainingMs: 20 * MINUTE, sections: sectionsAt(2) };
    window.dispatchEvent(new Event('online'));
    await settle(30_000);
    expect(run.book.get().late).toEqual([2]);
    expect(run.book.get().answers[2]?.response).toBeNull();
    expect(run.book.get().answers[1]?.response).toEqual(FIRST);
  });

  it('tells it of answers that still waited when the attempt had ended', async () => {
    const run = await open();
    server.down = true;
    run.book.give(1, FIRST);
    await settle();
    server.attempt = { ...server.attempt, state: 'finished', sections: sectionsAt(4) };
    server.down = false;
    await run.refresh();
    expect(run.book.get().late).toEqual([1]);
    expect(await store.get(`answers.${server.attempt.id}`)).toBeUndefined();
  });
});

describe('sections and the break', () => {
  it('send what waits before a section closes, and go on with the first item of the next', async () => {
    const run = await open();
    run.book.note(1, 'Ask about this one');
    server.next = { sections: sectionsAt(2) };
    await run.finishSection(1);
    expect(server.calls.slice(-2)).toEqual(['save', 'finish 1']);
    expect(run.get().attempt.sections[0]?.state).toBe('closed');
    expect(run.desk.get().at).toBe(3);
  });

  it('stand still in the break, whose end opens the next section', async () => {
    server.attempt = {
      ...server.attempt,
      remainingMs: undefined,
      sections: sectionsAt(3, true),
      break: {
        beforeSection: 3,
        endsAt: new Date(STARTED + MINUTE).toISOString(),
        remainingMs: MINUTE,
      },
    };
    const run = await open();
    expect(run.clock.remaining()).toBe(MINUTE);
    server.attempt = {
      ...server.attempt,
      remainingMs: 20 * MINUTE,
      break: undefined,
      sections: sectionsAt(3),
    };
    await settle(MINUTE);
    expect(run.get().attempt.break).toBeUndefined();
    expect(run.desk.get().at).toBe(5);
  });

  it('load with their turn: the items of the next section are not here before', async () => {
    const run = await open();
    const sections = () => new Set(run.get().attempt.items.map(({ section }) => section));
    expect(sections()).toEqual(new Set([1]));
    server.next = { sections: sectionsAt(2) };
    await run.finishSection(1);
    expect(sections()).toEqual(new Set([1, 2]));
    expect(run.get().attempt.items.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('wait for the server where the break ends without the network', async () => {
    server.attempt = {
      ...server.attempt,
      remainingMs: undefined,
      sections: sectionsAt(3, true),
      break: {
        beforeSection: 3,
        endsAt: new Date(STARTED + MINUTE).toISOString(),
        remainingMs: MINUTE,
      },
    };
    const run = await open();
    server.down = true;
    await settle(MINUTE);
    expect(run.get()).toMatchObject({ locked: true, unreachable: true });
    server.down = false;
    server.attempt = {
      ...server.attempt,
      remainingMs: 18 * MINUTE,
      break: undefined,
      sections: sectionsAt(3),
    };
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(run.get()).toMatchObject({ locked: false, unreachable: false });
    expect(run.desk.get().at).toBe(5);
  });

  it('end the break when asked', async () => {
    server.attempt = { ...server.attempt, sections: sectionsAt(3, true) };
    const run = await open();
    server.next = { sections: sectionsAt(3) };
    await run.startSection(3);
    expect(server.calls.at(-1)).toBe('start 3');
    expect(run.desk.get().at).toBe(5);
  });

  it('stay open when the server cannot be reached', async () => {
    const run = await open();
    server.down = true;
    await expect(run.finishSection(1)).rejects.toThrow("We couldn't reach the server");
    expect(run.get().attempt.sections[0]?.state).toBe('open');
  });

  it('stay open while an answer could not be sent', async () => {
    const run = await open();
    server.down = true;
    run.book.give(1, FIRST);
    await settle();
    await expect(run.finishSection(1)).rejects.toThrow("aren't saved yet");
    await expect(run.finish()).rejects.toThrow("aren't saved yet");
    expect(server.calls.filter((call) => call.startsWith('finish'))).toEqual([]);
  });
});

describe('an attempt that is open twice', () => {
  it('tells both tabs of one browser, hands answers over at once, and is quiet when one goes', async () => {
    const channel = testBrowser();
    const first = await open({ channel });
    expect(first.get().others).toBe(false);
    const second = await open({ channel });
    expect(first.get().others).toBe(true);
    expect(second.get().others).toBe(true);
    second.book.give(1, FIRST);
    await settle();
    expect(first.book.get().answers[1]?.response).toEqual(FIRST);
    stops.pop()?.();
    expect(first.get().others).toBe(false);
  });

  it('learns of another device by presence, and reads what was saved there', async () => {
    const run = await open();
    server.attempt = {
      ...server.attempt,
      answers: {
        '2': {
          sequence: 300,
          response: { type: 'multiple-select', options: ['o2'] },
          flagged: true,
        },
      },
    };
    server.presence = { others: 1, savedAt: new Date(STARTED + 10_000).toISOString() };
    await settle(30_000);
    expect(run.get().others).toBe(true);
    expect(run.book.get().answers[2]).toMatchObject({ flagged: true, sequence: 300 });
    const reads = server.calls.filter((call) => call === 'read').length;
    await settle(60_000);
    expect(server.calls.filter((call) => call === 'read')).toHaveLength(reads);
  });

  it('follows a section that was closed elsewhere', async () => {
    const run = await open();
    server.attempt = { ...server.attempt, sections: sectionsAt(2) };
    await settle(30_000);
    expect(run.get().attempt.sections[0]?.state).toBe('closed');
  });
});

describe('what the device keeps', () => {
  it('opens the attempt without the network, with every answer and the time that has passed', async () => {
    const first = await open();
    first.book.give(1, FIRST);
    await settle(2 * MINUTE);
    stops.pop()?.();
    server.down = true;
    await settle(3 * MINUTE);

    expect(await keptAttempt(store, 'someone-else', server.attempt.id)).toBeNull();
    const kept = await keptAttempt(store, 'dana', server.attempt.id);
    expect(kept?.remainingMs).toBe(5 * MINUTE);
    const second = await open({ stale: true }, kept ?? undefined);
    expect(second.book.get().answers[1]?.response).toEqual(FIRST);
    expect(second.book.get().save).toBe('saved');

    server.down = false;
    server.attempt = {
      ...server.attempt,
      answers: { '1': { sequence: 1, response: null, flagged: true } },
    };
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.calls.at(-1)).toBe('read');
  });

  it('opens the attempt where it was left, with what was struck out', async () => {
    const first = await open();
    first.goTo(2);
    first.desk.strike(2, 'o1');
    first.desk.strike(2, 'o2');
    await settle();
    stops.pop()?.();
    const second = await open();
    expect(second.desk.get()).toMatchObject({ at: 2, seen: [1, 2], struck: { 2: ['o1', 'o2'] } });
  });

  it('is forgotten when the attempt is finished', async () => {
    const run = await open();
    run.desk.strike(1, 'o2');
    server.attempt = { ...server.attempt, state: 'finished', sections: sectionsAt(4) };
    await run.finish();
    for (const name of ['answers', 'desk', 'attempt']) {
      expect(await store.get(`${name}.${server.attempt.id}`)).toBeUndefined();
    }
  });
});

describe('sequences', () => {
  it('follow the time of the server, so that the later of two devices wins', async () => {
    const early = await open();
    early.book.give(1, FIRST);
    await settle(10_000);
    const late = await open({ store: new MemoryStore(true) });
    late.book.give(1, { type: 'multiple-choice', option: 'o1' });
    await settle();
    const [first, second] = server.saved.map(({ body }) => body.sequence);
    expect([first, second]).toEqual([1, 100]);
  });
});
