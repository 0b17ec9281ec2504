import { MIGRATIONS } from '@prepward/modules/migrations';
import { type AppConfig, loadCommandConfig } from '@prepward/platform/config';
import { admitApplication } from '@prepward/platform/database';
import { prepareQueueSchema } from '@prepward/platform/queue';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';

/** Only one process migrates at a time; the others wait, then find nothing to do. */
const MIGRATION_LOCK = 7_270_000;

/** PostgreSQL's code where the role doesn't own the database, as on some hosts. */
const NOT_ALLOWED = '42501';

/**
 * Tells the planner that pages come from solid-state disks. Its default assumes spinning disks, which
 * makes it count lists by reading a whole table instead of an index. A value that an operator set on
 * the database stays.
 */
async function tunePlanner(runner: QueryRunner): Promise<void> {
  try {
    await runner.query(`DO $$ BEGIN
      IF NOT EXISTS (
        SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase,
          unnest(s.setconfig) setting
        WHERE d.datname = current_database() AND s.setrole = 0 AND setting LIKE 'random_page_cost=%'
      ) THEN
        EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
      END IF;
    END $$`);
  } catch (error) {
    if (!(error instanceof QueryFailedError && error.driverError.code === NOT_ALLOWED)) throw error;
  }
}

/**
 * Brings the schema up to this release, including the queue's tables and the application's rights.
 * Returns the names of the migrations it ran.
 */
export async function migrateDatabase(config: AppConfig): Promise<string[]> {
  const dataSource = await new DataSource({
    type: 'postgres',
    url: config.database.ownerUrl ?? config.database.url,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
  }).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations();
    await tunePlanner(lock);
    await prepareQueueSchema(config);
    await admitApplication(config.database);
    return done.map((migration) => migration.name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await dataSource.destroy();
  }
}

/** The command. */
export async function migrate(): Promise<void> {
  for (const name of await migrateDatabase(loadCommandConfig(process.env))) {
    console.log(`Migrated: ${name}`);
  }
}
