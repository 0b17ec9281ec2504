import { MINUTE_MS } from '@prepward/contracts/durations';
import { SEND_PACE_MINUTES } from '@prepward/contracts/quote-rules';

/** Limits of the public forms, in one place, each with its reason. */
export const LIMITS = {
  /** Each form, per IP address: a student sends one or two; a school or a clinic shares an address. */
  send: { limit: 10, ttl: SEND_PACE_MINUTES * MINUTE_MS },
  /** Tokens for opened forms, per IP address: every page with a form requests one. */
  open: { limit: 120, ttl: 10 * MINUTE_MS },
  /** Submissions with one token: the first, and retries after a lost response or a correction. */
  token: { points: 5, seconds: 2 * 3600 },
  /** Receipts to one mailbox: typing a stranger's address must not flood it. */
  receipts: { most: 3, hours: 24 },
} as const;
