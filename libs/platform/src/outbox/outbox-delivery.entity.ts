import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OutboxEvent } from './outbox-event.entity.js';

/** Records that a job must be done for an event, and whether it was. Outlives the queue's own store. */
@Entity('outbox_deliveries')
@Index('outbox_deliveries_open', ['createdAt'], { where: 'done_at IS NULL AND failed_at IS NULL' })
@Index('outbox_deliveries_failed', ['failedAt'], { where: 'failed_at IS NOT NULL' })
export class OutboxDelivery {
  @PrimaryColumn('uuid')
  eventId!: string;

  @ManyToOne(() => OutboxEvent, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'outbox_deliveries_event_fk' })
  event?: OutboxEvent;

  @PrimaryColumn('text')
  job!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  /** When the last try had failed; the queue then holds the job as a dead letter. */
  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  @Column('text', { nullable: true })
  lastError!: string | null;
}
