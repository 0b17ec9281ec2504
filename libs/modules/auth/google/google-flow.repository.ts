import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { GoogleFlow } from './google-flow.entity.js';

const { bytea, text, timestamptz } = kinds;

const TAKEN = {
  browser_hash: bytea,
  nonce: text,
  code_verifier: text,
  code_challenge: text,
  redirect_to: text.nullable,
  expires_at: timestamptz,
};
/** A flow as it is taken. */
export type TakenFlow = RowOf<typeof TAKEN>;

const TAKE = statement(
  'auth.take-google-flow',
  `DELETE FROM google_flows WHERE state_hash = $1
   RETURNING browser_hash, nonce, code_verifier, code_challenge, redirect_to, expires_at`,
  { params: [bytea], row: TAKEN },
);

const PURGE = statement(
  'auth.purge-google-flows',
  `DELETE FROM google_flows WHERE expires_at < now() - interval '1 hour'`,
  { params: [] },
);

/** Sign-ins that are under way at Google. */
@Injectable()
export class GoogleFlowRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(flow: GoogleFlow): Promise<void> {
    await this.dataSource.manager.insert(GoogleFlow, flow);
  }

  /** Deletes a flow, so that it comes back only once. @returns undefined when there is none */
  take(stateHash: Buffer): Promise<TakenFlow | undefined> {
    return TAKE.first(this.dataSource, [stateHash]);
  }

  async purge(): Promise<void> {
    await PURGE.run(this.dataSource, []);
  }
}
