import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type Settlement, settlements } from './domain/settle.js';
import { type StudentTruth, truthOfStudent } from './domain/truth.js';
import { GatewayError, type PaymentGateway } from './gateway.js';

/**
 * After this many rounds, the rest is left to the next sync: a gateway that never agrees must not hold
 * us up.
 */
const MOST_ROUNDS = 3;

/** Fetches what a gateway has on a student, after putting right there what has to be. */
@Injectable()
export class GatewayTruth {
  private readonly log = new Logger(GatewayTruth.name);

  /**
   * @param customerIds the student's customers, oldest first
   * @param settle returns what has to be put right
   * @throws GatewayError
   */
  async fetch(
    gateway: PaymentGateway,
    customerIds: readonly string[],
    settle: (truth: StudentTruth) => Settlement[] = settlements,
  ): Promise<StudentTruth> {
    let truth = await this.read(gateway, customerIds);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const open = settle(truth);
      if (open.length === 0) return truth;
      for (const settlement of open) await this.settle(gateway, settlement);
      truth = await this.read(gateway, customerIds);
    }
    this.log.error(`${customerIds.join(', ')} of ${gateway.name} could not be settled`);
    return truth;
  }

  private async read(
    gateway: PaymentGateway,
    customerIds: readonly string[],
  ): Promise<StudentTruth> {
    const truths = await Promise.all(customerIds.map((id) => gateway.fetchCustomer(id)));
    for (const { customer } of truths) {
      if (customer.state === 'unknown') {
        this.log.error(`${gateway.name} does not know the customer ${customer.id}`);
      }
    }
    return truthOfStudent(truths);
  }

  private async settle(gateway: PaymentGateway, settlement: Settlement): Promise<void> {
    this.log.warn(`Settling at ${gateway.name}: ${JSON.stringify(settlement)}`);
    try {
      await this.carryOut(gateway, settlement);
    } catch (error) {
      // Anything the gateway refuses must not keep the truth out of the ledger.
      if (!(error instanceof GatewayError) || error.problem === 'unavailable') throw error;
      this.log.error(`${gateway.name} refused ${JSON.stringify(settlement)}: ${error.message}`);
    }
  }

  /** The keys depend on what is settled, so two processes that settle at once do it once. */
  private carryOut(gateway: PaymentGateway, settlement: Settlement): Promise<void> {
    switch (settlement.kind) {
      case 'cancel': {
        const { subscriptionId } = settlement;
        return gateway.cancelNow(subscriptionId, `settle-cancel-${subscriptionId}`);
      }
      case 'refund': {
        const { paymentId } = settlement;
        return gateway.refund(paymentId, `settle-refund-${paymentId}`);
      }
      case 'void-credit': {
        const { customerId, cents } = settlement;
        const digest = createHash('sha256').update(JSON.stringify(settlement)).digest('hex');
        return gateway.voidCredit(customerId, cents, `settle-credit-${digest.slice(0, 32)}`);
      }
    }
  }
}
