import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A state of an order's checkout at the gateway; the last row of an order holds. */
@Entity('checkout_states')
@Index('checkout_states_order', ['orderId'])
export class CheckoutState {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  seq!: number;

  @Column('uuid')
  orderId!: string;

  /** The gateway's. */
  @Column('text')
  sessionId!: string;

  @Column('text')
  state!: string;

  /** Of the page to pay on, while it is open. */
  @Column('text', { nullable: true })
  url!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
