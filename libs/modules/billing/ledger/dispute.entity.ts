import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A state of a dispute; of several of one gateway id the last row holds. */
@Entity('disputes')
@Index('disputes_id', ['id'], { unique: true })
@Index('disputes_status', ['paymentId', 'gatewayId', 'status'])
export class Dispute {
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

  @Column('text')
  reason!: string;

  /** When the dispute was opened. */
  @Column('timestamptz')
  happenedAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
