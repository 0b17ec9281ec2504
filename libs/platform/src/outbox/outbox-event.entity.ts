import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that was committed together with the change it's about. */
@Entity('outbox_events')
@Index('outbox_events_unpublished', ['createdAt'], { where: 'published_at IS NULL' })
export class OutboxEvent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('jsonb')
  payload!: unknown;

  /** The request that caused it, so that logs of the job can be joined to it. */
  @Column('text', { nullable: true })
  requestId!: string | null;

  /** W3C's `traceparent` of what caused it; null without tracing. */
  @Column('text', { nullable: true })
  traceParent!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;
}
