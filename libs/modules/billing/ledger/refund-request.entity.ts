import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A student asks for a payment back. */
@Entity('refund_requests')
@Index('refund_requests_payment', ['paymentId'], { unique: true })
@Index('refund_requests_created', ['createdAt'])
export class RefundRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('uuid')
  paymentId!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
