import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A state of a subscription at the gateway; for each, the last row is the current one. */
@Entity('subscription_states')
@Index('subscription_states_user', ['userId'])
export class SubscriptionState {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  seq!: number;

  @Column('uuid')
  userId!: string;

  @Column('text')
  gateway!: string;

  @Column('text')
  subscriptionId!: string;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('text', { nullable: true })
  plan!: string | null;

  @Column('text')
  status!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz')
  periodEnd!: Date;

  @Column('boolean')
  cancelAtPeriodEnd!: boolean;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('int', { nullable: true })
  nextCents!: number | null;

  @Column('text', { nullable: true })
  nextCurrency!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
