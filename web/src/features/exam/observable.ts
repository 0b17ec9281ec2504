/** State that React reads as snapshots; every change makes a new one. */
export abstract class Observable<State extends object> {
  private readonly listeners = new Set<() => void>();

  protected constructor(private state: State) {}

  readonly get = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected update(change: Partial<State>): void {
    const next = { ...this.state, ...change };
    const names = Object.keys(change) as (keyof State)[];
    // Listeners re-render the screen, which isn't worth it if nothing changed.
    if (names.every((name) => Object.is(next[name], this.state[name]))) {
      return;
    }
    this.state = next;
    for (const listener of this.listeners) {
      listener();
    }
  }
}
