/**
 * How long the api's own server waits. The servers in front pass on whole requests and give up
 * sooner, so that only a request that reached the api some other way meets these.
 */
export const SERVER_LIMITS = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
  /** For a file, ms; other requests have `REQUEST_MS`. */
  requestTimeout: 620_000,
  /** A connection on which nothing moves, ms; statements end sooner. */
  connectionTimeout: 90_000,
  /** Longer than the servers in front, or they would send a request over a connection that is closing. */
  keepAliveTimeout: 65_000,
};

/**
 * Characters of a parameter in a path: more than a request line may have, so that each route refuses
 * what it doesn't expect in its own words.
 */
export const MAX_PARAM_LENGTH = 65_536;

/** A whole request must have arrived by then, ms, unless it is a file. */
export const REQUEST_MS = 20_000;

/** Simultaneous connections. The servers in front need a few hundred. */
export const MAX_CONNECTIONS = 4_096;
