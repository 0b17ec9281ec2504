import { makeAppendOnly } from '@prepward/platform/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a customer's balance paid (docs/decisions/0035-credit-follows-money.md), the order of fetches of
 * the truth (docs/decisions/0036-sync-without-lock.md), replacements for deleted customers, and refunds
 * that a gateway refused. Columns have defaults for the previous release.
 */
export class BalancesAndSyncs1795450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments
      ADD balance_used_cents integer NOT NULL DEFAULT 0,
      ADD balance_filled_cents integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE billing_customers ADD replaces text NOT NULL DEFAULT ''`);
    await runner.query('DROP INDEX billing_customers_user');
    await runner.query(
      'CREATE UNIQUE INDEX billing_customers_user ON billing_customers (gateway, user_id, replaces)',
    );
    await runner.query(
      'CREATE INDEX subscription_requests_subscription ON subscription_requests (subscription_id)',
    );
    await runner.query(`CREATE TABLE billing_syncs (
      gateway text NOT NULL,
      user_id uuid NOT NULL,
      begun integer NOT NULL DEFAULT 0,
      written integer NOT NULL DEFAULT 0,
      begun_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (gateway, user_id)
    )`);
    await runner.query(`CREATE TABLE refund_attempts (
      seq integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      request_id uuid NOT NULL,
      attempt integer NOT NULL,
      state text NOT NULL,
      detail text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (seq)
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX refund_attempts_state ON refund_attempts (request_id, attempt, state)',
    );
    await runner.query(`ALTER TABLE refund_attempts ADD CONSTRAINT xfk_refund_attempts_request
      FOREIGN KEY (request_id) REFERENCES refund_requests(id)`);
    await makeAppendOnly(runner, 'refund_attempts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM append_only_tables WHERE name = 'refund_attempts'`);
    await runner.query('DROP TABLE refund_attempts, billing_syncs');
    await runner.query('DROP INDEX subscription_requests_subscription');
    await runner.query('DROP INDEX billing_customers_user');
    await runner.query(`DELETE FROM billing_customers WHERE replaces <> ''`);
    await runner.query('ALTER TABLE billing_customers DROP COLUMN replaces');
    await runner.query(
      'CREATE UNIQUE INDEX billing_customers_user ON billing_customers (gateway, user_id)',
    );
    await runner.query(
      'ALTER TABLE payments DROP COLUMN balance_used_cents, DROP COLUMN balance_filled_cents',
    );
  }
}
