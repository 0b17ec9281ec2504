import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the back-office's lists of sales and operations: sort indexes, webhook contents, emails sent again,
 * each schedule's last run, and failed requests per day.
 */
export class SalesAndOperations1795540000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX orders_newest ON orders (created_at, id)');
    await runner.query('CREATE INDEX orders_amount ON orders (amount_cents, id)');
    await runner.query('CREATE INDEX payments_newest ON payments (paid_at, id)');
    await runner.query('CREATE INDEX payments_amount ON payments (amount_cents, id)');
    await runner.query('ALTER TABLE webhook_events ADD payload jsonb');
    await runner.query(
      'CREATE INDEX webhook_events_newest ON webhook_events (created_at, event_id)',
    );
    await runner.query('ALTER TABLE mail_deliveries ADD job text, ADD asked_again_at timestamptz');
    await runner.query('CREATE INDEX mail_deliveries_newest ON mail_deliveries (created_at, key)');
    await runner.query(
      'CREATE INDEX mail_deliveries_recipient ON mail_deliveries (recipient, created_at)',
    );
    await runner.query(
      'CREATE INDEX outbox_deliveries_failed ON outbox_deliveries (failed_at) WHERE failed_at IS NOT NULL',
    );
    await runner.query(`CREATE TABLE schedule_runs (
      job text NOT NULL PRIMARY KEY,
      started_at timestamptz NOT NULL,
      took_ms integer NOT NULL,
      problem text
    )`);
    await runner.query(
      'CREATE TABLE server_errors (day date NOT NULL PRIMARY KEY, errors integer NOT NULL)',
    );
    await runner.query('CREATE INDEX attempts_started ON attempts (started_at)');
    await runner.query(`CREATE INDEX attempts_mocks ON attempts (finished_at) WHERE kind = 'mock'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX attempts_mocks, attempts_started');
    await runner.query('DROP TABLE server_errors, schedule_runs');
    await runner.query(
      'DROP INDEX outbox_deliveries_failed, mail_deliveries_recipient, mail_deliveries_newest',
    );
    await runner.query('ALTER TABLE mail_deliveries DROP COLUMN asked_again_at, DROP COLUMN job');
    await runner.query('DROP INDEX webhook_events_newest');
    await runner.query('ALTER TABLE webhook_events DROP COLUMN payload');
    await runner.query('DROP INDEX payments_amount, payments_newest, orders_amount, orders_newest');
  }
}
