import { ITEM_TYPES, type ItemType } from '@prepward/contracts/subjects';

/** What a selection looks at. */
export interface Candidate {
  id: string;
  model: string;
  type: ItemType;
}

/** A source of chance: `int(n)` is uniform over 0 … n-1. */
export interface Chance {
  int(bound: number): number;
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}

/**
 * The items of a free practice: one of each item type where the bank has it, so that a first taste
 * shows all five ways the exam asks; then whatever was seen least. Never two of one model.
 * Ordered plain multiple choice first.
 *
 * @param seen how often the student has had each item
 * @returns up to `count` items; fewer only when the bank has fewer models
 */
export function selectFreePractice<T extends Candidate>(
  candidates: readonly T[],
  seen: ReadonlyMap<string, number>,
  count: number,
  chance: Chance,
): T[] {
  // Stable sort after a shuffle: least seen first, by chance among equals.
  const line = shuffled(candidates, chance).sort(
    (a, b) => (seen.get(a.id) ?? 0) - (seen.get(b.id) ?? 0),
  );
  const chosen: T[] = [];
  const models = new Set<string>();
  const take = (item: T | undefined) => {
    if (item === undefined || chosen.length >= count) return;
    chosen.push(item);
    models.add(item.model);
  };
  const next = (fits: (item: T) => boolean) =>
    line.find((item) => !models.has(item.model) && fits(item));
  for (const type of ITEM_TYPES) take(next((item) => item.type === type));
  for (let item = next(() => true); item !== undefined && chosen.length < count; ) {
    take(item);
    item = next(() => true);
  }
  return chosen.sort((a, b) => ITEM_TYPES.indexOf(a.type) - ITEM_TYPES.indexOf(b.type));
}
