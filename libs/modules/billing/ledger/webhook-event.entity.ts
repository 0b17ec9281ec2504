import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook whose effect is in the ledger: its second delivery does nothing. */
@Entity('webhook_events')
@Index('webhook_events_newest', ['createdAt', 'eventId'])
export class WebhookEvent {
  @PrimaryColumn('text')
  gateway!: string;

  @PrimaryColumn('text')
  eventId!: string;

  @Column('text')
  type!: string;

  @Column('text', { nullable: true })
  customerId!: string | null;

  @Column('timestamptz')
  sentAt!: Date;

  /** What it said, masked; null for those from before it was kept. */
  @Column('jsonb', { nullable: true })
  payload!: unknown;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
