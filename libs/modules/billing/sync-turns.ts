/** How many syncs one process runs at once: each makes a handful of gateway calls. */
const MOST_AT_ONCE = 8;

/**
 * Makes one student's syncs run one after another, and those that wait for the same turn run as one: a
 * gateway sends eight webhooks about one purchase, but the truth only has to be fetched once or twice.
 */
export class SyncTurns<Event> {
  private readonly waiting = new Map<
    string,
    { causes: (Event | undefined)[]; done: Promise<void> }
  >();
  private readonly running = new Map<string, Promise<void>>();
  private free = MOST_AT_ONCE;
  private readonly queue: (() => void)[] = [];

  /**
   * @param work gets the causes of everything that waits for this turn; undefined for one without an
   * event
   */
  take(
    key: string,
    cause: Event | undefined,
    work: (causes: readonly (Event | undefined)[]) => Promise<void>,
  ): Promise<void> {
    const next = this.waiting.get(key);
    if (next !== undefined) {
      next.causes.push(cause);
      return next.done;
    }
    const causes = [cause];
    const before = this.running.get(key) ?? Promise.resolve();
    const done = before
      .catch(() => undefined)
      .then(() => this.slot())
      .then(() => {
        this.waiting.delete(key);
        this.running.set(key, done);
        return work(causes);
      })
      .finally(() => {
        if (this.running.get(key) === done) this.running.delete(key);
        this.release();
      });
    this.waiting.set(key, { causes, done });
    return done;
  }

  private slot(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.queue.push(resolve));
  }

  private release(): void {
    const next = this.queue.shift();
    if (next === undefined) this.free++;
    else next();
  }
}
