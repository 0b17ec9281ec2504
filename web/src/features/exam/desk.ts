import type { ItemResponse } from '@prepward/contracts/attempts';
import type { DeviceStore } from '../../lib/device-store.js';
import type { TextRange } from './highlighting.js';
import { Observable } from './observable.js';

/** What stays on this device: it helps the student and doesn't affect the score. */
export interface DeskState {
  /** Position of the item on screen; null before the first. */
  at: number | null;
  seen: readonly number[];
  /** Chosen, but not submitted yet. */
  drafts: Readonly<Record<number, ItemResponse>>;
  /** Options struck out, by position. */
  struck: Readonly<Record<number, readonly string[]>>;
  /** Highlighted text, by the name of the text. */
  marks: Readonly<Record<string, readonly TextRange[]>>;
}

const EMPTY: DeskState = { at: null, seen: [], drafts: {}, struck: {}, marks: {} };

const key = (attemptId: string): string => `desk.${attemptId}`;

/** The student's desk during one attempt: the place, the drafts, strike-outs and highlights. */
export class Desk extends Observable<DeskState> {
  private constructor(
    private readonly attemptId: string,
    private readonly store: DeviceStore,
    kept: DeskState,
  ) {
    super(kept);
  }

  static async open(attemptId: string, store: DeviceStore): Promise<Desk> {
    const kept = await store.get<DeskState>(key(attemptId));
    return new Desk(attemptId, store, { ...EMPTY, ...kept });
  }

  goTo(position: number): void {
    const { seen } = this.get();
    this.keep({
      at: position,
      seen: seen.includes(position) ? seen : [...seen, position],
    });
  }

  draft(position: number, response: ItemResponse): void {
    this.keep({ drafts: { ...this.get().drafts, [position]: response } });
  }

  /** The draft became an answer, or was cleared. */
  dropDraft(position: number): void {
    const { [position]: dropped, ...drafts } = this.get().drafts;
    if (dropped) {
      this.keep({ drafts });
    }
  }

  /** Strikes an option out, or takes the line away again. */
  strike(position: number, option: string): void {
    const struck = this.get().struck[position] ?? [];
    this.keep({
      struck: {
        ...this.get().struck,
        [position]: struck.includes(option)
          ? struck.filter((other) => other !== option)
          : [...struck, option],
      },
    });
  }

  mark(text: string, ranges: readonly TextRange[]): void {
    this.keep({ marks: { ...this.get().marks, [text]: ranges } });
  }

  clear(): void {
    void this.store.remove(key(this.attemptId));
  }

  private keep(change: Partial<DeskState>): void {
    this.update(change);
    void this.store.update<DeskState>(key(this.attemptId), (kept) => ({
      ...EMPTY,
      ...kept,
      ...change,
    }));
  }
}
