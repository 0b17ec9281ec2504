import type { FailureKind } from '../engine/index.js';

/** The HTTP status of each refusal by the engine. */
export const STATUS_OF: Readonly<Record<FailureKind, number>> = {
  not_found: 404,
  invalid: 400,
  card_declined: 402,
  insufficient_funds: 402,
  session_closed: 409,
  subscription_not_active: 409,
  same_price: 409,
  price_differs: 409,
  amount_too_large: 409,
  payment_disputed: 409,
  payment_not_paid: 409,
  dispute_closed: 409,
  idempotency_key_reused: 409,
};
