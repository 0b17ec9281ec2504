import { Injectable } from '@nestjs/common';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { bool, text, timestamptz, uuid } = kinds;

const CURRENT = { plan: text, ends_at: timestamptz.nullable };

const FIND_CURRENT = statement(
  'subscriptions.find-current',
  `SELECT plan, ends_at FROM subscriptions
   WHERE user_id = $1 AND (ends_at IS NULL OR ends_at > now())
   ORDER BY ends_at DESC NULLS FIRST LIMIT 1`,
  { params: [uuid], row: CURRENT },
);

const ANY_ACTIVE = statement(
  'subscriptions.any-active',
  `SELECT bool_or(ends_at IS NULL OR ends_at > now()) AS active
   FROM subscriptions WHERE user_id = $1`,
  { params: [uuid], row: { active: bool.nullable } },
);

const INSERT = statement(
  'subscriptions.insert',
  'INSERT INTO subscriptions (id, user_id, plan, ends_at) VALUES ($1, $2, $3, $4)',
  { params: [uuid, uuid, text, timestamptz.nullable] },
);

/** The times during which students may use what a plan unlocks. */
@Injectable()
export class SubscriptionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Of several that run now, the one that lasts longest. */
  findCurrent(userId: string): Promise<RowOf<typeof CURRENT> | undefined> {
    return FIND_CURRENT.first(this.dataSource, [userId]);
  }

  /** Whether one runs now; null where there never was one. */
  async hasActive(userId: string): Promise<boolean | null> {
    return (await ANY_ACTIVE.first(this.dataSource, [userId]))?.active ?? null;
  }

  async insert(
    tx: Tx,
    subscription: { id: string; userId: string; plan: string; endsAt: Date | null },
  ): Promise<void> {
    const { id, userId, plan, endsAt } = subscription;
    await INSERT.run(tx, [id, userId, plan, endsAt]);
  }
}
