/** Why a column of a result can be relied on never to be null. */
type Nullness =
  /** By the schema: it's a `NOT NULL` column, and no outer join can leave it out. */
  | 'by-schema'
  /** By the form of the expression: `count(*)`. */
  | 'by-form'
  /** For a reason that no tool can see, stated in words: a condition elsewhere in the statement. */
  | 'by-reason'
  /** It may be null. */
  | 'nullable';

/**
 * The type of one parameter or column of a statement: a PostgreSQL type, and with it the TypeScript
 * types that `pg` reads (`Out`) and writes (`In`) it as. A test compares the former with what a
 * migrated database says about the statement, which makes the latter true
 * (docs/decisions/0025-typed-statements.md).
 */
export class Kind<Out = unknown, In = unknown> {
  /** Only for the compiler. */
  declare readonly out: Out;
  /** Only for the compiler. */
  declare readonly in: In;

  constructor(
    /** As in PostgreSQL's `format_type`. */
    readonly type: string,
    readonly nullness: Nullness = 'by-schema',
    /** Converts a value to what `pg` takes, if the two differ. */
    readonly encode?: (value: unknown) => unknown,
  ) {}

  /** It may be null. */
  get nullable(): Kind<Out | null, In | null> {
    return new Kind(this.type, 'nullable', this.encode);
  }

  /** An expression that is never null by its form: a count, `EXISTS`, `coalesce(…, 0)`. */
  get certain(): Kind<Out, In> {
    return new Kind(this.type, 'by-form', this.encode);
  }

  /** Never null for a reason that the schema and the form don't show. */
  because(reason: string): Kind<Out, In> {
    if (reason === '') throw new Error('Explain why the column is never null');
    return new Kind(this.type, 'by-reason', this.encode);
  }

  /** Only these of the type's values: `text.as<'open' | 'finished'>()`. */
  as<T extends Out>(): Kind<T, T> {
    return new Kind(this.type, this.nullness, this.encode);
  }
}

export const uuid = new Kind<string, string>('uuid');
export const text = new Kind<string, string>('text');
export const int = new Kind<number, number>('integer');
/** For parameters only; `pg` reads one as text to keep all digits, so results cast it to `int`. */
export const bigint = new Kind<string, number>('bigint');
export const real = new Kind<number, number>('real');
export const double = new Kind<number, number>('double precision');
export const bool = new Kind<boolean, boolean>('boolean');
export const bytea = new Kind<Buffer, Buffer>('bytea');
/** An instant. Written as a date, or as text in ISO 8601. */
export const timestamptz = new Kind<Date, Date | string>('timestamp with time zone');
/** A date, for parameters only; `pg` would read one as an instant, so results cast it to `text`. */
export const day = new Kind<never, string>('date');

/** `jsonb` of a shape that the database cannot check. Values are written as JSON; null is SQL's. */
export function json<T>(): Kind<T, T> {
  return new Kind('jsonb', 'by-schema', (value) => (value === null ? null : JSON.stringify(value)));
}

/** An array; of `int.nullable`, one that may include nulls. */
export function arrayOf<Out, In>(kind: Kind<Out, In>): Kind<Out[], readonly In[]> {
  return new Kind(`${kind.type}[]`);
}
