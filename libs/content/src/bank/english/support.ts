import type { ItemType } from '@prepward/contracts/subjects';
import type { Rng } from '../kit/index.js';
import type { ItemDraft, ItemModel } from '../kit/types.js';

/** What a model says of itself, beside its items. */
interface ModelHead {
  /** Stable for ever: `english.semicolon-adverb`. */
  id: string;
  /** The part after the subject: `conventions.punctuation`. */
  objective: string;
  difficulty: number;
}

/**
 * American usage in rationales made from templates: periods and commas stand inside the closing
 * quotation mark, whatever was quoted last.
 */
export function closeQuotes<D extends ItemDraft>(draft: D): D {
  const inside = (key: string, value: unknown) =>
    key === 'rationale' && typeof value === 'string'
      ? value.replace(/"([.,])(?=\s|$)/g, '$1"')
      : value;
  return JSON.parse(JSON.stringify(draft), inside) as D;
}

/**
 * A model with one item a row: seed n gives row n, so append rows and never reorder them.
 *
 * `draft` may draw which of a row's distractors to use.
 */
export function rowModel<Row>(
  head: ModelHead,
  type: ItemType,
  rows: readonly Row[],
  draft: (row: Row, rng: Rng) => ItemDraft,
): ItemModel {
  return {
    id: head.id,
    objective: `english.${head.objective}`,
    type,
    difficulty: head.difficulty,
    variants: rows.length,
    make: (rng, seed) => {
      const row = rows[(seed - 1) % rows.length];
      if (row === undefined) throw new RangeError(`${head.id}: no rows`);
      return closeQuotes(draft(row, rng));
    },
  };
}
