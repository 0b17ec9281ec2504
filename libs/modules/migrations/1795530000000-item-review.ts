import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How students answer each item, counted each night; what became of their reports. */
export class ItemReview1795530000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE item_statistics (
      item_id text NOT NULL,
      counted_at timestamptz NOT NULL,
      answers integer NOT NULL,
      p_value double precision NOT NULL,
      p_low double precision NOT NULL,
      p_high double precision NOT NULL,
      discrimination double precision,
      discrimination_low double precision,
      discrimination_high double precision,
      median_ms integer,
      options jsonb NOT NULL,
      suspicions text[] NOT NULL,
      PRIMARY KEY (item_id),
      CONSTRAINT item_statistics_item_fk FOREIGN KEY (item_id) REFERENCES items(id)
    )`);
    await runner.query(`CREATE INDEX item_statistics_suspects ON item_statistics (item_id)
      WHERE suspicions <> '{}'`);
    await runner.query(`ALTER TABLE item_reports
      ADD COLUMN closed_at timestamptz,
      ADD COLUMN close_reason text,
      ADD COLUMN answer text`);
    await runner.query(
      'CREATE INDEX item_reports_by_state ON item_reports (state, created_at, id)',
    );
    await runner.query('CREATE INDEX item_reports_newest ON item_reports (created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX item_reports_newest');
    await runner.query('DROP INDEX item_reports_by_state');
    await runner.query(`ALTER TABLE item_reports
      DROP COLUMN closed_at, DROP COLUMN close_reason, DROP COLUMN answer`);
    await runner.query('DROP TABLE item_statistics');
  }
}
