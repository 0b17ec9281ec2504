import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { FlowState } from './flow-state.entity.js';

const { bytea, text, timestamptz, uuid } = kinds;

const INSERT = statement(
  'auth.insert-flow',
  `INSERT INTO flow_states (id, user_id, code_hash, code_challenge, method, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
  { params: [uuid, uuid, bytea, text, text, timestamptz] },
);

const TAKEN = { user_id: uuid, code_challenge: text, method: text, expires_at: timestamptz };

const TAKE = statement(
  'auth.take-flow',
  `DELETE FROM flow_states WHERE code_hash = $1
   RETURNING user_id, code_challenge, method, expires_at`,
  { params: [bytea], row: TAKEN },
);

const FORGET = statement('auth.forget-flows', 'DELETE FROM flow_states WHERE user_id = $1', {
  params: [uuid],
});

const PURGE = statement('auth.purge-flows', 'DELETE FROM flow_states WHERE expires_at < now()', {
  params: [],
});

/** PKCE codes on their way back to the browser that began. */
@Injectable()
export class FlowStateRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(tx: Tx, flow: Omit<FlowState, 'user'>): Promise<void> {
    const { id, userId, codeHash, codeChallenge, method, expiresAt } = flow;
    await INSERT.run(tx, [id, userId, codeHash, codeChallenge, method, expiresAt]);
  }

  /** Destroys a code. @returns what it was for, or undefined when there is none */
  take(tx: Tx, codeHash: Buffer): Promise<RowOf<typeof TAKEN> | undefined> {
    return TAKE.first(tx, [codeHash]);
  }

  async forget(tx: Tx, userId: string): Promise<void> {
    await FORGET.run(tx, [userId]);
  }

  async purge(): Promise<void> {
    await PURGE.run(this.dataSource, []);
  }
}
