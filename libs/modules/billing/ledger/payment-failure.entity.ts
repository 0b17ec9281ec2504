import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A renewal that wasn't paid when it was due; a payment of the same gateway id may follow. */
@Entity('payment_failures')
@Index('payment_failures_gateway', ['gateway', 'gatewayId'], { unique: true })
@Index('payment_failures_user', ['userId'])
export class PaymentFailure {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  gateway!: string;

  @Column('text')
  gatewayId!: string;

  @Column('text')
  subscriptionId!: string;

  @Column('text', { nullable: true })
  item!: string | null;

  @Column('int')
  amountCents!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz')
  periodStart!: Date;

  @Column('timestamptz')
  periodEnd!: Date;

  @Column('timestamptz')
  failedAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
