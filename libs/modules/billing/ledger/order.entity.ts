import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a student set out to buy, at the price of that moment. */
@Entity('orders')
@Index('orders_user', ['userId', 'createdAt'])
@Index('orders_newest', ['createdAt', 'id'])
@Index('orders_amount', ['amountCents', 'id'])
@Index('orders_idempotency', ['userId', 'idempotencyKey'], { unique: true })
export class Order {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  gateway!: string;

  /** A plan or a product of contracts/plans. */
  @Column('text')
  item!: string;

  @Column('int')
  amountCents!: number;

  @Column('text')
  currency!: string;

  /** The client's idempotency key. */
  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
