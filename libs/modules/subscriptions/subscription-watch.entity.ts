import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * When something is to be done about a student's subscription next: an email, or a look at the
 * gateway.
 */
@Entity('subscription_watch')
@Index('subscription_watch_due', ['dueAt'])
export class SubscriptionWatch {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('timestamptz')
  dueAt!: Date;
}
