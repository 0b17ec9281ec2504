import { MINUTE_MS } from '@prepward/contracts/durations';

/**
 * Any route without its own limit, per caller. A student who types fast saves about two answers
 * a second over several tabs; ten times that is a program.
 */
export const DEFAULT_LIMIT = { name: 'default', limit: 1_200, ttl: MINUTE_MS };

/**
 * Requests of one network that are refused before any route's limit has counted them: without a good
 * token, malformed, too large, at no address. A class whose sessions all ended sends a few dozen.
 */
export const REFUSED_LIMIT = { name: 'refused', points: 600, seconds: 60 };
