import type { Rng } from '../kit/rng.js';
import type { Figure, ItemModel } from '../kit/types.js';
import { withUnit } from '../kit/with-unit.js';
import { numericChoice, type Slip } from './support-numeric.js';

/** What a computed item consists of, for one row of data. */
interface Computed {
  /** Markdown; tables allowed. */
  stem: string;
  figure?: Figure;
  key: number;
  /** The calculation behind the key; it must arrive at the key. */
  because: string;
  /** Three or more for a choice, two or more for a typed answer. */
  slips: readonly Slip[];
  /** The steps to the key. */
  steps: string[];
  remember: string;
}

interface ComputedSpec<Row> {
  id: string;
  objective: string;
  difficulty: number;
  family?: string;
  /** One item per row; append only, because a row's number is part of its item's id. */
  rows: readonly Row[];
  /** Shown after a number; none by default. */
  unit?: (row: Row) => string;
  /** Options aren't padded with zeros to the key's number of decimals. */
  trim?: true;
  build: (row: Row, rng: Rng) => Computed;
  /**
   * The second way to the key, from what the student reads: the stem's numbers, the stem, and the
   * figure's alternative text.
   */
  solve: (numbers: number[], stem: string, alt: string) => number;
}

/** `value` rounded to `decimals` places, without floating-point noise. */
export function rounded(value: number, decimals = 6): number {
  return Number(value.toFixed(decimals));
}

/** How many decimals a number has: options have as many as the key. */
export const decimalsOf = (value: number) => `${rounded(value)}`.split('.')[1]?.length ?? 0;

/** `1,040 g/L`, `12.5%` */
function shown(value: number, digits: number, unit: string): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const text =
    whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return withUnit(text, unit);
}

/** The number with thousands separators: `1,040`. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 9 });
}

/** The sum, without floating-point noise. */
export function sum(values: readonly number[]): number {
  return rounded(values.reduce((a, b) => a + b, 0));
}

/** Every number in a text, in order. */
export function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(([n]) =>
    Number(n.replaceAll(',', '')),
  );
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const shownIn = (cell: string | number) => (typeof cell === 'number' ? grouped(cell) : cell);
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(shownIn).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function base<Row>({ id, objective, difficulty, family, rows }: ComputedSpec<Row>) {
  return {
    id,
    objective,
    difficulty,
    ...(family === undefined ? {} : { family }),
    variants: rows.length,
    asks: 'apply' as const,
    written: true as const,
    seeds: rows.map((_, i) => i + 1),
  };
}

function rowAt<Row>({ id, rows }: ComputedSpec<Row>, seed: number): Row {
  const row = rows[seed - 1];
  if (row === undefined) throw new RangeError(`${id}: no row ${seed}`);
  return row;
}

const solver =
  <Row>({ solve }: ComputedSpec<Row>): NonNullable<ItemModel['solve']> =>
  ({ stem, figure }) =>
    rounded(solve(numbersOf(stem), stem, figure?.alt ?? ''));

/**
 * A multiple-choice model with numbers, one item per row of data. As long as three distractors are left,
 * percentages over 100 are left out and, if possible, numbers that the key's precision would round.
 */
export function computedChoice<Row>(spec: ComputedSpec<Row>): ItemModel {
  return {
    ...base(spec),
    type: 'multiple-choice',
    make(rng, seed) {
      const row = rowAt(spec, seed);
      const { because, steps, remember, slips, ...draft } = spec.build(row, rng);
      const digits = decimalsOf(draft.key);
      const show = (value: number) =>
        shown(value, spec.trim ? decimalsOf(value) : digits, spec.unit?.(row) ?? '');
      const kept = spec.trim && digits > 0 ? undefined : digits;
      const alike = slips.map(([value, ...why]): Slip => [rounded(value, kept), ...why]);
      const isLikely = ([value]: Slip) => spec.unit?.(row) !== '%' || value <= 100;
      const likely = alike.filter(isLikely);
      const exact = alike.filter(
        (slip, i) => isLikely(slip) && slip[0] === rounded(slips[i]?.[0] ?? Number.NaN),
      );
      const enough = [exact, likely].find(
        (some) => new Set(some.map(([value]) => value).filter((v) => v !== draft.key)).size >= 3,
      );
      const choice = numericChoice(rng, {
        ...draft,
        slips: enough ?? alike,
        show,
        why: because,
      });
      return { ...choice, why: steps, remember };
    },
    solve: solver(spec),
  };
}

/** A model with typed numbers, one item per row of data; the unit is shown next to the field. */
export function computedSupply<Row>(spec: ComputedSpec<Row>): ItemModel {
  return {
    ...base(spec),
    type: 'supply',
    make(rng, seed) {
      const row = rowAt(spec, seed);
      const { stem, figure, key, because, slips, steps, remember } = spec.build(row, rng);
      const wrong = slips.filter(
        ([value], i) =>
          rounded(value) !== rounded(key) &&
          slips.findIndex(([other]) => rounded(other) === rounded(value)) === i,
      );
      return {
        type: 'supply',
        stem,
        ...(figure === undefined ? {} : { figure }),
        answer: `${rounded(key)}`,
        answerKind: 'number',
        ...(spec.unit === undefined ? {} : { unit: spec.unit(row) }),
        rationale: because,
        commonErrors: wrong.slice(0, 3).map(([value, misconception, rationale]) => ({
          answer: `${rounded(value)}`,
          misconception,
          rationale,
        })),
        why: steps,
        remember,
      };
    },
    solve: solver(spec),
  };
}
