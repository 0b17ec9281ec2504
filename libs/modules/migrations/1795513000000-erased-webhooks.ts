import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUT_IDENTITY } from './1795512000000-privacy.js';

/** What a gateway sent about a customer is erased with the person, too. */
export class ErasedWebhooks1795513000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      CUT_IDENTITY.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION').replace(
        'SET customer_id = NULL',
        'SET customer_id = NULL, payload = NULL',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(CUT_IDENTITY.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
  }
}
