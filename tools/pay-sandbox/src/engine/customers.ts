import type { CardInput, TestCard } from './cards.js';
import { requireTestCard } from './cards.js';
import { FAILURE_WORDS } from './charges.js';
import { type EngineContext, record } from './context.js';
import { EngineFailure, find } from './failure.js';
import { retryOpenInvoices } from './renewals.js';
import type { Customer, Metadata, PaymentMethod } from './state.js';

export interface CustomerInput {
  email: string;
  name?: string;
  metadata?: Metadata;
}

/** Creates a customer. The same email twice creates two, as with the real gateway. */
export function createCustomer({ state, newId }: EngineContext, input: CustomerInput): Customer {
  const customer: Customer = {
    id: newId('cus'),
    email: input.email,
    name: input.name ?? '',
    metadata: { ...input.metadata },
    paymentMethodId: null,
    creditCents: 0,
    voidedCents: 0,
    createdAt: state.now,
  };
  state.customers[customer.id] = customer;
  return customer;
}

/** Changes only the given fields. */
export function updateCustomer(
  context: EngineContext,
  id: string,
  change: Partial<CustomerInput>,
): Customer {
  const customer = find(context.state.customers, id, 'customer');
  if (change.email !== undefined) customer.email = change.email;
  if (change.name !== undefined) customer.name = change.name;
  if (change.metadata !== undefined) {
    customer.metadata = { ...customer.metadata, ...change.metadata };
  }
  record(context, 'customer.updated', customer);
  return customer;
}

/** Removes credit. @throws EngineFailure `amount_too_large` if there isn't that much */
export function voidCredit(context: EngineContext, id: string, cents: number): Customer {
  const customer = find(context.state.customers, id, 'customer');
  if (cents > customer.creditCents) {
    throw new EngineFailure(
      'amount_too_large',
      `The credit of this customer is ${customer.creditCents} cents.`,
    );
  }
  customer.creditCents -= cents;
  // Older releases' files don't have it.
  customer.voidedCents = (customer.voidedCents ?? 0) + cents;
  record(context, 'customer.updated', customer);
  return customer;
}

/** Keeps a card for a customer, without charging it. */
export function keepCard(
  { state, newId }: EngineContext,
  customerId: string,
  card: TestCard,
  { expMonth, expYear }: CardInput,
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId('pm'),
    customerId,
    brand: 'visa',
    last4: card.number.slice(-4),
    expMonth,
    expYear,
    behavior: card.behavior,
  };
  state.paymentMethods[method.id] = method;
  return method;
}

/**
 * Makes a card the one that renewals charge, and tries open invoices with it at once.
 *
 * @throws EngineFailure if its bank always refuses; a card that needs authentication counts as
 * authenticated
 */
export function replaceCard(
  context: EngineContext,
  customerId: string,
  input: CardInput,
): PaymentMethod {
  const customer = find(context.state.customers, customerId, 'customer');
  const card = requireTestCard(input, context.state.now);
  if (card.behavior === 'declines') {
    throw new EngineFailure('card_declined', FAILURE_WORDS.card_declined);
  }
  if (card.behavior === 'lacks-funds') {
    throw new EngineFailure('insufficient_funds', FAILURE_WORDS.insufficient_funds);
  }
  const method = keepCard(context, customerId, card, input);
  customer.paymentMethodId = method.id;
  record(context, 'customer.updated', customer);
  retryOpenInvoices(context, customerId);
  return method;
}
