/** What one visitor, and all of them together, may take of a server. */
export interface GatewayLimits {
  /** A request's head must be here by then, ms after its connection, or its first byte. */
  headersMs: number;
  /** All of a request must be here by then, ms. */
  requestMs: number;
  /** The same of a request whose body is a file, ms: 50 MB at less than a megabit a second. */
  fileMs: number;
  /** How often the times of head and file are checked, ms. */
  checkMs: number;
  /** A connection on which nothing moves is ended, ms; also one that does not read its answer. */
  stillMs: number;
  /** A connection without a request is kept for the next one, ms. */
  keepAliveMs: number;
  /** Connections at once, in all; a further one is ended at once. */
  connections: number;
  /**
   * Connections at once from one address, or one /64 of IPv6. A browser opens six, and a school's
   * forty students may share an address.
   */
  connectionsPerAddress: number;
  /** Requests of one address that the api works on at once; it answers most within milliseconds. */
  inFlightPerAddress: number;
}

export const GATEWAY_LIMITS: GatewayLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  fileMs: 600_000,
  checkMs: 1_000,
  stillMs: 60_000,
  keepAliveMs: 20_000,
  connections: 8_192,
  connectionsPerAddress: 256,
  inFlightPerAddress: 96,
};

/** Connections to the api. More than one address may use at once, so that none takes them all. */
export const API_CONNECTIONS = 256;
