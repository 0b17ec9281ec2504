import { parse } from 'libpg-query';

/** A node of PostgreSQL's parse tree: one key, its kind, with the fields of that kind. */
type Node = Readonly<Record<string, unknown>>;

/** Which tables a statement touches. */
export interface TouchedTables {
  /** Of these it reads rows, or writes them. */
  all: ReadonlySet<string>;
  /** Rows of these it adds, changes or removes. */
  written: ReadonlySet<string>;
}

/** The kinds of statements that write, and where they name their table. */
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

/** Parses one statement by PostgreSQL's own grammar. @throws SqlError where it is none */
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

/** The tables that a statement touches; names given by `WITH` are none. */
export async function touchedTables(sql: string): Promise<TouchedTables> {
  const tree = await sqlTree(sql);
  const common = commonTables(tree);
  const targets = WRITES.flatMap((kind) => under(tree, kind)).map((write) =>
    named(field(write, 'relation'), 'relname'),
  );
  const read = under(tree, 'RangeVar').map((range) => named(range, 'relname'));
  return {
    written: new Set(targets),
    all: new Set([...targets, ...read.filter((table) => !common.has(table))].filter(isTable(tree))),
  };
}

/** `FOR UPDATE OF i` names an alias. */
function isTable(tree: Node): (name: string) => boolean {
  const aliases = new Set(under(tree, 'alias').map((alias) => named(alias, 'aliasname')));
  const tables = new Set(
    under(tree, 'RangeVar')
      .filter((range) => field(range, 'alias') !== undefined)
      .map((range) => named(range, 'relname')),
  );
  return (name) => tables.has(name) || !aliases.has(name);
}
