import type {
  AnswerFeedback,
  Attempt,
  ItemResponse,
  SaveAnswerBody,
  SaveAnswerResult,
} from '@prepward/contracts/attempts';
import { isRetryable, messageOf } from '../../lib/api.js';
import { clientId, type PendingAnswer, readShelf, writeShelf } from './answer-shelf.js';

/** `offline`: kept on this device and tried again by itself. `failed`: the server refused it. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

export interface GivenAnswer {
  sequence: number;
  response: ItemResponse | null;
  feedback?: AnswerFeedback | undefined;
}

export interface BookSnapshot {
  at: number;
  drafts: Readonly<Record<number, ItemResponse>>;
  given: Readonly<Record<number, GivenAnswer>>;
  save: SaveState;
  failure: string | null;
}

type Send = (position: number, body: SaveAnswerBody) => Promise<SaveAnswerResult>;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The answers of one open attempt: chosen, given and confirmed. What is given is kept on this
 * device until the server has it, and sent again with the same sequence until then.
 */
export class AnswerBook {
  private snapshot: BookSnapshot;
  private readonly pending = new Map<number, PendingAnswer>();
  private readonly listeners = new Set<() => void>();
  private readonly shownAt = new Map<number, number>();
  private readonly elapsed = new Map<number, number>();
  private retryMs = FIRST_RETRY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending = false;

  constructor(
    private readonly attempt: Attempt,
    private readonly send: Send,
    private readonly now: () => number = () => performance.now(),
  ) {
    const shelf = readShelf(attempt.id);
    const given: Record<number, GivenAnswer> = {};
    for (const [position, answer] of Object.entries(attempt.answers)) {
      if (answer.response !== null) {
        given[Number(position)] = answer;
      }
    }
    for (const [position, answer] of Object.entries(shelf?.pending ?? {})) {
      if (answer.sequence > (given[Number(position)]?.sequence ?? 0)) {
        this.pending.set(Number(position), answer);
        given[Number(position)] = answer;
      }
    }
    this.snapshot = {
      at: this.firstPosition(given, shelf?.at),
      drafts: { ...shelf?.drafts },
      given,
      save: this.pending.size > 0 ? 'saving' : 'saved',
      failure: null,
    };
  }

  readonly get = (): BookSnapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends what is still waiting, and tries at once when the network comes back. */
  start(): () => void {
    const online = (): void => this.retryNow();
    window.addEventListener('online', online);
    this.appear(this.snapshot.at);
    void this.flush();
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(this.timer);
    };
  }

  goTo(position: number): void {
    this.disappear(this.snapshot.at);
    this.appear(position);
    this.update({ at: position });
  }

  /** Chosen, not given: kept on this device only. */
  draft(position: number, response: ItemResponse): void {
    this.update({ drafts: { ...this.snapshot.drafts, [position]: response } });
  }

  /** Gives an answer: from here on it is saved until the server confirms it. */
  give(position: number, response: ItemResponse): void {
    const sequence = (this.snapshot.given[position]?.sequence ?? 0) + 1;
    this.disappear(position);
    this.appear(position);
    const elapsedMs = Math.round(this.elapsed.get(position) ?? 0);
    this.pending.set(position, { sequence, response, elapsedMs });
    this.update({ given: { ...this.snapshot.given, [position]: { sequence, response } } });
    this.retryNow();
  }

  /** Tries again at once. */
  retryNow(): void {
    clearTimeout(this.timer);
    this.retryMs = FIRST_RETRY_MS;
    void this.flush();
  }

  private async flush(): Promise<void> {
    if (this.sending) {
      return;
    }
    this.sending = true;
    try {
      let next = this.pending.entries().next().value;
      while (next) {
        this.update({ save: 'saving', failure: null });
        const [position, answer] = next;
        const body: SaveAnswerBody = { clientId: clientId(), ...answer };
        this.confirm(position, answer, await this.send(position, body));
        next = this.pending.entries().next().value;
      }
      this.update({ save: 'saved', failure: null });
    } catch (error) {
      this.fail(error);
    } finally {
      this.sending = false;
    }
  }

  private confirm(position: number, sent: PendingAnswer, kept: SaveAnswerResult): void {
    this.retryMs = FIRST_RETRY_MS;
    if (this.pending.get(position)?.sequence === sent.sequence) {
      this.pending.delete(position);
    }
    const { [position]: _given, ...drafts } = this.snapshot.drafts;
    const { sequence, response, feedback } = kept;
    this.update({
      drafts,
      given: { ...this.snapshot.given, [position]: { sequence, response, feedback } },
    });
  }

  private fail(error: unknown): void {
    if (!isRetryable(error)) {
      this.update({ save: 'failed', failure: messageOf(error) });
      return;
    }
    this.update({ save: 'offline', failure: null });
    this.timer = setTimeout(() => void this.flush(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
  }

  private firstPosition(given: Record<number, GivenAnswer>, kept: number | undefined): number {
    const positions = this.attempt.items.map((item) => item.position);
    if (kept !== undefined && positions.includes(kept)) {
      return kept;
    }
    return positions.find((position) => !given[position]) ?? positions.at(-1) ?? 1;
  }

  private appear(position: number): void {
    this.shownAt.set(position, this.now());
  }

  private disappear(position: number): void {
    const since = this.shownAt.get(position);
    if (since !== undefined) {
      this.elapsed.set(position, (this.elapsed.get(position) ?? 0) + this.now() - since);
      this.shownAt.delete(position);
    }
  }

  private update(change: Partial<BookSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    const { at, drafts } = this.snapshot;
    writeShelf(this.attempt.id, { at, drafts, pending: Object.fromEntries(this.pending) });
    for (const listener of this.listeners) {
      listener();
    }
  }
}
