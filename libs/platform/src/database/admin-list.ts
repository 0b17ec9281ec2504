import { SORT_ORDERS, type SortOrder } from '@prepward/contracts/admin-lists';
import type { Kind } from './kinds.js';
import * as kinds from './kinds.js';
import { type Queryable, type RowOf, type Statement, statement } from './statement.js';

/** What one filter of a list is: the kind of its value, and the condition that it makes. */
interface Filter {
  kind: Kind;
  /** The condition; `value` is the value's place in the statement. */
  where: (value: string) => string;
}

type Filters = Readonly<Record<string, Filter>>;
type Columns = Readonly<Record<string, Kind>>;

/**
 * A column that a list is sorted by: rows without a value come last, either way, so that an index for
 * the falling order says `DESC NULLS LAST`. One that is `NOT NULL` is read from a plain index both ways.
 */
type SortColumn = string | { notNull: string };

/** Equal rows follow the same order, so that one index of both columns is read either way. */
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
  /** Names that lists are sorted by, with their columns. */
  sorts: Readonly<Record<S, SortColumn>>;
  /** How it is sorted when no one says. */
  sortedBy: readonly [NoInfer<S>, SortOrder];
  /** A unique column, or several with commas between them, so that equal rows keep their order from page to page. */
  unique: string;
  filters: F;
}

/** What react-admin's simple-rest asks of a list, parsed. */
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
  /** Of all that match. */
  total: number;
  /** The number of the page's first row, from 0. */
  from: number;
}

/** The same page with its rows as others see them. */
export function pageOf<Row, View>(page: Page<Row>, view: (row: Row) => View): Page<View> {
  return { ...page, rows: page.rows.map((row) => view(row)) };
}

/** The rows of a list when no one says how many. */
const DEFAULT_RANGE = [0, 24] as const;

/** Text that is looked for anywhere: a pattern for LIKE, in which nothing else has a meaning. */
export function anywhere(needle: string): string {
  return `%${needle.replace(/[%_\\]/g, '\\$&')}%`;
}

/** A list of the back-office: every order is its own statement, which a test checks. */
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

  /** The rows that a query asks for, and how many there are in all; both are asked at once. */
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
