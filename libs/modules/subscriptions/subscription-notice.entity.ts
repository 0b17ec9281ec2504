import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice sent to a student once: that access ends or has ended, or that a renewal failed. */
@Entity('subscription_notices')
export class SubscriptionNotice {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  kind!: string;

  /** The end that it was about. */
  @PrimaryColumn('timestamptz')
  about!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
