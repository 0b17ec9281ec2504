import { MINUTE_MS } from '@prepward/contracts/durations';

/** Limits of the routes that call the gateway or take long, each with its reason. */
export const LIMITS = {
  /** A student opens one or two checkouts, with several gateway calls each. */
  checkout: { limit: 20, ttl: 10 * MINUTE_MS },
  /** The page after a payment asks every two seconds until the money is there. */
  status: { limit: 60, ttl: MINUTE_MS },
  /** Cancel, resume, previews of changes. */
  change: { limit: 30, ttl: 10 * MINUTE_MS },
  /** A receipt is typeset on each call, by the process that serves everyone. */
  receipt: { limit: 30, ttl: MINUTE_MS },
  /** A gateway sends many at once, from few addresses, and resends what was refused. */
  webhook: { limit: 6_000, ttl: MINUTE_MS },
} as const;
