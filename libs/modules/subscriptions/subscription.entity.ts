import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A time during which a student may use what a plan unlocks. */
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

  /** Null: for ever. */
  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
