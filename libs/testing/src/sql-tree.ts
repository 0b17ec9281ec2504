import { parse } from 'libpg-query';

/** A node of PostgreSQL's parse tree: its only key is its kind, whose value has the fields. */
type Node = Readonly<Record<string, unknown>>;

/** Which tables a statement touches. */
export interface TouchedTables {
  /** Tables whose rows it reads or writes. */
  all: ReadonlySet<string>;
  /** Tables where it adds, changes or removes rows. */
  written: ReadonlySet<string>;
}

/** The kinds of statements that write to a table. */
const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All values of a key, however deep. */
export function under(tree: unknown, key: string): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => under(each, key));
  if (!isNode(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) => [
    ...(name === key && isNode(value) ? [value] : []),
    ...under(value, key),
  ]);
}

export function field(node: Node | undefined, name: string): Node | undefined {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
}

export function list(node: Node | undefined, name: string): Node[] {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function named(node: Node | undefined, name: string): string {
  return String(node?.[name] ?? '');
}

/** Parses one statement with PostgreSQL's own grammar. @throws SqlError if it isn't valid SQL */
export async function sqlTree(sql: string): Promise<Node> {
  const tree: unknown = await parse(sql);
  const [first] = isNode(tree) ? list(tree, 'stmts') : [];
  const statement = field(first, 'stmt');
  if (statement === undefined) throw new Error(`Not a statement: ${sql}`);
  return statement;
}

/** The queries that `WITH` names, by name. */
export function commonTables(tree: Node): Map<string, Node> {
  return new Map(
    under(tree, 'CommonTableExpr').map((cte) => [
      named(cte, 'ctename'),
      field(cte, 'ctequery') ?? {},
    ]),
  );
}

/**
 * The names of the relations that a part of a statement reads. Names defined by `WITH` aren't included
 * where they are in scope; inside the query that `WITH` defines, the name still means the table.
 *
 * @param given `WITH` names in scope here
 */
function relationsRead(part: unknown, given: ReadonlySet<string>): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => relationsRead(each, given));
  if (!isNode(part)) return [];
  const known = new Set(given);
  const common = field(part, 'withClause');
  const queries = list(common, 'ctes').map((each) => field(each, 'CommonTableExpr') ?? {});
  if (common?.recursive === true) for (const query of queries) known.add(named(query, 'ctename'));
  const namedQueries = queries.flatMap((query) => {
    const read = relationsRead(query.ctequery, known);
    known.add(named(query, 'ctename'));
    return read;
  });
  const rest = Object.entries(part).flatMap(([key, value]) => {
    // `FOR UPDATE OF i` refers to a table that is read elsewhere.
    if (key === 'withClause' || key === 'lockedRels') return [];
    if (key !== 'RangeVar' || !isNode(value)) return relationsRead(value, known);
    const table = named(value, 'relname');
    return value.schemaname === undefined && known.has(table) ? [] : [table];
  });
  return [...namedQueries, ...rest];
}

/** The tables that a statement touches; names defined by `WITH` aren't included. */
export async function touchedTables(sql: string): Promise<TouchedTables> {
  const tree = await sqlTree(sql);
  const targets = WRITES.flatMap((kind) => under(tree, kind)).map((write) =>
    named(field(write, 'relation'), 'relname'),
  );
  return {
    written: new Set(targets),
    all: new Set([...targets, ...relationsRead(tree, new Set())]),
  };
}
