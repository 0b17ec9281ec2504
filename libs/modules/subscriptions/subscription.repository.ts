import { Injectable } from '@nestjs/common';
import { CURRENCY, type Currency } from '@prepward/contracts/money';
import type { GrantPlan } from '@prepward/contracts/plans';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { AccessPeriod } from './domain/access.js';

const { bigint, bool, int, text, timestamptz, uuid } = kinds;

const PERIOD = {
  id: uuid,
  plan: text.as<GrantPlan>(),
  source: text.as<AccessPeriod['source']>(),
  source_id: text.nullable,
  starts_at: timestamptz,
  paid_until: timestamptz.nullable,
  ends_at: timestamptz.nullable,
  renews: bool,
  next_cents: int.nullable,
  next_currency: text.as<Currency>().nullable,
  failed_at: timestamptz.nullable,
  cut_by: text.as<NonNullable<AccessPeriod['cutBy']>>().nullable,
};

const FIND_PERIODS = statement(
  'subscriptions.find-periods',
  `SELECT id, plan, source, source_id, starts_at, paid_until, ends_at, renews, next_cents,
          next_currency, failed_at, cut_by
   FROM subscriptions WHERE user_id = $1 ORDER BY starts_at, source_id`,
  { params: [uuid], row: PERIOD },
);

const DELETE_PERIODS = statement(
  'subscriptions.delete-periods',
  'DELETE FROM subscriptions WHERE user_id = $1',
  { params: [uuid] },
);

const INSERT_PERIOD = statement(
  'subscriptions.insert-period',
  `INSERT INTO subscriptions
     (id, user_id, plan, source, source_id, starts_at, paid_until, ends_at, renews, next_cents,
      next_currency, failed_at, cut_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  {
    params: [
      uuid,
      uuid,
      text,
      text,
      text,
      timestamptz,
      timestamptz.nullable,
      timestamptz.nullable,
      bool,
      int.nullable,
      text.nullable,
      timestamptz.nullable,
      text.nullable,
    ],
  },
);

const SUBSCRIBERS = statement(
  'subscriptions.subscribers',
  'SELECT DISTINCT user_id FROM subscriptions',
  { params: [], row: { user_id: uuid } },
);

const SUBSCRIBERS_AFTER = statement(
  'subscriptions.subscribers-after',
  'SELECT DISTINCT user_id FROM subscriptions WHERE user_id > $1 ORDER BY user_id LIMIT $2',
  { params: [uuid, bigint], row: { user_id: uuid } },
);

function periodOf(row: RowOf<typeof PERIOD>): AccessPeriod {
  return {
    source: row.source,
    sourceId: row.source_id ?? row.id,
    plan: row.plan,
    startsAt: row.starts_at,
    paidUntil: row.paid_until ?? row.ends_at,
    endsAt: row.ends_at,
    renews: row.renews,
    next: row.next_cents === null ? null : { cents: row.next_cents, currency: CURRENCY },
    failedAt: row.failed_at,
    cutBy: row.cut_by,
  };
}

/** The periods during which students may use what a plan unlocks. */
@Injectable()
export class SubscriptionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async periodsOf(userId: string, tx?: Tx): Promise<AccessPeriod[]> {
    return (await FIND_PERIODS.all(tx ?? this.dataSource, [userId])).map(periodOf);
  }

  /** Replaces a student's periods. */
  async replace(
    tx: Tx,
    userId: string,
    periods: readonly (AccessPeriod & { id: string })[],
  ): Promise<void> {
    await DELETE_PERIODS.run(tx, [userId]);
    for (const period of periods) {
      await INSERT_PERIOD.run(tx, [
        period.id,
        userId,
        period.plan,
        period.source,
        period.sourceId,
        period.startsAt,
        period.paidUntil,
        period.endsAt,
        period.renews,
        period.next?.cents ?? null,
        period.next?.currency ?? null,
        period.failedAt,
        period.cutBy,
      ]);
    }
  }

  /** Everyone who has or had access. */
  async subscribers(): Promise<string[]> {
    return (await SUBSCRIBERS.all(this.dataSource, [])).map(({ user_id }) => user_id);
  }

  /** The first ones whose ids come after the given one, in order of id. */
  async subscribersAfter(userId: string, most: number): Promise<string[]> {
    const rows = await SUBSCRIBERS_AFTER.all(this.dataSource, [userId, most]);
    return rows.map(({ user_id }) => user_id);
  }
}
