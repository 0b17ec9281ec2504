import { Entity, Index } from 'typeorm';
import { ReturnedMoney } from './returned-money.js';

/** A state of a refund. */
@Entity('refunds')
@Index('refunds_id', ['id'], { unique: true })
@Index('refunds_status', ['paymentId', 'gatewayId', 'status'])
export class Refund extends ReturnedMoney {}
