import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A state of an order's checkout at the gateway; an order's last row is the current one. */
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

  /** The payment page, while it's open. */
  @Column('text', { nullable: true })
  url!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
