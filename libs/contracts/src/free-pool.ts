import type { ItemType, Subject } from './subjects.js';

/**
 * The part of the bank that is free: what visitors and free accounts practice, and what is in the papers
 * that anyone may download. Only subscribers see the rest.
 */
export const FREE_POOL = {
  /** Share of a subject's items, passages counted whole. */
  share: 0.1,
  /**
   * A small subject gives more, because every subject has the same fixed sets: 5 questions of free
   * practice, four quizzes of 10 and the 25 of the trial bank, no item in two of them; the rest is
   * for the diagnostic, which takes about 10.
   */
  least: 110,
} as const;

/** What the pool needs to know about an item. */
export interface PoolCandidate {
  id: string;
  subject: Subject;
  area: string;
  type: ItemType;
}

/** FNV-1a with MurmurHash3's finalizer, so that ids that differ in one digit get very different hashes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function grouped<T>(items: readonly T[], nameOf: (item: T) => string) {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return [...groups].map(([name, members]) => ({ name, items: members }));
}

/**
 * The free pool of one subject. Units (a passage with all its questions, or one item) are ranked by a
 * hash of their name within their kind (all passages, or all other items of one area and type), and the
 * first ones of each kind are free. So every area and item type has some, and an item that is added to
 * the bank displaces hardly any.
 *
 * @param items all items of one subject that are in the bank, quarantined ones included
 * @param passageOf the id of the text that an item asks about
 */
export function freePool<T extends PoolCandidate>(
  items: readonly T[],
  passageOf: (item: T) => string | null | undefined,
): T[] {
  const share = Math.max(FREE_POOL.share, FREE_POOL.least / items.length);
  const kindOf = (item: T) => (passageOf(item) == null ? `${item.area}:${item.type}` : 'passage');
  return grouped(items, kindOf).flatMap((kind) => {
    const units = grouped(kind.items, (item) => passageOf(item) ?? item.id)
      .map((unit) => ({ ...unit, rank: hashOf(unit.name) }))
      .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
    return units.slice(0, Math.ceil(share * units.length)).flatMap((unit) => unit.items);
  });
}
