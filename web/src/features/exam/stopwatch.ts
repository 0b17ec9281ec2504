/** How long each item has been on screen, ms; time in a hidden tab does not count. */
export class Stopwatch {
  private readonly spent = new Map<number, number>();
  private running: { position: number; since: number } | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Starts from the time that was spent earlier. */
  begin(position: number, elapsedMs: number): void {
    this.spent.set(position, Math.max(elapsedMs, this.spent.get(position) ?? 0));
  }

  show(position: number): void {
    this.pause();
    this.running = { position, since: this.now() };
  }

  pause(): void {
    if (this.running) {
      const { position } = this.running;
      this.spent.set(position, this.elapsed(position));
      this.running = null;
    }
  }

  elapsed(position: number): number {
    const before = this.spent.get(position) ?? 0;
    return this.running?.position === position ? before + this.now() - this.running.since : before;
  }
}
