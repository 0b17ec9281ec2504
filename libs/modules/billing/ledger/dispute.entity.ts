import { Column, Entity, Index } from 'typeorm';
import { ReturnedMoney } from './returned-money.js';

/** A state of a dispute. */
@Entity('disputes')
@Index('disputes_id', ['id'], { unique: true })
@Index('disputes_status', ['paymentId', 'gatewayId', 'status'])
export class Dispute extends ReturnedMoney {
  /** The bank's. */
  @Column('text')
  reason!: string;
}
