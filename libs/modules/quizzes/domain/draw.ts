import { type Candidate, type SeenCounts, twinMark } from './candidate.js';
import { type Chance, shuffled } from './chance.js';

/** How many equally seen items to compare, to keep a draw's difficulty near the mean. */
const LOOK_AHEAD = 8;

/**
 * Draws items one after another for one attempt: least seen first, never two with the same mark or
 * too many on one text, and so that the mean difficulty of the drawn items stays near that of the
 * candidates.
 */
export class Draw<T extends Candidate> {
  readonly drawn: T[] = [];
  private readonly marks = new Set<string>();
  /** How many of the drawn items ask about a text. */
  private readonly asked = new Map<string, number>();

  constructor(
    private readonly seen: SeenCounts,
    private readonly chance: Chance,
    /** Maximum number of drawn items about the text of an item. */
    private readonly mostOnTextOf: (item: T) => number = () => Number.POSITIVE_INFINITY,
  ) {}

  /** Candidates in drawing order: least seen first, random among equals. */
  line(candidates: readonly T[]): T[] {
    const mixed = shuffled(candidates, this.chance);
    if (this.seen.size === 0) return mixed;
    // Array.prototype.sort is stable: the shuffle decides among equals.
    return mixed
      .map((item) => ({ item, seen: this.seenOf(item) }))
      .sort((a, b) => a.seen - b.seen)
      .map(({ item }) => item);
  }

  /**
   * Takes up to `count` items in turn from groups (objectives, or item types), so that none crowds
   * the others out.
   *
   * @returns how many were taken; fewer than `count` only when nothing else fits
   */
  take(candidates: readonly T[], count: number, groupOf: (item: T) => string): number {
    const lines = this.groups(candidates, groupOf);
    const middle = mean(candidates);
    let sum = 0;
    let taken = 0;
    while (taken < count && lines.length > 0) {
      const line = lines.shift() as T[];
      const next = this.next(line, (item) =>
        Math.abs(sum + item.difficulty - middle * (taken + 1)),
      );
      if (next === undefined) continue;
      sum += next.difficulty;
      taken++;
      this.add(next);
      lines.push(line);
    }
    return taken;
  }

  add(item: T): void {
    this.drawn.push(item);
    this.marks.add(twinMark(item));
    if (item.passage !== null) this.asked.set(item.passage, this.askedOn(item.passage) + 1);
  }

  /** Whether the item may still join what is drawn. */
  fits(item: T): boolean {
    if (item.passage !== null && this.askedOn(item.passage) >= this.mostOnTextOf(item))
      return false;
    return !this.marks.has(twinMark(item));
  }

  private askedOn(passage: string): number {
    return this.asked.get(passage) ?? 0;
  }

  private groups(candidates: readonly T[], groupOf: (item: T) => string): T[][] {
    const groups = new Map<string, T[]>();
    for (const item of this.line(candidates)) {
      const name = groupOf(item);
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [item]);
      else group.push(item);
    }
    return shuffled([...groups.values()], this.chance);
  }

  /** The best of the first few that fit and were seen equally often; it leaves the line. */
  private next(line: T[], cost: (item: T) => number): T | undefined {
    let best: number | undefined;
    let looked = 0;
    let least: number | undefined;
    for (let i = 0; i < line.length && looked < LOOK_AHEAD; i++) {
      const item = line[i] as T;
      if (!this.fits(item)) continue;
      least ??= this.seenOf(item);
      if (this.seenOf(item) > least) break;
      looked++;
      if (best === undefined || cost(item) < cost(line[best] as T)) best = i;
    }
    return best === undefined ? undefined : line.splice(best, 1)[0];
  }

  private seenOf(item: T): number {
    return this.seen.get(item.id) ?? 0;
  }
}

function mean(items: readonly Candidate[]): number {
  return items.reduce((sum, item) => sum + item.difficulty, 0) / Math.max(items.length, 1);
}

/** Random order that keeps the questions of one passage together. */
export function arranged<T extends Candidate>(items: readonly T[], chance: Chance): T[] {
  const units = new Map<string, T[]>();
  for (const item of items) {
    const unit = item.passage ?? item.id;
    units.set(unit, [...(units.get(unit) ?? []), item]);
  }
  return shuffled([...units.values()], chance).flat();
}
