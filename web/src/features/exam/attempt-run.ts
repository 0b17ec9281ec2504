import type { Attempt, Presence as PresenceAnswer } from '@prepward/contracts/attempts';
import type { ReportItemBody } from '@prepward/contracts/item-reports';
import { isRetryable, ShownError } from '../../lib/api.js';
import { markUnsent } from '../../lib/unsent.js';
import { AnswerBook } from './answer-book.js';
import { Desk } from './desk.js';
import { ExamClock, type ServerClock } from './exam-clock.js';
import { dropAttempt, keepAttempt } from './kept-attempt.js';
import { Observable } from './observable.js';
import { Presence } from './presence.js';
import type { RunHost, RunState } from './run-types.js';
import { itemsOnScreen, sectionOf } from './sections.js';
import { sequenceAt } from './sequence.js';
import { Stopwatch } from './stopwatch.js';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

interface RunParts {
  book: AnswerBook;
  desk: Desk;
  clock: ExamClock;
  stopwatch: Stopwatch;
}

/** One open attempt on this page: what the server says of it, the answers, the desk, the clock. */
export class AttemptRun extends Observable<RunState> {
  readonly book: AnswerBook;
  readonly desk: Desk;
  readonly clock: ExamClock;
  private readonly stopwatch: Stopwatch;
  private readonly presence: Presence;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private asker: ReturnType<typeof setTimeout> | undefined;
  private waitMs = FIRST_WAIT_MS;
  private knownUpTo = 0;
  private stale = false;
  private running = false;
  private asking: Promise<void> | undefined;

  private constructor(
    attempt: Attempt,
    private readonly host: RunHost,
    parts: RunParts,
  ) {
    super({ attempt, others: false, locked: false, unreachable: false });
    this.book = parts.book;
    this.desk = parts.desk;
    this.clock = parts.clock;
    this.stopwatch = parts.stopwatch;
    this.presence = new Presence(attempt.id, {
      say: host.api.here,
      onAnswer: (answer) => this.followPresence(answer),
      onOthers: (others) => this.update({ others }),
      onSaved: (position, answer) => this.book.adopt(position, answer),
      onMoved: () => void this.refresh(),
      ...(host.channel ? { channel: host.channel } : {}),
    });
  }

  static async open(attempt: Attempt, host: RunHost): Promise<AttemptRun> {
    const clock = new ExamClock(host.now);
    const stopwatch = new Stopwatch(host.now);
    clock.sync(attempt);
    let run: AttemptRun | undefined;
    const [desk, book] = await Promise.all([
      Desk.open(attempt.id, host.store),
      AnswerBook.open(attempt, {
        send: host.api.save,
        store: host.store,
        stale: host.stale ?? false,
        elapsed: (position) => stopwatch.elapsed(position),
        sequence: () => sequenceAt(clock.serverNow(), attempt.startedAt),
        onSaved: (position, kept) => {
          run?.saved(kept);
          run?.presence.tellSaved(position, kept);
        },
        onWaiting: (some) => markUnsent(attempt.id, some ? host.owner : null),
        onLate: () => void (run?.running ? run.refresh() : undefined),
      }),
    ]);
    for (const [position, answer] of Object.entries(attempt.answers)) {
      stopwatch.begin(Number(position), answer.elapsedMs ?? 0);
    }
    run = new AttemptRun(attempt, host, { book, desk, clock, stopwatch });
    run.adopt(attempt);
    run.stale = host.stale ?? false;
    return run;
  }

  /** Follows the clock, the network and the other tabs until the returned function is called. */
  start(): () => void {
    const shown = (): void => {
      const { at } = this.desk.get();
      if (document.visibilityState === 'visible' && at !== null) {
        this.stopwatch.show(at);
      } else {
        this.stopwatch.pause();
        void this.book.settle();
      }
    };
    const online = (): void => void (this.get().unreachable ? this.refresh() : undefined);
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('online', online);
    this.running = true;
    const stops = [this.book.start(), this.presence.start()];
    shown();
    if (this.get().locked) {
      this.askLater();
    } else {
      this.setAlarm();
    }
    return () => {
      this.running = false;
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('online', online);
      clearTimeout(this.alarm);
      clearTimeout(this.asker);
      for (const stop of stops) {
        stop();
      }
    };
  }

  goTo(position: number): void {
    this.stopwatch.show(position);
    this.desk.goTo(position);
  }

  /** Asks the server for the attempt's state. Never throws: a failed request is retried. */
  refresh(): Promise<void> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  /** Closes the open section permanently. @throws when the server doesn't accept it. */
  async finishSection(n: number): Promise<void> {
    await this.sendAll();
    await this.move(() => this.host.api.finishSection(n));
  }

  /** Ends the break. @throws when the server doesn't accept it. */
  startSection(n: number): Promise<void> {
    return this.move(() => this.host.api.startSection(n));
  }

  /** Ends the attempt. @throws when the server doesn't accept it. */
  async finish(): Promise<void> {
    await this.sendAll();
    await this.move(this.host.api.finish);
  }

  /** Reports a problem with an item. @throws when the report can't be sent. */
  report(body: ReportItemBody): Promise<void> {
    return this.host.api.report(body);
  }

  /** Sends every waiting answer: nothing may close while one is still on this device. */
  private async sendAll(): Promise<void> {
    if (!(await this.book.settle())) {
      throw new ShownError("Your last answers aren't saved yet. Try again in a moment.");
    }
  }

  private async move(call: () => Promise<Attempt>): Promise<void> {
    this.adopt(await call());
    this.presence.tellMoved();
  }

  private async ask(): Promise<void> {
    try {
      const attempt = await this.host.api.read();
      this.stale = false;
      this.adopt(attempt);
    } catch (error) {
      this.update({ unreachable: this.get().locked });
      if (this.get().locked && isRetryable(error)) {
        this.askLater();
      }
    }
  }

  private adopt(attempt: Attempt): void {
    this.clock.sync({
      serverTime: attempt.serverTime,
      remainingMs: attempt.break?.remainingMs ?? attempt.remainingMs,
    });
    this.knownUpTo = Date.parse(attempt.serverTime);
    this.book.merge(attempt.answers);
    const open = attempt.state === 'open';
    const locked = open && this.clock.remaining() === 0;
    if (open) {
      keepAttempt(this.host.store, this.host.owner, attempt);
      this.stayInSection(attempt);
    } else {
      this.leave(attempt);
    }
    this.update({ attempt, locked, unreachable: false });
    if (locked) {
      this.askLater();
    } else {
      this.waitMs = FIRST_WAIT_MS;
      this.setAlarm();
    }
  }

  /** Keeps the item on screen within the open section: at first, the first one without an answer. */
  private stayInSection(attempt: Attempt): void {
    const items = itemsOnScreen(attempt);
    const { at } = this.desk.get();
    if (items.length > 0 && !items.some(({ position }) => position === at)) {
      const { answers } = this.book.get();
      const first = items.find(({ position }) => !answers[position]?.response) ?? items.at(-1);
      if (first) {
        this.goTo(first.position);
      }
    }
  }

  private leave(attempt: Attempt): void {
    clearTimeout(this.alarm);
    dropAttempt(this.host.store, attempt.id);
    this.desk.clear();
    this.book.close();
  }

  private saved(clock: ServerClock): void {
    this.knownUpTo = Math.max(this.knownUpTo, Date.parse(clock.serverTime));
    this.sync(clock);
  }

  private followPresence(answer: PresenceAnswer): void {
    const { attempt } = this.get();
    const moved = answer.state !== attempt.state || answer.section !== sectionOf(attempt)?.n;
    const newer = answer.savedAt !== null && Date.parse(answer.savedAt) > this.knownUpTo;
    if (!moved && !attempt.break) {
      this.sync(answer);
    }
    if (moved || newer || this.stale) {
      void this.refresh();
    }
  }

  private sync(clock: ServerClock): void {
    this.clock.sync(clock);
    this.setAlarm();
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const remaining = this.clock.remaining();
    const { attempt, locked } = this.get();
    if (this.running && !locked && attempt.state === 'open' && remaining !== null) {
      this.alarm = setTimeout(() => void this.timeIsUp(), remaining);
    }
  }

  private async timeIsUp(): Promise<void> {
    if (this.clock.remaining() !== 0) {
      this.setAlarm();
      return;
    }
    this.update({ locked: true });
    // An answer given at the last moment is still on its way: the server decides whether it counts.
    await this.book.settle();
    await this.refresh();
  }

  private askLater(): void {
    clearTimeout(this.asker);
    if (this.running) {
      this.asker = setTimeout(() => void this.refresh(), this.waitMs);
      this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
    }
  }
}
