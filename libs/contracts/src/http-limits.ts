/**
 * Largest body, bytes, of a route whose row says no other; the servers in front refuse larger ones too.
 * The largest honest one, an answer, is under a kilobyte.
 */
export const BODY_LIMIT = 64 * 1024;

/** A retried write carries the same key in this header and gets the same answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Longest key, characters. */
export const IDEMPOTENCY_KEY_MAX = 200;
