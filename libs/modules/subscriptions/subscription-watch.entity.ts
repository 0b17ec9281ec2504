import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * When a student's subscription next needs attention: an email, or a check with the gateway.
 */
@Entity('subscription_watch')
@Index('subscription_watch_due', ['dueAt'])
export class SubscriptionWatch {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('timestamptz')
  dueAt!: Date;
}
