import type { MigrationInterface } from 'typeorm';
import { Foundation1795000000000 } from './1795000000000-foundation.js';
import { ItemStatistics1795250000000 } from './1795250000000-item-statistics.js';

/** Every migration, oldest first. Never changed once released; a new one is added. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Foundation1795000000000,
  ItemStatistics1795250000000,
];
