import type { DraftOption, ItemModel } from '../kit/types.js';
import { grouped, table } from './support-computed.js';

/** A row of the table that a student reads: a name and its values. */
type Row = readonly [name: string, ...cells: (string | number)[]];

/** One question on a table, with exactly one row as the answer. */
export interface TableCase {
  /** What comes before the table, with a period. */
  intro: string;
  head: readonly string[];
  /** Four rows. */
  rows: readonly Row[];
  ask: string;
  /** The right row gets the highest number; ties for it aren't allowed. */
  score: (cells: readonly number[]) => number;
  /** Describes how a row does, as a full sentence. */
  tell: (name: string, cells: readonly number[]) => string;
  steps: string[];
  remember: string;
  /** The mistake of students who choose another row, if it isn't the model's `mistake`. */
  mistake?: string;
  /** The mistake for a specific row, from its cells. */
  mistakeOf?: (cells: readonly number[]) => string | undefined;
}

interface TableSpec {
  id: string;
  objective: string;
  difficulty: number;
  /** The mistake of students who choose another row. */
  mistake: string;
  /** One item per case; append only. */
  cases: readonly TableCase[];
}

/** Parses cells as numbers: minus signs are printed as such, not as hyphens. */
const numeric = (cells: readonly (string | number)[]) =>
  cells.map((cell) => Number(`${cell}`.replace('−', '-').replaceAll(',', '')));

/** A number as it is printed in a table or a sentence: `−114`. */
export const minus = (value: number) => grouped(value).replace('-', '−');

/**
 * A multiple-choice model whose options are the names in a table; the key is found by a score.
 *
 * @throws RangeError when a table doesn't have four rows or two rows share the highest score.
 */
export function tableChoice({ cases, mistake, ...spec }: TableSpec): ItemModel {
  return {
    ...spec,
    type: 'multiple-choice',
    asks: 'apply',
    variants: cases.length,
    written: true,
    seeds: cases.map((_, i) => i + 1),
    make(_rng, seed) {
      const asked = cases[seed - 1];
      if (asked === undefined) throw new RangeError(`${spec.id}: no case ${seed}`);
      const { intro, head, rows, ask, score, tell, steps, remember } = asked;
      const scores = rows.map(([, ...cells]) => score(numeric(cells)));
      const best = Math.max(...scores);
      const winners = scores.filter((value) => value === best).length;
      if (rows.length !== 4 || winners !== 1) {
        throw new RangeError(`${spec.id}:${seed}: ${rows.length} rows, ${winners} of them best`);
      }
      const options = rows.map(
        ([name, ...cells]): DraftOption => ({
          text: name,
          rationale: tell(name, numeric(cells)),
          misconception: asked.mistakeOf?.(numeric(cells)) ?? asked.mistake ?? mistake,
        }),
      );
      const at = scores.indexOf(best);
      const [key] = options.splice(at, 1);
      if (key === undefined) throw new RangeError(`${spec.id}:${seed}: no key`);
      return {
        type: 'multiple-choice',
        stem: `${intro}\n\n${table(head, rows)}\n\n${ask}`,
        key: { text: key.text, rationale: key.rationale },
        distractors: options,
        why: steps,
        remember,
      };
    },
  };
}
