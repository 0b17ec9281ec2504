import type { Rng } from './rng.js';

/** One row of facts. A cell holds everything that is true of the row in that column. */
export type FactRow<Column extends string> = Readonly<Record<Column, string | readonly string[]>>;

/** Rows of the same kind, e.g. hormones with their gland, target and effect. */
export interface FactTable<Column extends string> {
  /** Named in errors. */
  name: string;
  columns: readonly Column[];
  rows: readonly FactRow<Column>[];
}

/** A value that is wrong for the row asked about, with the row in which it is right. */
export interface WrongValue<Column extends string> {
  value: string;
  row: FactRow<Column>;
}

const normal = (text: string) => text.trim().toLowerCase();

/** All that is true in a cell. */
function valuesOf<C extends string>(row: FactRow<C>, column: C): readonly string[] {
  const cell: string | readonly string[] = row[column];
  return typeof cell === 'string' ? [cell] : cell;
}

/** A table, checked: every cell filled, no two rows equal. @throws TypeError otherwise. */
export function factTable<C extends string>(
  name: string,
  columns: readonly C[],
  rows: readonly FactRow<C>[],
): FactTable<C> {
  const seen = new Set<string>();
  for (const row of rows) {
    const print = columns.map((c) => valuesOf(row, c).map(normal).join('+')).join('|');
    if (seen.has(print)) throw new TypeError(`${name}: row ${print} stands twice`);
    seen.add(print);
    for (const column of columns) {
      const values = valuesOf(row, column);
      if (values.length === 0 || values.some((v) => v.trim() === '')) {
        throw new TypeError(`${name}: empty ${column} in ${print}`);
      }
    }
  }
  return { name, columns, rows };
}

/**
 * `count` different values of the column that are not true of `row`, each with a row in which it is
 * true, so that the rationale can say what it belongs to. With `like`, only from rows that share a
 * value with `row` in that column (bones of the arm, hormones of one gland): near misses.
 *
 * Give `same` (columns that identify what is asked about) when several rows speak of one thing:
 * a value that any of these rows has is not wrong.
 *
 * @throws RangeError when the table has too few.
 */
export function distractorsFrom<C extends string>(
  table: FactTable<C>,
  column: C,
  row: FactRow<C>,
  count: number,
  rng: Rng,
  options: { like?: C; same?: readonly C[] } = {},
): WrongValue<C>[] {
  const { like, same = [] } = options;
  const shares = (other: FactRow<C>, c: C) => {
    const mine = new Set(valuesOf(row, c).map(normal));
    return valuesOf(other, c).some((v) => mine.has(normal(v)));
  };
  const speaking = table.rows.filter(
    (r) => r === row || (same.length > 0 && same.every((c) => shares(r, c))),
  );
  const taken = new Set(speaking.flatMap((r) => valuesOf(r, column).map(normal)));
  for (const value of valuesOf(row, column)) taken.add(normal(value));
  const wrong: WrongValue<C>[] = [];
  for (const other of rng.shuffle(table.rows)) {
    if (like !== undefined && !shares(other, like)) continue;
    const value = rng.pick(valuesOf(other, column));
    if (taken.has(normal(value))) continue;
    taken.add(normal(value));
    wrong.push({ value, row: other });
    if (wrong.length === count) return wrong;
  }
  throw new RangeError(
    `${table.name}: ${wrong.length} wrong values of ${column}, ${count} asked for`,
  );
}

/** All rows of which `value` is true in `column`: the whole truth, for multiple-select keys. */
export function rowsWith<C extends string>(
  table: FactTable<C>,
  column: C,
  value: string,
): FactRow<C>[] {
  return table.rows.filter((row) => valuesOf(row, column).some((v) => normal(v) === normal(value)));
}

/** All rows of which `value` is not true in `column`: where distractors may come from. */
export function rowsWithout<C extends string>(
  table: FactTable<C>,
  column: C,
  value: string,
): FactRow<C>[] {
  const right = new Set(rowsWith(table, column, value));
  return table.rows.filter((row) => !right.has(row));
}
