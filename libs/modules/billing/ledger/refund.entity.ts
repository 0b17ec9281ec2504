import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A state of a refund; of several of one gateway id the last row holds. */
@Entity('refunds')
@Index('refunds_id', ['id'], { unique: true })
@Index('refunds_status', ['paymentId', 'gatewayId', 'status'])
export class Refund {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  seq!: number;

  @Column('uuid')
  id!: string;

  @Column('text')
  gatewayId!: string;

  @Column('uuid')
  paymentId!: string;

  @Column('int')
  amountCents!: number;

  @Column('text')
  currency!: string;

  @Column('text')
  status!: string;

  /** When the refund was made. */
  @Column('timestamptz')
  happenedAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
