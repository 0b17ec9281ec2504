import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores an event's trace with it, so that its jobs join the trace. */
export class Traces1795540001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_events ADD trace_parent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_events DROP COLUMN trace_parent');
  }
}
