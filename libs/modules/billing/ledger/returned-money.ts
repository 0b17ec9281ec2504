import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A state of money that left us again; of several of one gateway id the last row holds. */
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

  /** When it was made, or opened. */
  @Column('timestamptz')
  happenedAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
