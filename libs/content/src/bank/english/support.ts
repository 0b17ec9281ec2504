import type { ItemType } from '@prepward/contracts/subjects';
import type { Rng } from '../kit/index.js';
import type { ItemDraft, ItemModel } from '../kit/types.js';

/** A model's description of itself, apart from its items. */
interface ModelHead {
  /** Never changes: `english.semicolon-adverb`. */
  id: string;
  /** The part after the subject: `conventions.punctuation`. */
  objective: string;
  difficulty: number;
}

/**
 * American usage in rationales made from templates: periods and commas go inside the closing
 * quotation mark, whatever was quoted.
 */
export function closeQuotes<D extends ItemDraft>(draft: D): D {
  const inside = (key: string, value: unknown) =>
    key === 'rationale' && typeof value === 'string'
      ? value.replace(/"([.,])(?=\s|$)/g, '$1"')
      : value;
  return JSON.parse(JSON.stringify(draft), inside) as D;
}

/** More items of one model than this don't make the bank richer. */
const MOST_LIVE = 12;

/** Cells that students read only after answering. */
const TOLD = new Set(['says', 'remember']);

/** The length of what a row shows before the answer: a longer row asks more of a student. */
const lengthOf = (row: object) =>
  Object.entries(row)
    .flatMap(([name, cell]) => (TOLD.has(name) ? [] : [cell]))
    .join(' ').length;

/** The numbers of the live rows: if there are more than twelve, the ones with the longest texts. */
function liveSeeds<Row extends object>(rows: readonly Row[], seeds: readonly number[]): number[] {
  const length = (seed: number) => lengthOf(rows[seed - 1] ?? {});
  return [...seeds]
    .sort((a, b) => length(b) - length(a) || a - b)
    .slice(0, MOST_LIVE)
    .sort((a, b) => a - b);
}

/**
 * A model with one item per row: seed n gives row n, so append rows and never reorder them. If there
 * are more than twelve rows, the twelve with the longest texts are live.
 *
 * `draft` may pick at random which of a row's distractors to use.
 */
export function rowModel<Row extends object>(
  head: ModelHead,
  type: ItemType,
  rows: readonly Row[],
  draft: (row: Row, rng: Rng) => ItemDraft,
): ItemModel {
  const seeds = liveSeeds(
    rows,
    rows.map((_row, i) => i + 1),
  );
  return {
    id: head.id,
    objective: `english.${head.objective}`,
    type,
    difficulty: head.difficulty,
    variants: seeds.length,
    seeds,
    make: (rng, seed) => {
      const row = rows[seed - 1];
      if (row === undefined) throw new RangeError(`${head.id}: no row ${seed}`);
      return closeQuotes(draft(row, rng));
    },
  };
}

/**
 * Splits a large table into several models of one family, by what its rows test: `partOf` names a
 * row's part, which becomes the end of that model's id. Items keep their row numbers, and at most
 * twelve per part are live.
 */
export function rowModels<Row extends object>(
  head: ModelHead,
  type: ItemType,
  rows: readonly Row[],
  partOf: (row: Row) => string,
  draft: (row: Row, rng: Rng) => ItemDraft,
): ItemModel[] {
  const whole = rowModel(head, type, rows, draft);
  const parts = new Map<string, number[]>();
  rows.forEach((row, i) => {
    const part = partOf(row);
    parts.set(part, [...(parts.get(part) ?? []), i + 1]);
  });
  return [...parts].map(([part, all]) => {
    const seeds = liveSeeds(rows, all);
    return {
      ...whole,
      id: `${head.id}-${part}`,
      continues: head.id,
      variants: seeds.length,
      seeds,
    };
  });
}
