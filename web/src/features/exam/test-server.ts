import type { Attempt, Presence, SaveAnswerBody } from '@prepward/contracts/attempts';
import { ApiError, OfflineError } from '../../lib/api.js';
import type { AttemptApi } from './api/attempts.js';
import type { Channel } from './presence.js';
import { openMock } from './test-items.js';

const STARTED = Date.parse('2026-11-21T05:00:00.000Z');
/** For tests: the server as a run sees it. It knows the true time, and what the test tells it. */
export class TestServer {
  attempt = openMock();
  presence: Partial<Presence> = {};
  down = false;
  saved: { position: number; body: SaveAnswerBody }[] = [];
  calls: string[] = [];
  /** The changes that closing a section, ending the break or finishing makes to the attempt. */
  next: Partial<Attempt> = {};
  private began = performance.now();

  get passed(): number {
    return performance.now() - this.began;
  }

  view(change: Partial<Attempt> = {}): Attempt {
    const { remainingMs, sections, items } = this.attempt;
    const begun = new Set(sections.flatMap(({ n, state }) => (state === 'pending' ? [] : n)));
    return {
      ...this.attempt,
      items: items.filter(({ section }) => begun.has(section)),
      serverTime: new Date(STARTED + this.passed).toISOString(),
      ...(remainingMs === undefined ? {} : { remainingMs: Math.max(0, remainingMs - this.passed) }),
      ...change,
    };
  }

  private move(): Attempt {
    this.attempt = { ...this.attempt, ...this.next };
    return this.view();
  }

  private async answer<Answer>(name: string, give: () => Answer): Promise<Answer> {
    this.calls.push(name);
    if (this.down) {
      throw new OfflineError(null);
    }
    return give();
  }

  readonly api: AttemptApi = {
    read: () => this.answer('read', () => this.view()),
    save: (position, body) =>
      this.answer('save', () => {
        const section = this.attempt.items[position - 1]?.section;
        const state = this.attempt.sections.find(({ n }) => n === section)?.state;
        if (state !== 'open') {
          throw new ApiError(409, 'ATTEMPT_SECTION_CLOSED', 'This section is closed.');
        }
        this.saved.push({ position, body });
        const { serverTime, remainingMs } = this.view();
        const { sequence, response, flagged = false } = body;
        return { position, sequence, stored: true, response, flagged, serverTime, remainingMs };
      }),
    finishSection: (n) => this.answer(`finish ${n}`, () => this.move()),
    startSection: (n) => this.answer(`start ${n}`, () => this.move()),
    finish: () => this.answer('finish', () => this.move()),
    here: () =>
      this.answer('here', () => {
        const { serverTime, remainingMs } = this.view();
        const section = this.attempt.sections.find(({ state }) => state === 'open')?.n ?? 1;
        const { state } = this.attempt;
        return {
          state,
          section,
          serverTime,
          remainingMs,
          others: 0,
          savedAt: null,
          ...this.presence,
        };
      }),
    report: () => this.answer('report', () => undefined),
  };
}

/** For tests: channels of tabs of one browser. */
export function testBrowser(): (name: string) => Channel {
  const channels = new Set<Channel>();
  return () => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) {
          if (other !== channel) {
            other.onmessage?.(new MessageEvent('message', { data }));
          }
        }
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
}
