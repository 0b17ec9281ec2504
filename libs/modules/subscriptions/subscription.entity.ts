import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A period during which a student may use what a plan unlocks. Derived from the ledger of
 * `billing`, written by nothing else, and rebuilt from it at each change.
 */
@Entity('subscriptions')
@Index('subscriptions_user', ['userId', 'endsAt'])
export class Subscription {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  /** A plan of contracts/plans, or `lifetime`. */
  @Column('text')
  plan!: string;

  /** `payment` or `grant`. */
  @Column('text', { default: 'grant' })
  source!: string;

  /** Id of the subscription at the gateway, or of the grant. */
  @Column('text', { nullable: true })
  sourceId!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  startsAt!: Date;

  /** End of what is paid; null for permanent access. */
  @Column('timestamptz', { nullable: true })
  paidUntil!: Date | null;

  /** End of access, including the grace period. Null: permanent. */
  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  @Column('boolean', { default: false })
  renews!: boolean;

  /** What the next period costs; null if there is none. */
  @Column('int', { nullable: true })
  nextCents!: number | null;

  @Column('text', { nullable: true })
  nextCurrency!: string | null;

  /** When the current renewal failed. */
  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  /** What ended it early: `refund` or `dispute`. */
  @Column('text', { nullable: true })
  cutBy!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
