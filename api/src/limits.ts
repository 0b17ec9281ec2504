import { MINUTE_MS } from '@prepward/contracts/durations';

/**
 * For any route without its own limit, per caller. A student who types fast saves about two answers
 * a second over several tabs; ten times that is a program.
 */
export const DEFAULT_LIMIT = { name: 'default', limit: 1_200, ttl: MINUTE_MS };

/**
 * A network's requests that are refused before any route's limit has counted them: without a valid
 * token, malformed, too large, or to no route. A class whose sessions have all ended sends a few dozen.
 */
export const REFUSED_LIMIT = { name: 'refused', points: 600, seconds: 60 };
