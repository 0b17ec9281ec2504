import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { text, timestamptz, uuid } = kinds;

const CONFIRMATION = {
  claim_id: text,
  text,
  reason: text,
  confirmed_by: uuid,
  confirmed_at: timestamptz,
};
export type ConfirmationRow = RowOf<typeof CONFIRMATION>;

const ALL = statement(
  'site.claim-confirmations',
  'SELECT claim_id, text, reason, confirmed_by, confirmed_at FROM claim_confirmations',
  { params: [], row: CONFIRMATION },
);

const SAVE = statement(
  'site.confirm-claim',
  `INSERT INTO claim_confirmations (claim_id, text, reason, confirmed_by) VALUES ($1, $2, $3, $4)
   ON CONFLICT (claim_id) DO UPDATE SET text = excluded.text, reason = excluded.reason,
     confirmed_by = excluded.confirmed_by, confirmed_at = clock_timestamp()`,
  { params: [text, text, text, uuid] },
);

const DELETE = statement(
  'site.unconfirm-claim',
  'DELETE FROM claim_confirmations WHERE claim_id = $1',
  { params: [text] },
);

/** The claims an operator has confirmed. */
@Injectable()
export class ClaimConfirmationRepository {
  constructor(private readonly dataSource: DataSource) {}

  all(): Promise<ConfirmationRow[]> {
    return ALL.all(this.dataSource, []);
  }

  async save(
    tx: Tx,
    row: { claimId: string; text: string; reason: string; by: string },
  ): Promise<void> {
    await SAVE.run(tx, [row.claimId, row.text, row.reason, row.by]);
  }

  async delete(tx: Tx, claimId: string): Promise<void> {
    await DELETE.run(tx, [claimId]);
  }
}
