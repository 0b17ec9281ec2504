import { SORT_ORDERS, type SortOrder } from '@prepward/contracts/admin-lists';
import type { Kind } from './kinds.js';
import * as kinds from './kinds.js';
import { type Queryable, type RowOf, type Statement, statement } from './statement.js';

/** A filter of a list: the kind of its value, and its condition. */
interface Filter {
  kind: Kind;
  /** The condition; `value` is the value's placeholder in the statement. */
  where: (value: string) => string;
}

type Filters = Readonly<Record<string, Filter>>;
type Columns = Readonly<Record<string, Kind>>;

/**
 * A column that a list can be sorted by: rows without a value come last in either direction, so an
 * index for descending order needs `DESC NULLS LAST`. A `NOT NULL` column uses a plain index both
 * ways.
 */
type SortColumn = string | { notNull: string };

/** Ties are sorted in the same direction, so that one index on both columns can be read either way. */
function orderBy(column: SortColumn, unique: string, order: string): string {
  const first =
    typeof column === 'string' ? `${column} ${order} NULLS LAST` : `${column.notNull} ${order}`;
  return [first, ...unique.split(', ').map((each) => `${each} ${order}`)].join(', ');
}

interface ListDeclaration<R extends Columns, F extends Filters, S extends string> {
  /** `FROM` and what follows, as far as `WHERE`. */
  from: string;
  /** The `SELECT` list that makes the row. */
  select: string;
  row: R;
  /** The names lists can be sorted by, with their columns. */
  sorts: Readonly<Record<S, SortColumn>>;
  /** The default sort order. */
  sortedBy: readonly [NoInfer<S>, SortOrder];
  /** A unique column, or several separated by commas, so that ties keep their order from page to page. */
  unique: string;
  filters: F;
}

/** A parsed list request from react-admin's simple-rest. */
interface ListQuery<F extends Filters, S extends string> {
  sort?: readonly [S, SortOrder] | undefined;
  range?: readonly [number, number] | undefined;
  filter?:
    | { [N in keyof F]?: F[N]['kind'] extends Kind<unknown, infer In> ? In | undefined : never }
    | undefined;
}

/** A page of a list. */
export interface Page<T> {
  rows: T[];
  /** The number of all matches. */
  total: number;
  /** The index of the page's first row, from 0. */
  from: number;
}

/** The same page with its rows as others see them. */
export function pageOf<Row, View>(page: Page<Row>, view: (row: Row) => View): Page<View> {
  return { ...page, rows: page.rows.map((row) => view(row)) };
}

/** Which rows to return by default. */
const DEFAULT_RANGE = [0, 24] as const;

/** A LIKE pattern that finds a text anywhere; its special characters are escaped. */
export function anywhere(needle: string): string {
  return `%${needle.replace(/[%_\\]/g, '\\$&')}%`;
}

/** A list in the back office: every sort order is its own statement, which a test checks. */
export class AdminList<R extends Columns, F extends Filters, S extends string> {
  private readonly pages = new Map<string, Statement<readonly Kind[], R>>();
  private readonly total: Statement<readonly Kind[], { total: Kind<number, number> }>;

  constructor(
    name: string,
    private readonly declaration: ListDeclaration<R, F, S>,
  ) {
    const { from, select, sorts, row, unique, filters } = declaration;
    const params: Kind[] = Object.values(filters).map(({ kind }) => kind.nullable);
    const conditions = Object.values(filters).map(({ kind, where }, i) => {
      const place = `$${i + 1}::${kind.type}`;
      return `(${place} IS NULL OR ${where(place)})`;
    });
    const matching = `FROM ${from} WHERE ${['true', ...conditions].join(' AND ')}`;
    const [limit, offset] = [params.length + 1, params.length + 2];
    for (const [sort, column] of Object.entries<SortColumn>(sorts)) {
      for (const order of SORT_ORDERS) {
        const text = `SELECT ${select} ${matching}
          ORDER BY ${orderBy(column, unique, order)} LIMIT $${limit} OFFSET $${offset}`;
        this.pages.set(
          `${sort} ${order}`,
          statement(`${name}-by-${sort}-${order}`, text, {
            params: [...params, kinds.bigint, kinds.bigint],
            row,
          }),
        );
      }
    }
    this.total = statement(`${name}-total`, `SELECT count(*)::int AS total ${matching}`, {
      params,
      row: { total: kinds.int.certain },
    });
  }

  /** The rows a query asks for, and the total number; both run at the same time. */
  async page(on: Queryable, query: ListQuery<F, S>): Promise<Page<RowOf<R>>> {
    const { filters, sortedBy } = this.declaration;
    const [from, to] = query.range ?? DEFAULT_RANGE;
    const [sort, order] = query.sort ?? sortedBy;
    const statementOfOrder = this.pages.get(`${sort} ${order}`);
    if (statementOfOrder === undefined) throw new Error(`The list has no order ${sort} ${order}`);
    const values = Object.keys(filters).map((name) => query.filter?.[name] ?? null);
    const [rows, counted] = await Promise.all([
      statementOfOrder.all(on, [...values, to - from + 1, from]),
      this.total.first(on, values),
    ]);
    return { rows, total: counted?.total ?? 0, from };
  }
}
