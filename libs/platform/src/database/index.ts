export { admitApplication, makeAppendOnly } from './application-role.js';
export { DatabaseModule } from './database.module.js';
export { isUnavailable } from './database-errors.js';
export { SnakeNames } from './snake-names.js';
export { TolerantPool } from './tolerant-pool.js';
export { Transactions, type Tx } from './transactions.js';
