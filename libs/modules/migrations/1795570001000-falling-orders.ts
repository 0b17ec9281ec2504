import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes that lists are read from: equal rows are in descending order of id, too. */
const INDEXES = {
  users_last_seen: 'users (last_sign_in_at DESC NULLS LAST, id DESC)',
  users_email_falling: 'users (email DESC NULLS LAST, id DESC)',
  enquiries_replied: 'enquiries (replied_at DESC NULLS LAST, id DESC)',
  audit_entries_newest: 'audit_entries (created_at, id)',
} as const;

const FORMER = {
  users_last_seen: 'users (last_sign_in_at DESC NULLS LAST, id)',
  users_email_falling: 'users (email DESC NULLS LAST, id)',
  enquiries_replied: 'enquiries (replied_at DESC NULLS LAST, id)',
  audit_entries_newest: 'audit_entries (created_at)',
} as const;

/**
 * Indexes in descending order had ascending ids, so that everyone who never signed in had to be sorted;
 * two orders had no index with the id at all. The new ones are built next to the old ones: rows can
 * still be read meanwhile.
 */
export class FallingOrders1795570001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ${name}_next ON ${on}`);
    }
    await runner.query('CREATE INDEX users_email_rising ON users (email, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}_next`);
    await runner.query('DROP INDEX users_email_rising');
  }
}

/** Puts them in place of the old ones, which takes only a moment. */
export class FallingOrdersInPlace1795570002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await runner.query(`DROP INDEX ${name}`);
      await runner.query(`ALTER INDEX ${name}_next RENAME TO ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(FORMER)) {
      await runner.query(`ALTER INDEX ${name} RENAME TO ${name}_next`);
      await runner.query(`CREATE INDEX ${name} ON ${on}`);
    }
  }
}
