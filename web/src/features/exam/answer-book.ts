import type { Attempt, ItemResponse, SaveAnswerResult } from '@prepward/contracts/attempts';
import { ApiError, isRetryable, messageOf } from '../../lib/api.js';
import { answersKey } from '../../lib/personal-memory.js';
import {
  type Answer,
  type BookHost,
  type BookState,
  type KeptAnswer,
  type KeptAnswers,
  NO_ANSWER,
  TOO_LATE,
  type WaitingAnswer,
} from './answer-types.js';
import { Observable } from './observable.js';
import { clientId } from './tab-id.js';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** A typed answer is sent once the student pauses this long, ms. */
const TYPING_PAUSE_MS = 400;

/**
 * The answers of one open attempt. Whatever is given is kept on this device until the server has
 * confirmed it, and sent again with the same sequence until then, one at a time.
 */
export class AnswerBook extends Observable<BookState> {
  private readonly waiting = new Map<number, WaitingAnswer>();
  /** Answers that the server is known to have: shown again when a later answer is refused. */
  private readonly confirmed = new Map<number, Answer>();
  /** Refused for a reason that retrying doesn't change: not sent again until the student asks for it. */
  private readonly refused = new Map<number, string>();
  private flushing: Promise<void> | undefined;
  private retryMs = FIRST_RETRY_MS;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private typingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set once the page has been left: ends this book as soon as nothing waits. */
  private whenDone: (() => void) | undefined;

  private constructor(
    private readonly attemptId: string,
    private readonly host: BookHost,
  ) {
    super({ answers: {}, save: 'saved', failure: null, late: [], lasting: host.store.lasting });
  }

  static async open(attempt: Attempt, host: BookHost): Promise<AnswerBook> {
    const kept = await host.store.get<KeptAnswers>(answersKey(attempt.id));
    const book = new AnswerBook(attempt.id, host);
    book.merge(attempt.answers);
    for (const [position, answer] of Object.entries(kept ?? {})) {
      book.takeUp(Number(position), answer);
    }
    book.update({ save: book.waiting.size > 0 ? 'saving' : 'saved' });
    book.tellWaiting();
    return book;
  }

  /**
   * Sends what is still waiting, and tries at once when the network comes back. The returned
   * function ends that as soon as nothing waits anymore: leaving the page loses no answer.
   */
  start(): () => void {
    const online = (): void => this.retryNow();
    const leaving = (event: BeforeUnloadEvent): void => {
      if (this.waiting.size > 0 && !this.host.store.lasting) {
        event.preventDefault();
      }
    };
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', leaving);
    void this.flush();
    return () => {
      this.whenDone = () => {
        window.removeEventListener('online', online);
        window.removeEventListener('beforeunload', leaving);
        clearTimeout(this.retryTimer);
      };
      void this.settle();
    };
  }

  /** Gives an answer, or clears it with null. */
  give(position: number, response: ItemResponse | null): void {
    this.change(position, { response }, response?.type === 'supply' ? TYPING_PAUSE_MS : 0);
  }

  flag(position: number, flagged: boolean): void {
    this.change(position, { flagged });
  }

  note(position: number, note: string): void {
    this.change(position, { note }, TYPING_PAUSE_MS);
  }

  /** Takes over what the server keeps, except where this device has something newer. */
  merge(answers: Attempt['answers']): void {
    for (const [position, answer] of Object.entries(answers)) {
      this.confirmed.set(Number(position), answer);
      this.adopt(Number(position), answer);
    }
  }

  /** Shows an answer that was given elsewhere if it is newer than what is known here. */
  adopt(position: number, answer: Answer): void {
    const known = this.get().answers[position];
    if (known && known.sequence > answer.sequence) {
      return;
    }
    const waiting = this.waiting.get(position);
    if (waiting && waiting.sequence <= answer.sequence) {
      this.forget(position, answer.sequence);
    }
    this.show(position, { ...answer, feedback: answer.feedback ?? known?.feedback });
  }

  /** Tries again at once. */
  retryNow(): void {
    clearTimeout(this.retryTimer);
    this.retryMs = FIRST_RETRY_MS;
    this.refused.clear();
    void this.flush();
  }

  /** Sends everything now; resolves to whether nothing is left that could still be stored. */
  async settle(): Promise<boolean> {
    clearTimeout(this.typingTimer);
    await this.flush();
    return this.next() === undefined;
  }

  /** Stops retrying automatically: what couldn't be sent stays on this device. */
  stop(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.typingTimer);
  }

  /** The attempt has ended: answers still waiting here can no longer count. */
  close(): void {
    for (const [position, answer] of this.waiting) {
      this.giveUp(position, answer);
    }
    void this.host.store.remove(answersKey(this.attemptId));
  }

  /** The student has read that answers came too late. */
  dismissLate(): void {
    this.update({ late: [] });
  }

  /** Takes up what an earlier page kept, unless the server has something newer. */
  private takeUp(position: number, { saved, elapsedMs, ...answer }: KeptAnswer): void {
    const known = this.get().answers[position];
    if (known && known.sequence >= answer.sequence) {
      return;
    }
    // If the server was asked and no longer has an answer that it once confirmed, it gets it again.
    if (saved && this.host.stale) {
      this.confirmed.set(position, answer);
    } else {
      this.waiting.set(position, { ...answer, elapsedMs });
    }
    this.show(position, answer);
  }

  private change(position: number, change: Partial<Answer>, pauseMs = 0): void {
    const known = this.get().answers[position] ?? NO_ANSWER;
    const sequence = Math.max(known.sequence + 1, this.host.sequence());
    const { response, flagged, note } = { ...known, ...change };
    const elapsedMs = Math.round(this.host.elapsed(position));
    const answer: WaitingAnswer = { sequence, response, flagged, note, elapsedMs };
    // The newest change goes last, so that answers arrive in the order in which they were given.
    this.waiting.delete(position);
    this.waiting.set(position, answer);
    this.refused.delete(position);
    this.tellWaiting();
    void this.host.store
      .update<KeptAnswers>(answersKey(this.attemptId), (kept) => ({
        ...kept,
        [position]: { ...answer, saved: false },
      }))
      .then(() => this.update({ lasting: this.host.store.lasting }));
    this.update({ save: 'saving' });
    this.show(position, { ...known, ...change, sequence });
    clearTimeout(this.typingTimer);
    if (pauseMs > 0) {
      this.typingTimer = setTimeout(() => this.sendNow(), pauseMs);
    } else {
      this.sendNow();
    }
  }

  private sendNow(): void {
    clearTimeout(this.retryTimer);
    this.retryMs = FIRST_RETRY_MS;
    void this.flush();
  }

  private flush(): Promise<void> {
    this.flushing ??= this.sendAll().finally(() => {
      this.flushing = undefined;
    });
    return this.flushing;
  }

  private async sendAll(): Promise<void> {
    try {
      for (let next = this.next(); next; next = this.next()) {
        this.update({ save: 'saving' });
        await this.sendOne(...next);
      }
      const failure = this.refused.values().next().value ?? null;
      this.update({ save: failure === null ? 'saved' : 'failed', failure });
      this.whenDone?.();
    } catch (error) {
      this.postpone(error);
    }
  }

  private next(): [number, WaitingAnswer] | undefined {
    return [...this.waiting].find(([position]) => !this.refused.has(position));
  }

  private async sendOne(position: number, answer: WaitingAnswer): Promise<void> {
    try {
      const body = { clientId: clientId(), ...answer };
      this.confirm(position, answer, await this.host.send(position, body));
    } catch (error) {
      if (!(error instanceof ApiError) || isRetryable(error) || error.status === 401) {
        throw error;
      }
      if (TOO_LATE.includes(error.code)) {
        this.giveUp(position, answer);
        this.host.onLate?.();
      } else if (this.waiting.get(position)?.sequence === answer.sequence) {
        this.refused.set(position, messageOf(error));
      }
    }
  }

  private confirm(position: number, sent: WaitingAnswer, kept: SaveAnswerResult): void {
    this.retryMs = FIRST_RETRY_MS;
    const { sequence, response, flagged, note } = kept;
    const known = this.get().answers[position];
    const feedback = kept.feedback ?? known?.feedback;
    const answer: Answer = { sequence, response, flagged, note, feedback };
    this.confirmed.set(position, answer);
    this.forget(position, Math.max(sequence, sent.sequence), {
      ...{ sequence, response, flagged, note },
      elapsedMs: sent.elapsedMs,
      saved: true,
    });
    this.host.onSaved?.(position, kept);
    if (!this.waiting.has(position)) {
      this.show(position, answer);
    }
  }

  private giveUp(position: number, answer: WaitingAnswer): void {
    this.forget(position, answer.sequence);
    this.show(position, this.confirmed.get(position) ?? NO_ANSWER);
    const { late } = this.get();
    this.update({ late: late.includes(position) ? late : [...late, position] });
  }

  private postpone(error: unknown): void {
    this.tellWaiting();
    if (error instanceof ApiError && !isRetryable(error)) {
      this.update({ save: 'failed', failure: messageOf(error) });
      return;
    }
    this.update({ save: 'offline', failure: null });
    this.retryTimer = setTimeout(() => void this.flush(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
  }

  /** Nothing waits here anymore, unless a newer answer has taken its place meanwhile. */
  private forget(position: number, upTo: number, instead?: KeptAnswer): void {
    const waiting = this.waiting.get(position);
    if (waiting && waiting.sequence <= upTo) {
      this.waiting.delete(position);
      this.tellWaiting();
    }
    void this.host.store.update<KeptAnswers>(answersKey(this.attemptId), (kept = {}) => {
      const { [position]: answer, ...others } = kept;
      if (answer && answer.sequence > upTo) {
        return kept;
      }
      return instead ? { ...others, [position]: instead } : others;
    });
  }

  private tellWaiting(): void {
    this.host.onWaiting?.(this.waiting.size > 0);
  }

  private show(position: number, answer: Answer): void {
    this.update({ answers: { ...this.get().answers, [position]: answer } });
  }
}
