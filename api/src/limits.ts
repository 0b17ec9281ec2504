/**
 * Any route without a limit of its own, per caller. A student who types fast saves about two answers
 * a second over several tabs; ten times that is a program.
 */
export const DEFAULT_LIMIT = { name: 'default', limit: 1_200, ttl: 60_000 };

/** Largest body taken, bytes. The largest honest one, an answer, is under a kilobyte. */
export const BODY_LIMIT = 64 * 1024;
