import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@prepward/platform/errors';
import { GatewayError, type GatewayProblem, type PaymentGateway } from './gateway.js';

/** What a caller learns about a failed call; the caller explains `refused` itself. */
const CODES = {
  unavailable: 'GATEWAY_UNAVAILABLE',
  misconfigured: 'GATEWAY_UNAVAILABLE',
  declined: 'PAYMENT_DECLINED',
  'authentication-needed': 'PAYMENT_DECLINED',
  refused: 'GATEWAY_UNAVAILABLE',
} as const satisfies Record<GatewayProblem, string>;

const BANK_ASKS =
  'Your bank wants you to confirm this payment. Add the payment method again on the billing page, and try again.';

/** The gateway that is configured, or none: then nothing can be bought. */
@Injectable()
export class ActiveGateway {
  private readonly log = new Logger(ActiveGateway.name);

  constructor(private readonly gateway: PaymentGateway | undefined) {}

  get isOpen(): boolean {
    return this.gateway !== undefined;
  }

  /** Undefined where nothing can be bought. */
  get orNone(): PaymentGateway | undefined {
    return this.gateway;
  }

  /** @throws DomainError PAYMENTS_CLOSED */
  get(): PaymentGateway {
    if (this.gateway === undefined) throw new DomainError('PAYMENTS_CLOSED');
    return this.gateway;
  }

  /**
   * Calls the gateway on a student's behalf.
   *
   * @throws DomainError PAYMENTS_CLOSED, GATEWAY_UNAVAILABLE or PAYMENT_DECLINED
   */
  async call<T>(work: (gateway: PaymentGateway) => Promise<T>): Promise<T> {
    const gateway = this.get();
    try {
      return await work(gateway);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.problem === 'misconfigured') this.log.error(error.message);
      else this.log.warn(`${gateway.name}: ${error.problem}: ${error.message}`);
      const asks = error.problem === 'authentication-needed' ? BANK_ASKS : undefined;
      throw new DomainError(CODES[error.problem], asks);
    }
  }
}
