import type { Rng } from '@prepward/content/bank/kit/rng';
import type { BankItem } from '@prepward/content/bank/kit/types';

/** Questions that stay together: those on one text, or one question. */
type Group = readonly BankItem[];

function grouped(items: readonly BankItem[]): Group[] {
  const groups = new Map<string, BankItem[]>();
  for (const item of items) {
    const key = item.passageId ?? item.id;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

const isOnText = ([item]: Group): boolean => item?.passageId !== undefined;

/** Puts a question without a text first: the first page, with its heading, has no room for a long text. */
function startingShort(groups: readonly Group[]): Group[] {
  const first = Math.max(
    groups.findIndex((group) => !isOnText(group)),
    0,
  );
  return [...groups.slice(first), ...groups.slice(0, first)];
}

/** How much of a group the set already has: areas, item types other than multiple choice, and families. */
function likeness(set: readonly Group[], group: Group): number {
  const there = set.flat();
  const same = (a: BankItem, b: BankItem) =>
    Number(a.area === b.area) +
    Number(a.type !== 'multiple-choice' && a.type === b.type) +
    Number(a.family === b.family);
  return group.reduce(
    (sum, item) => sum + there.reduce((count, one) => count + same(one, item), 0),
    0,
  );
}

/** Deals groups into sets of equal size, the largest first, each into the set that is least like it. */
function dealt(groups: readonly Group[], sets: number): Group[][] {
  const all = Array.from({ length: sets }, (): Group[] => []);
  const size = groups.flat().length / sets;
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    const room = all.filter((set) => set.flat().length + group.length <= size);
    const open = room.length > 0 ? room : all.toSorted((a, b) => a.flat().length - b.flat().length);
    // Of two that are equally unlike it, the one with fewer questions.
    const [best] = open.toSorted(
      (a, b) => likeness(a, group) - likeness(b, group) || a.flat().length - b.flat().length,
    );
    best?.push(group);
  }
  return all;
}

/** Orders questions: set by set, questions on one text together, the others in between. */
export function arranged(items: readonly BankItem[], sets: number, rng: Rng): BankItem[] {
  const groups = rng.shuffle(grouped(items));
  const dealtSets = sets === 1 ? [groups] : dealt(groups, sets).map((set) => rng.shuffle(set));
  return dealtSets
    .flatMap(startingShort)
    .flatMap((group) => (isOnText(group) ? group.toSorted((a, b) => a.seed - b.seed) : group));
}

/** A part of a paper to take in one sitting. */
export interface PaperSet {
  n: number;
  /** Number of its first question. */
  first: number;
  items: readonly BankItem[];
}

/** Splits a paper's questions into its sets, never between questions on one text. */
export function setsOf(items: readonly BankItem[], sets: number): PaperSet[] {
  const cut = (n: number): number => {
    let at = Math.round((items.length * n) / sets);
    const text = items[at]?.passageId;
    while (text !== undefined && items[at - 1]?.passageId === text) at -= 1;
    return at;
  };
  return Array.from({ length: sets }, (_, i) => {
    const first = cut(i);
    return { n: i + 1, first: first + 1, items: items.slice(first, cut(i + 1)) };
  });
}
