import type { ItemType } from '@prepward/contracts/subjects';
import type { ItemDraft, ItemModel, Passage } from './types.js';

type DraftOf<T extends ItemType> = Extract<ItemDraft, { type: T }>;

function draftAt<D extends ItemDraft>(id: string, items: readonly D[], seed: number): D {
  // Past the end the drafts repeat, and the generator, which wants distinct ones, stops there.
  const draft = items[(seed - 1) % items.length];
  if (draft === undefined) throw new RangeError(`${id}: no drafts`);
  return draft;
}

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
}): ItemModel {
  const { id, objective, difficulty, items } = spec;
  const type = items[0]?.type;
  if (type === undefined) throw new RangeError(`${id}: no drafts`);
  return {
    id,
    objective,
    type,
    difficulty,
    variants: items.length,
    written: true,
    make: (_rng, seed) => draftAt(id, items, seed),
  };
}

/** A draft of a passage's item set: says its own objective and difficulty. */
export type SetItem = ItemDraft & { objective: string; difficulty: number };

/**
 * The one model of a passage's item set: item n is `passage.id:n`, of its own type, objective and
 * difficulty. Append, never reorder.
 *
 * How the engine sees it: two variants of one model never sit in one attempt, so by that rule a
 * passage is met once in an attempt, with one of its items. Items of a set are different questions
 * on one text and not variants of each other; an engine that wants sets may let items of a model
 * with a `passageId` stand together, next to each other, in one attempt.
 */
export function passageModel(passage: Passage, items: readonly SetItem[]): ItemModel {
  const first = items[0];
  if (first === undefined) throw new RangeError(`${passage.id}: no drafts`);
  return {
    id: passage.id,
    objective: first.objective,
    type: first.type,
    difficulty: first.difficulty,
    variants: items.length,
    set: true,
    make: (_rng, seed) => ({ ...draftAt(passage.id, items, seed), passageId: passage.id }),
  };
}
