import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The three that lists are read from in falling order: equal rows fall by id, too. */
const INDEXES = {
  users_last_seen: ['users', 'last_sign_in_at'],
  users_email_falling: ['users', 'email'],
  enquiries_replied: ['enquiries', 'replied_at'],
} as const;

async function make(runner: QueryRunner, idOrder: 'ASC' | 'DESC'): Promise<void> {
  for (const [index, [table, column]] of Object.entries(INDEXES)) {
    await runner.query(`DROP INDEX ${index}`);
    await runner.query(
      `CREATE INDEX ${index} ON ${table} (${column} DESC NULLS LAST, id ${idOrder})`,
    );
  }
}

/**
 * Indexes of falling orders had the id rising, so that everyone who never signed in was sorted; two
 * orders had no index with the id at all.
 */
export class FallingOrders1795570001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await make(runner, 'DESC');
    await runner.query('CREATE INDEX users_email_rising ON users (email, id)');
    await runner.query('DROP INDEX audit_entries_newest');
    await runner.query('CREATE INDEX audit_entries_newest ON audit_entries (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await make(runner, 'ASC');
    await runner.query('DROP INDEX users_email_rising');
    await runner.query('DROP INDEX audit_entries_newest');
    await runner.query('CREATE INDEX audit_entries_newest ON audit_entries (created_at)');
  }
}
