/** The code of a refused call. */
export type FailureKind =
  | 'not_found'
  | 'invalid'
  | 'card_declined'
  | 'insufficient_funds'
  | 'session_closed'
  | 'subscription_not_active'
  | 'same_price'
  | 'price_differs'
  | 'amount_too_large'
  | 'payment_disputed'
  | 'payment_not_paid'
  | 'dispute_closed'
  | 'idempotency_key_reused';

/** A call that can't be done; nothing has changed, unless the code is for a refused card. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';

  constructor(
    readonly code: FailureKind,
    /** A whole sentence. */
    message: string,
  ) {
    super(message);
  }
}

/** The entry with this id. @throws EngineFailure `not_found` */
export function find<T>(entries: Readonly<Record<string, T>>, id: string, what: string): T {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) throw new EngineFailure('not_found', `No ${what} has the id ${id}.`);
  return entry;
}
