import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff decided about a request. */
@Entity('refund_decisions')
export class RefundDecision {
  @PrimaryColumn('uuid')
  requestId!: string;

  @Column('text')
  decision!: string;

  @Column('text')
  operator!: string;

  @Column('text')
  note!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
