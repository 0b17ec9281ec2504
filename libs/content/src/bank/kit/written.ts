import type { ItemType } from '@prepward/contracts/subjects';
import type { ItemDraft, ItemModel, Passage } from './types.js';

type DraftOf<T extends ItemType> = Extract<ItemDraft, { type: T }>;

function draftAt<D extends ItemDraft>(
  id: string,
  items: readonly D[],
  seeds: readonly number[],
  seed: number,
): D {
  const draft = items[seeds.indexOf(seed)];
  if (draft === undefined) throw new RangeError(`${id}: no draft ${seed}`);
  return draft;
}

/** Seeds of drafts that have no numbers of their own: 1, 2, 3 … */
const counted = (items: readonly unknown[]) => items.map((_, i) => i + 1);

/**
 * A model of hand-written items of one type and one objective: seed n gives draft n.
 *
 * Item ids are `id:n`, so append new drafts at the end and never reorder: an id must keep its item.
 */
export function writtenModel<T extends ItemType>(spec: {
  id: string;
  objective: string;
  difficulty: number;
  items: readonly DraftOf<T>[];
  /** The seed of each draft, ascending; 1, 2, 3 … when left out. */
  seeds?: readonly number[];
  family?: string;
  asks?: ItemModel['asks'];
}): ItemModel {
  const { id, objective, difficulty, items, family, asks } = spec;
  const seeds = spec.seeds ?? counted(items);
  const type = items[0]?.type;
  if (type === undefined) throw new RangeError(`${id}: no drafts`);
  return {
    id,
    objective,
    type,
    difficulty,
    variants: items.length,
    written: true,
    seeds,
    ...(family === undefined ? {} : { family }),
    ...(asks === undefined ? {} : { asks }),
    make: (_rng, seed) => draftAt(id, items, seeds, seed),
  };
}

/** A draft in a passage's item set, with its own objective and difficulty. */
export type SetItem = ItemDraft & { objective: string; difficulty: number };

/**
 * The one model of a passage's item set: item n is `passage.id:n`, with its own type, objective, and
 * difficulty. Append, never reorder.
 *
 * The engine never puts two variants of one model in one attempt, so by that rule alone, a passage
 * comes up once per attempt, with one of its items. But the items of a set are different questions on
 * one text, not variants of each other, so an engine that wants sets may put items of a model with a
 * `passageId` next to each other in one attempt.
 */
export function passageModel(
  passage: Passage,
  items: readonly SetItem[],
  seeds: readonly number[] = counted(items),
): ItemModel {
  const first = items[0];
  if (first === undefined) throw new RangeError(`${passage.id}: no drafts`);
  return {
    id: passage.id,
    objective: first.objective,
    type: first.type,
    difficulty: first.difficulty,
    variants: items.length,
    set: true,
    seeds,
    make: (_rng, seed) => ({ ...draftAt(passage.id, items, seeds, seed), passageId: passage.id }),
  };
}
