/** A retried write carries the same key in this header and gets the same answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Longest key, characters. */
export const IDEMPOTENCY_KEY_MAX = 200;
