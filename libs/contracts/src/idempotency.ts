import * as z from 'zod';

/** `Idempotency-Key`: a retried write carries the same key and gets the same answer. */
export const idempotencyHeader = z.string().min(1).max(200);
