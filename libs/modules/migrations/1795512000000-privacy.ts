import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Archives of people's own data, accounts to be deleted, and the only way to remove the person from
 * rows of append-only tables (docs/decisions/0046-erasure.md).
 */
export class Privacy1795512000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE data_exports (
      id uuid NOT NULL,
      user_id uuid,
      hash text,
      bytes integer,
      requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      made_at timestamptz,
      expires_at timestamptz,
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE INDEX data_exports_user ON data_exports (user_id, requested_at)');
    await runner.query('CREATE INDEX data_exports_expiry ON data_exports (expires_at)');
    // The row outlives the account until the file is removed.
    await runner.query(`ALTER TABLE data_exports ADD CONSTRAINT xfk_data_exports_user
      FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL`);
    await runner.query(`CREATE TABLE account_deletions (
      id uuid NOT NULL,
      user_id uuid,
      requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      due_at timestamptz NOT NULL,
      told_at timestamptz,
      erased_at timestamptz,
      PRIMARY KEY (id)
    )`);
    await runner.query('CREATE UNIQUE INDEX account_deletions_user ON account_deletions (user_id)');
    await runner.query(
      'CREATE INDEX account_deletions_due ON account_deletions (due_at) WHERE erased_at IS NULL',
    );
    await runner.query(CUT_IDENTITY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION cut_identity(uuid, uuid)');
    await runner.query('DROP TABLE account_deletions, data_exports');
  }
}

/** Tables of the ledger that name the person in `user_id`. */
const LEDGER = [
  'orders',
  'payments',
  'payment_failures',
  'subscription_states',
  'subscription_notices',
  'grants',
  'subscription_requests',
  'refund_requests',
];

const ORDERS = 'SELECT id FROM orders WHERE user_id = person';
const REQUESTS = 'SELECT id FROM refund_requests WHERE user_id = person';
const CUSTOMERS = 'SELECT customer_id FROM billing_customers WHERE user_id = person';

/** Runs with the owner's rights, only for an account whose deletion is due and announced. */
export const CUT_IDENTITY = `
  CREATE FUNCTION cut_identity(person uuid, pseudonym uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM account_deletions WHERE user_id = person
                     AND due_at <= clock_timestamp() AND told_at IS NOT NULL) THEN
      RAISE EXCEPTION 'the deletion of this account is not due';
    END IF;
    UPDATE webhook_events SET customer_id = NULL WHERE customer_id IN (${CUSTOMERS});
    DELETE FROM billing_customers WHERE user_id = person;
    DELETE FROM billing_syncs WHERE user_id = person;
    UPDATE checkout_states SET url = NULL WHERE order_id IN (${ORDERS});
    UPDATE refund_decisions SET note = '' WHERE request_id IN (${REQUESTS});
    UPDATE refund_attempts SET detail = '' WHERE request_id IN (${REQUESTS});
    UPDATE refund_requests SET reason = '' WHERE user_id = person;
    UPDATE subscription_requests SET reason = NULL, comment = NULL WHERE user_id = person;
    UPDATE grants SET reason = '' WHERE user_id = person;
    UPDATE orders SET idempotency_key = NULL WHERE user_id = person;
    ${LEDGER.map((table) => `UPDATE ${table} SET user_id = pseudonym WHERE user_id = person;`).join('\n    ')}
    UPDATE audit_entries SET before = NULL, after = NULL, reason = NULL,
      resource_id = CASE WHEN resource_id = person::text THEN pseudonym::text ELSE resource_id END
      WHERE resource_id = person::text OR position(person::text IN before::text) > 0
        OR position(person::text IN after::text) > 0;
    UPDATE audit_entries SET actor_id = pseudonym WHERE actor_id = person;
  END $$`;
