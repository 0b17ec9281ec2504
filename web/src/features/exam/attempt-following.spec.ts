import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt, ItemResponse } from '@prepward/contracts/attempts';
import { ApiError } from '../../lib/api.js';
import { MemoryStore } from '../../lib/device-store.js';
import { AttemptRun } from './attempt-run.js';
import type { RunHost } from './run-types.js';
import { sectionsAt } from './test-items.js';
import { TestServer, testBrowser } from './test-server.js';

const STARTED = Date.parse('2026-11-21T05:00:00.000Z');
const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const given = { sequence: 1, response: FIRST, flagged: false };

let server: TestServer;
let stops: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers({ now: STARTED });
  server = new TestServer();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const asked = (name: string) => server.calls.filter((call) => call === name).length;

async function open(attempt: Partial<Attempt> = {}, change: Partial<RunHost> = {}) {
  server.attempt = { ...server.attempt, ...attempt };
  const host = { api: server.api, store: new MemoryStore(true), owner: 'dana', ...change };
  const run = await AttemptRun.open(server.view(), { channel: () => null, ...host });
  stops.push(run.start());
  await settle();
  return run;
}

describe('where an attempt opens', () => {
  it('is the first question without an answer, or the last where all have one', async () => {
    expect((await open({ answers: { '1': given } })).desk.get().at).toBe(2);
    expect((await open({ answers: { '1': given, '2': given } })).desk.get().at).toBe(2);
    const cleared = { ...given, response: null };
    expect((await open({ answers: { '1': cleared, '2': given } })).desk.get().at).toBe(1);
  });

  it('counts the time of earlier sittings', async () => {
    const run = await open({ answers: { '1': { ...given, elapsedMs: 40_000 } } });
    run.goTo(1);
    await settle(2_000);
    run.book.give(1, FIRST);
    await settle();
    expect(server.saved.at(-1)?.body.elapsedMs).toBe(42_000);
  });
});

describe('an attempt whose time is up', () => {
  it('asks at once where it opens so, ever less often, until it is left', async () => {
    await open({ remainingMs: 0 }, { api: { ...server.api, read: () => server.api.read() } });
    const times: number[] = [];
    let before = asked('read');
    for (let second = 1; second <= 100; second += 1) {
      await settle(1_000);
      if (asked('read') > before) times.push(second);
      before = asked('read');
    }
    expect(times).toEqual([1, 3, 7, 15, 31, 61, 91]);
    stops.pop()?.();
    await settle(120_000);
    expect(asked('read')).toBe(before);
  });

  it('is asked for once at a time', async () => {
    const run = await open();
    await Promise.all([run.refresh(), run.refresh()]);
    expect(asked('read')).toBe(1);
    await run.refresh();
    expect(asked('read')).toBe(2);
  });

  it('is not asked for again where the server says no', async () => {
    const read = async () => {
      server.calls.push('read');
      throw new ApiError(404, 'ATTEMPT_NOT_FOUND', '');
    };
    const run = await open({ remainingMs: 1_000 }, { api: { ...server.api, read } });
    await settle(1_010);
    expect(run.get()).toMatchObject({ locked: true, unreachable: true });
    const reads = asked('read');
    expect(reads).toBeGreaterThan(0);
    await settle(120_000);
    expect(asked('read')).toBe(reads);
  });

  it('says nothing of the network while time is left', async () => {
    const run = await open();
    server.down = true;
    await run.refresh();
    expect(run.get()).toMatchObject({ locked: false, unreachable: false });
    await settle(20_000);
    expect(asked('read')).toBe(1);
  });

  it('sets no alarm once it is left', async () => {
    const run = await open({ remainingMs: 60_000 });
    stops.pop()?.();
    await settle(120_000);
    expect([run.get().locked, asked('read')]).toEqual([false, 0]);
  });
});

describe('an attempt that moves on', () => {
  it('in one tab does so in the other at once', async () => {
    const channel = testBrowser();
    const first = await open({}, { channel });
    const second = await open({}, { channel });
    server.next = { sections: sectionsAt(2) };
    await second.finishSection(1);
    await settle();
    expect(first.get().attempt.sections[0]?.state).toBe('closed');
    expect(first.desk.get().at).toBe(3);
  });

  it('is read again only for what was saved elsewhere', async () => {
    const run = await open();
    await settle(10_000);
    run.book.give(1, FIRST);
    await settle();
    server.presence = { savedAt: new Date(STARTED + 10_000).toISOString() };
    await settle(30_000);
    expect(asked('read')).toBe(0);
    server.presence = { savedAt: new Date(STARTED + 10_001).toISOString() };
    await settle(30_000);
    expect(asked('read')).toBe(1);
  });

  it('keeps the clock of its break, whatever is said of its time meanwhile', async () => {
    const pause = { beforeSection: 3, endsAt: '2026-11-21T05:02:00.000Z', remainingMs: 120_000 };
    const sections = sectionsAt(3, true);
    server.presence = { section: 3, remainingMs: undefined };
    const run = await open({ sections, break: pause, remainingMs: undefined });
    await settle(30_000);
    expect([run.clock.remaining(), asked('read')]).toEqual([90_000, 0]);
  });

  it('takes the time that is left from every answer', async () => {
    const run = await open();
    server.presence = { remainingMs: 90_000 };
    await settle(30_000);
    expect(run.clock.remaining()).toBe(90_000);
  });

  it('that has ended is asked for no more', async () => {
    const run = await open({ remainingMs: 60_000 });
    server.next = { state: 'finished', sections: sectionsAt(4) };
    server.presence = { section: 3 };
    await run.finish();
    expect(run.get()).toMatchObject({ locked: false, attempt: { state: 'finished' } });
    await settle(90_000);
    expect(asked('read')).toBe(0);
  });
});
