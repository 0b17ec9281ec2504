import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A student as a payment gateway knows them. */
@Entity('billing_customers')
@Index('billing_customers_user', ['gateway', 'userId'], { unique: true })
export class BillingCustomer {
  @PrimaryColumn('text')
  gateway!: string;

  @PrimaryColumn('text')
  customerId!: string;

  @Column('uuid')
  userId!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
