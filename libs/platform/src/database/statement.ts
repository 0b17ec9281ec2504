import type { Kind } from './kinds.js';

/** Where a statement runs: a transaction, or the pool. */
export interface Queryable {
  query(text: string, parameters?: unknown[]): Promise<unknown>;
}

type Kinds = readonly Kind[];
type Columns = Readonly<Record<string, Kind>>;

type Inputs<P extends Kinds> = {
  [I in keyof P]: P[I] extends Kind<unknown, infer In> ? In : never;
};

/** A row that a statement with these columns returns. */
export type RowOf<R extends Columns> = {
  -readonly [C in keyof R]: R[C] extends Kind<infer Out, unknown> ? Out : never;
};

interface Declaration<P extends Kinds, R extends Columns> {
  /** The kinds of `$1`, `$2` … */
  params: P;
  /** The columns of the result. Left out, rows cannot be read, only counted. */
  row?: R;
}

/** A statement with the types of its parameters and results. */
export class Statement<P extends Kinds = Kinds, R extends Columns = Columns> {
  readonly params: P;
  readonly row: R | undefined;
  private readonly encodes: boolean;

  constructor(
    /** The module that declares it, and what it does: `quizzes.find-attempt`. */
    readonly name: string,
    readonly text: string,
    { params, row }: Declaration<P, R>,
  ) {
    this.params = params;
    this.row = row;
    this.encodes = params.some(({ encode }) => encode !== undefined);
  }

  async all(on: Queryable, values: Inputs<P>): Promise<RowOf<R>[]> {
    const answer = await this.send(on, values);
    // What TypeORM returns for UPDATE and DELETE: the rows, and how many were affected.
    return (isCounted(answer) ? answer[0] : answer) as RowOf<R>[];
  }

  async first(on: Queryable, values: Inputs<P>): Promise<RowOf<R> | undefined> {
    return (await this.all(on, values))[0];
  }

  /** Whether it returns any row. */
  async exists(on: Queryable, values: Inputs<P>): Promise<boolean> {
    return (await this.all(on, values)).length > 0;
  }

  async run(on: Queryable, values: Inputs<P>): Promise<void> {
    await this.send(on, values);
  }

  /** @returns how many rows an UPDATE or DELETE touched */
  async count(on: Queryable, values: Inputs<P>): Promise<number> {
    const answer = await this.send(on, values);
    if (!isCounted(answer)) throw new Error(`${this.name} is neither an UPDATE nor a DELETE`);
    return answer[1];
  }

  private send(on: Queryable, values: Inputs<P>): Promise<unknown> {
    const given = values as readonly unknown[];
    if (!this.encodes) return on.query(this.text, [...given]);
    const encoded = given.map((value, i) => {
      const encode = this.params[i]?.encode;
      return encode === undefined ? value : encode(value);
    });
    return on.query(this.text, encoded);
  }
}

function isCounted(answer: unknown): answer is [unknown[], number] {
  return Array.isArray(answer) && answer.length === 2 && typeof answer[1] === 'number';
}

const declared = new Map<string, Statement>();

/**
 * Declares a statement: the only way SQL reaches the database. A test has a migrated database
 * compare every declared statement with its schema, and reads from it which tables it uses.
 *
 * @throws Error when the name is taken
 */
export function statement<const P extends Kinds, R extends Columns = Record<never, never>>(
  name: string,
  text: string,
  declaration: Declaration<P, R>,
): Statement<P, R> {
  if (declared.has(name)) throw new Error(`There are two statements named ${name}`);
  const made = new Statement(name, text, declaration);
  declared.set(name, made);
  return made;
}

/** All statements of the files loaded so far, for the tests that check them. */
export function declaredStatements(): Statement[] {
  return [...declared.values()];
}
