import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Money that came in, as the gateway has it. */
@Entity('payments')
@Index('payments_gateway', ['gateway', 'gatewayId'], { unique: true })
@Index('payments_user', ['userId'])
@Index('payments_order', ['orderId'])
@Index('payments_newest', ['paidAt', 'id'])
@Index('payments_amount', ['amountCents', 'id'])
export class Payment {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  gateway!: string;

  @Column('text')
  gatewayId!: string;

  /** Null for renewals and plan changes, and if the order doesn't match what was paid. */
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  /** The gateway's; null for a product. */
  @Column('text', { nullable: true })
  subscriptionId!: string | null;

  /** A plan or a product; null if the gateway's price isn't ours: then it gives nothing. */
  @Column('text', { nullable: true })
  item!: string | null;

  /** Taxes included. */
  @Column('int')
  amountCents!: number;

  @Column('int')
  taxCents!: number;

  /** What the customer's balance paid in addition. */
  @Column('int', { default: 0 })
  balanceUsedCents!: number;

  /** What it added to the balance: a change to a cheaper plan leaves a credit. */
  @Column('int', { default: 0 })
  balanceFilledCents!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz', { nullable: true })
  periodStart!: Date | null;

  @Column('timestamptz', { nullable: true })
  periodEnd!: Date | null;

  @Column('timestamptz')
  paidAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
