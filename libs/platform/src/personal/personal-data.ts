import type { Tx } from '../database/index.js';
import type { Queryable } from '../database/statement.js';

/** Whose data it is about. */
export interface Person {
  id: string;
  /** Lower case, as accounts have it. */
  email: string;
}

/** Replaces the id of an erased staff member, where a column must name someone. */
export const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** One table in a person's data export. */
export interface ExportFile {
  /** Name of the files in the archive, without an extension: `attempts`. */
  name: string;
  /** What is in it, in one sentence for the person. */
  about: string;
  rows(on: Queryable, person: Person): Promise<object[]>;
}

/** What happens to a table's rows about a person when the account is erased. */
export type PersonalTable =
  /** They go. */
  | { end: 'deleted' }
  /**
   * They stay, because the law or the staff's log needs them, with a random number in place of the
   * person's id. Only the values in these columns remain.
   */
  | { end: 'cut-off'; because: string; keeps: readonly string[] };

/** What personal data a module stores, how people get it, and how it's erased. */
export interface PersonalData {
  /** Every table of the module with data about people. */
  tables: Readonly<Record<string, PersonalTable>>;
  /** The module's tables without personal data, each with the reason. */
  impersonal?: Readonly<Record<string, string>>;
  exports: readonly ExportFile[];
  /** Erases what doesn't go with the account's own row; in the order given, all in one transaction. */
  erasures?: readonly ((tx: Tx, person: Person) => Promise<void>)[];
}

/**
 * The personal data of all modules, in the order of erasure. Bound by the program that assembles
 * the modules, as no module knows all the others.
 */
export abstract class PersonalParts {
  abstract all(): Promise<readonly PersonalData[]>;
}
