import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a student asked for about their subscription, and why. */
@Entity('subscription_requests')
@Index('subscription_requests_user', ['userId'])
@Index('subscription_requests_subscription', ['subscriptionId'])
export class SubscriptionRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  subscriptionId!: string;

  /** `cancel`, `resume`, `change`, or `change-declined` once the payment for it was. */
  @Column('text')
  wish!: string;

  @Column('text', { nullable: true })
  plan!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { nullable: true })
  comment!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
