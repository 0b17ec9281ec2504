import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook whose effect is in the ledger: its second delivery does nothing. */
@Entity('webhook_events')
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

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
