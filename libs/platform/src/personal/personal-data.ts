import type { Tx } from '../database/index.js';
import type { Queryable } from '../database/statement.js';

/** Whose data it is about. */
export interface Person {
  id: string;
  /** Lower case, as accounts have it. */
  email: string;
}

/** Instead of the id of a staff member who is erased, where a column must name someone. */
export const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** One table of what a person gets of their own data. */
export interface ExportFile {
  /** Of the files in the archive, without an ending: `attempts`. */
  name: string;
  /** What is in it, in one sentence for the person. */
  about: string;
  rows(on: Queryable, person: Person): Promise<object[]>;
}

/** What becomes of a table's rows about a person when the account is erased. */
export type PersonalTable =
  /** They go. */
  | { end: 'deleted' }
  /**
   * They stay, because the law or the staff's log needs them, with a random number instead of the
   * person's id. Only what these columns hold is left.
   */
  | { end: 'cut-off'; because: string; keeps: readonly string[] };

/** What a module keeps about persons, how they get it, and how it's erased. */
export interface PersonalData {
  /** Every table of the module that holds something about a person. */
  tables: Readonly<Record<string, PersonalTable>>;
  /** Tables of the module that hold nothing about anyone, each with the reason. */
  impersonal?: Readonly<Record<string, string>>;
  exports: readonly ExportFile[];
  /** Erases what doesn't go with the account's own row; in the order given, all in one transaction. */
  erasures?: readonly ((tx: Tx, person: Person) => Promise<void>)[];
}

/**
 * What all modules keep about persons, in the order in which it's erased. Who puts the modules together
 * binds it, as no module knows all others.
 */
export abstract class PersonalParts {
  abstract all(): Promise<readonly PersonalData[]>;
}
