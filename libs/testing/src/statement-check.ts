import pg from 'pg';
import { columnsNeverNull, tablesOfOuterJoins } from './never-null.js';
import { sqlTree } from './sql-tree.js';

/** A parameter or column of a statement, as the code declares it. */
interface DeclaredKind {
  type: string;
  nullness: 'by-schema' | 'by-form' | 'by-reason' | 'nullable';
}

/** A statement, as the code declares it. */
export interface DeclaredStatement {
  name: string;
  text: string;
  params: readonly DeclaredKind[];
  row: Readonly<Record<string, DeclaredKind>> | undefined;
}

interface Column {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** What PostgreSQL says about a statement that it has parsed and analyzed but not run. */
interface Description {
  /** Oids of the parameters' types. */
  params: number[];
  columns: Column[];
}

/** The part of the protocol that `pg` uses itself, but has no types for. */
interface Connection extends NodeJS.EventEmitter {
  parse(query: { text: string; name: string; types: number[] }): void;
  describe(query: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Lets PostgreSQL parse and describe a statement (extended protocol). @throws DatabaseError if it's
 * invalid
 */
function describe(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const found: Description = { params: [], columns: [] };
    const takeParams = (message: { dataTypeIDs: number[] }) => {
      found.params = message.dataTypeIDs;
    };
    const query = {
      submit(connection: Connection) {
        connection.once('parameterDescription', takeParams);
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(message: { fields: Column[] }) {
        found.columns = message.fields;
      },
      handleError(error: Error) {
        reject(error);
      },
      handleReadyForQuery() {
        resolve(found);
      },
    };
    client.query(query as unknown as pg.Submittable);
  });
}

/** What the database knows about its types and columns. */
export interface Schema {
  typeName: ReadonlyMap<number, string>;
  /** `table.column` by the table's oid and the column's number. */
  columnName: ReadonlyMap<string, string>;
  /** `table.column`. */
  notNull: ReadonlySet<string>;
}

export async function readSchema(client: pg.Client): Promise<Schema> {
  const types = await client.query('SELECT oid, format_type(oid, NULL) AS name FROM pg_type');
  const columns = await client.query(
    `SELECT attrelid || '.' || attnum AS place, relname || '.' || attname AS name, attnotnull
     FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND attnum > 0`,
  );
  return {
    typeName: new Map(types.rows.map(({ oid, name }) => [Number(oid), String(name)])),
    columnName: new Map(columns.rows.map(({ place, name }) => [place, name])),
    notNull: new Set(columns.rows.flatMap(({ name, attnotnull }) => (attnotnull ? [name] : []))),
  };
}

/**
 * What a declaration gets wrong about its statement. Parameters: how many, and of which types. Columns:
 * names, types, and whether they may be null.
 *
 * @returns one line for each problem, empty if everything is right
 */
export async function statementProblems(
  client: pg.Client,
  schema: Schema,
  declared: DeclaredStatement,
): Promise<string[]> {
  const described = await describe(client, declared.text);
  const typeOf = (oid: number) => schema.typeName.get(oid) ?? String(oid);
  const params = described.params.map(typeOf).join(', ');
  const claimed = declared.params.map(({ type }) => type).join(', ');
  const problems = params === claimed ? [] : [`its parameters are (${params}), not (${claimed})`];
  if (declared.row === undefined) return problems.map((problem) => `${declared.name}: ${problem}`);
  const tree = await sqlTree(declared.text);
  const outer = tablesOfOuterJoins(tree);
  const byForm = columnsNeverNull(tree, schema.notNull);
  for (const column of described.columns) {
    const own = schema.columnName.get(`${column.tableID}.${column.columnID}`);
    const isInner = own !== undefined && !outer.has(own.split('.')[0] ?? '');
    const neverNull = (isInner && schema.notNull.has(own)) || byForm.has(column.name);
    problems.push(
      ...columnProblems(column.name, declared.row, typeOf(column.dataTypeID), own, neverNull),
    );
  }
  const names = described.columns.map(({ name }) => name);
  const unknown = Object.keys(declared.row).filter((name) => !names.includes(name));
  problems.push(...unknown.map((name) => `it has no column ${name}`));
  return problems.map((problem) => `${declared.name}: ${problem}`);
}

function columnProblems(
  name: string,
  row: Readonly<Record<string, DeclaredKind>>,
  type: string,
  own: string | undefined,
  neverNull: boolean,
): string[] {
  const kind = row[name];
  if (kind === undefined) return [`column ${name} (${type}) is not declared`];
  const problems = kind.type === type ? [] : [`column ${name} is ${type}, not ${kind.type}`];
  const isClaimed = kind.nullness === 'by-schema' || kind.nullness === 'by-form';
  if (isClaimed && !neverNull) problems.push(`column ${name} may be null`);
  if (!isClaimed && neverNull) problems.push(`column ${name} is never null, by itself`);
  if (isClaimed && (kind.nullness === 'by-form') !== (own === undefined)) {
    problems.push(`column ${name} is ${own ?? 'an expression (certain, nullable or because)'}`);
  }
  return problems;
}
