import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One email, by the event that caused it: what was sent, what is pending, what failed. */
@Entity('mail_deliveries')
@Index('mail_deliveries_newest', ['createdAt', 'key'])
@Index('mail_deliveries_recipient', ['recipient', 'createdAt'])
@Index('mail_deliveries_unsent', ['createdAt'], { where: 'sent_at IS NULL' })
export class MailDelivery {
  /** `<event id>:<template>`: one email per event and template, ever. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  template!: string;

  /** The job that sends it; null for emails from before this was recorded. */
  @Column('text', { nullable: true })
  job!: string | null;

  @Column('text')
  recipient!: string;

  @Column('int', { default: 0 })
  tries!: number;

  /** Until then, a sender holds it and no other may send it. */
  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** When staff asked to send it again. */
  @Column('timestamptz', { nullable: true })
  askedAgainAt!: Date | null;

  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
