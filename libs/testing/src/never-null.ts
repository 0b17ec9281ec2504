import { commonTables, field, list, named, under } from './sql-tree.js';

type Node = Readonly<Record<string, unknown>>;

/** Functions that never return null, whatever the arguments. */
const ALWAYS_ANSWER = new Set(['count', 'now', 'clock_timestamp']);
/** Functions and operators that return null only if an argument is null. */
const STRICT = new Set(['to_char', 'timezone', 'lower', '=', '<>', '<', '<=', '>', '>=', '||']);
const COLUMN = 2;

/** What is known about the relations that a query reads from. */
interface Scope {
  /** Table by alias. */
  tables: ReadonlyMap<string, string>;
  /** Aliases whose row may be missing because of an outer join. */
  missing: ReadonlySet<string>;
  /** `table.column` of all columns that the schema declares NOT NULL. */
  notNull: ReadonlySet<string>;
}

function aliasOf(range: Node): string {
  return named(field(range, 'alias'), 'aliasname') || named(range, 'relname');
}

function rangesIn(item: unknown): Node[] {
  return [...under(item, 'RangeVar'), ...under(item, 'RangeSubselect')];
}

/** The sides of outer joins whose rows may be missing. */
function missingSides(tree: Node): unknown[] {
  return under(tree, 'JoinExpr').flatMap((join) => {
    const type = named(join, 'jointype');
    return [
      ...(type === 'JOIN_LEFT' || type === 'JOIN_FULL' ? [join.rarg] : []),
      ...(type === 'JOIN_RIGHT' || type === 'JOIN_FULL' ? [join.larg] : []),
    ];
  });
}

/** Tables whose columns may be null because an outer join may find no row in them. */
export function tablesOfOuterJoins(tree: Node): Set<string> {
  const common = commonTables(tree);
  const tables = new Set<string>();
  const visit = (part: unknown, seen: ReadonlySet<string>) => {
    for (const range of under(part, 'RangeVar')) {
      const name = named(range, 'relname');
      const query = common.get(name);
      if (query === undefined) tables.add(name);
      else if (!seen.has(name)) visit(query, new Set([...seen, name]));
    }
  };
  for (const side of missingSides(tree)) visit(side, new Set());
  return tables;
}

function columnIsNeverNull(reference: Node, scope: Scope): boolean {
  const path = list(reference, 'fields').map((part) => named(field(part, 'String'), 'sval'));
  if (path.length === COLUMN) {
    const [alias = '', column = ''] = path;
    const table = scope.tables.get(alias);
    return !scope.missing.has(alias) && scope.notNull.has(`${table}.${column}`);
  }
  return (
    scope.missing.size === 0 &&
    [...scope.tables.values()].some((table) => scope.notNull.has(`${table}.${path[0]}`))
  );
}

function nameOf(call: Node, key: string): string {
  const [last] = list(call, key).slice(-1);
  return named(field(last, 'String'), 'sval');
}

/** Whether an expression cannot be null, as far as its form and the schema say. */
function isNeverNull(expression: Node | undefined, scope: Scope): boolean {
  const [kind, inner] = Object.entries(expression ?? {})[0] ?? [];
  const node = inner as Node;
  const each = (values: Node[]) =>
    values.length > 0 && values.every((value) => isNeverNull(value, scope));
  switch (kind) {
    case 'A_Const':
      return node.isnull !== true;
    case 'ColumnRef':
      return columnIsNeverNull(node, scope);
    case 'TypeCast':
      return isNeverNull(field(node, 'arg'), scope);
    case 'CoalesceExpr':
      return list(node, 'args').some((value) => isNeverNull(value, scope));
    case 'NullTest':
      return true;
    case 'SubLink':
      return (
        ['EXISTS_SUBLINK', 'ARRAY_SUBLINK'].includes(named(node, 'subLinkType')) || isCount(node)
      );
    case 'BoolExpr':
      return each(list(node, 'args'));
    case 'FuncCall': {
      const name = nameOf(node, 'funcname');
      return ALWAYS_ANSWER.has(name) || (STRICT.has(name) && each(list(node, 'args')));
    }
    case 'A_Expr': {
      const sides = [field(node, 'lexpr'), field(node, 'rexpr')];
      // NULLIF is an `=` that answers null when it holds.
      if (named(node, 'kind') === 'AEXPR_NULLIF') return false;
      return STRICT.has(nameOf(node, 'name')) && sides.every((side) => isNeverNull(side, scope));
    }
    default:
      return false;
  }
}

/** `(SELECT count(*) …)`, which always has a row. */
function isCount(subLink: Node): boolean {
  const query = field(field(subLink, 'subselect'), 'SelectStmt');
  const [target] = list(query, 'targetList');
  const value = field(field(target, 'ResTarget'), 'val');
  const call =
    field(value, 'FuncCall') ?? field(field(field(value, 'TypeCast'), 'arg'), 'FuncCall');
  return (
    call !== undefined && nameOf(call, 'funcname') === 'count' && query?.groupClause === undefined
  );
}

/**
 * Names of a statement's result columns that can't be null, because of the schema and the joins, or
 * because of the form of their expressions. Columns that come from a `WITH` query are left out.
 */
export function columnsNeverNull(tree: Node, notNull: ReadonlySet<string>): Set<string> {
  const [statement] = Object.values(tree) as Node[];
  if (statement === undefined) return new Set();
  const common = commonTables(tree);
  const relation = field(statement, 'relation');
  const ranges = [...rangesIn(statement.fromClause), ...(relation === undefined ? [] : [relation])];
  const scope: Scope = {
    tables: new Map(
      ranges
        .filter((range) => !common.has(named(range, 'relname')))
        .map((range) => [aliasOf(range), named(range, 'relname')]),
    ),
    missing: new Set(missingSides(tree).flatMap(rangesIn).map(aliasOf)),
    notNull,
  };
  const targets = [...list(statement, 'targetList'), ...list(statement, 'returningList')];
  const columns = targets.flatMap((target) => {
    const result = field(target, 'ResTarget');
    const value = field(result, 'val');
    const ownName = nameOf(field(value, 'ColumnRef') ?? {}, 'fields');
    return isNeverNull(value, scope) ? [named(result, 'name') || ownName] : [];
  });
  return new Set(columns);
}
