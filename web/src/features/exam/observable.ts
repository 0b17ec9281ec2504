/** State that React reads by snapshots; every change makes a new one. */
export abstract class Observable<State extends object> {
  private readonly listeners = new Set<() => void>();

  protected constructor(private state: State) {}

  readonly get = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected update(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) {
      listener();
    }
  }
}
