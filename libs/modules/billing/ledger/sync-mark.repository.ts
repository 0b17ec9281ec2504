import { Injectable } from '@nestjs/common';
import type { GatewayName } from '@prepward/contracts/billing-rules';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { Source } from './ledger-writer.repository.js';

const { bool, int, text, uuid } = kinds;

const BEGIN = statement(
  'billing.begin-sync',
  `INSERT INTO billing_syncs (gateway, user_id, begun) VALUES ($1, $2, 1)
   ON CONFLICT (gateway, user_id)
     DO UPDATE SET begun = billing_syncs.begun + 1, begun_at = clock_timestamp()
   RETURNING begun AS ticket, written`,
  { params: [text, uuid], row: { ticket: int, written: int } },
);

const WRITTEN = statement(
  'billing.sync-written',
  'SELECT written FROM billing_syncs WHERE gateway = $1 AND user_id = $2',
  { params: [text, uuid], row: { written: int } },
);

const WRITE = statement(
  'billing.write-sync',
  'UPDATE billing_syncs SET written = $3 WHERE gateway = $1 AND user_id = $2',
  { params: [text, uuid, int] },
);

const FORGET = statement(
  'billing.forget-sync',
  'DELETE FROM billing_syncs WHERE gateway = $1 AND user_id = $2',
  { params: [text, uuid] },
);

const BEGAN_WITHIN = statement(
  'billing.sync-began-within',
  `SELECT begun_at > clock_timestamp() - $3 * interval '1 millisecond' AS recent
   FROM billing_syncs WHERE gateway = $1 AND user_id = $2`,
  { params: [text, uuid, kinds.double], row: { recent: bool.because('both sides are NOT NULL') } },
);

const LONGEST_AGO = statement(
  'billing.students-by-sync',
  `SELECT c.user_id FROM billing_customers c
     LEFT JOIN billing_syncs s ON s.gateway = c.gateway AND s.user_id = c.user_id
   WHERE c.gateway = $1
   GROUP BY c.user_id, s.begun_at ORDER BY s.begun_at NULLS FIRST, c.user_id`,
  { params: [text], row: { user_id: uuid } },
);

/** A running fetch of the gateway's data: its number, and the ledger's number when it began. */
export interface SyncTicket {
  ticket: number;
  written: number;
}

/** Numbers the fetches of a student's truth, whichever process makes them. */
@Injectable()
export class SyncMarkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes a number for a fetch, before its first call. */
  async begin({ gateway, userId }: Source): Promise<SyncTicket> {
    const row = await BEGIN.first(this.dataSource, [gateway, userId]);
    if (row === undefined) throw new Error('The mark of a sync was not written');
    return row;
  }

  /** The number of the fetch that the ledger has. The caller must hold the student's lock. */
  async written(tx: Tx, { gateway, userId }: Source): Promise<number> {
    return (await WRITTEN.first(tx, [gateway, userId]))?.written ?? 0;
  }

  async write(tx: Tx, { gateway, userId }: Source, ticket: number): Promise<void> {
    await WRITE.run(tx, [gateway, userId, ticket]);
  }

  /** For an account that was erased since its number was taken. */
  async forget({ gateway, userId }: Source): Promise<void> {
    await FORGET.run(this.dataSource, [gateway, userId]);
  }

  /** Whether a fetch began within the last so many milliseconds. */
  async beganWithin({ gateway, userId }: Source, ms: number): Promise<boolean> {
    return (await BEGAN_WITHIN.first(this.dataSource, [gateway, userId, ms]))?.recent ?? false;
  }

  /** Every student whom the gateway knows, least recently asked about first. */
  async longestAgo(gateway: GatewayName): Promise<string[]> {
    return (await LONGEST_AGO.all(this.dataSource, [gateway])).map(({ user_id }) => user_id);
  }
}
