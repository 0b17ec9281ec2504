import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A state of money that went back; for each gateway id, the last row is the current one. */
export abstract class ReturnedMoney {
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

  /** When the refund was made, or the dispute opened. */
  @Column('timestamptz')
  happenedAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
