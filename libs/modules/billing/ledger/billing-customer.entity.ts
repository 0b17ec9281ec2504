import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A student as a payment gateway knows them. */
@Entity('billing_customers')
@Index('billing_customers_user', ['gateway', 'userId', 'replaces'], { unique: true })
export class BillingCustomer {
  @PrimaryColumn('text')
  gateway!: string;

  @PrimaryColumn('text')
  customerId!: string;

  @Column('uuid')
  userId!: string;

  /** The previous customer, which was deleted at the gateway; empty for the first. */
  @Column('text', { default: '' })
  replaces!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
