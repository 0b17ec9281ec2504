/** Limits of the public forms, in one place, each with its reason. */
export const LIMITS = {
  /** Each form, per address: a student sends one or two; a school or a clinic shares an address. */
  send: { limit: 10, ttl: 10 * 60_000 },
} as const;
