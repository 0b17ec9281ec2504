export { AdminList, anywhere, type Page, pageOf } from './admin-list.js';
export { admitApplication, makeAppendOnly } from './application-role.js';
export { accompanied, type Companion, currentCompanion, unaccompanied } from './companion.js';
export { DatabaseModule } from './database.module.js';
export { isUnavailable } from './database-errors.js';
export { DatabaseProbe } from './database-probe.repository.js';
export * as kinds from './kinds.js';
export { ReadOnlyDatabase } from './read-only-database.js';
/** @public The compiler needs the name when a module exports a statement. */
export type { Statement } from './statement.js';
export { declaredStatements, type RowOf, statement } from './statement.js';
export { TolerantPool } from './tolerant-pool.js';
export { Transactions } from './transactions.js';
export type { Tx } from './tx.js';
