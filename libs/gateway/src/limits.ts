/** What one visitor, and all of them together, may take of a server. */
export interface GatewayLimits {
  /** A request's headers must arrive within this, ms from the connection or the first byte. */
  headersMs: number;
  /** A whole request must arrive within this, ms. */
  requestMs: number;
  /** The same for a request whose body is a file, ms: 50 MB at less than a megabit a second. */
  fileMs: number;
  /** How often the limits for headers and files are checked, ms. */
  checkMs: number;
  /** A connection without traffic is closed after this, ms; so is one that doesn't read its answer. */
  stillMs: number;
  /** How long a connection is kept open for its next request, ms. */
  keepAliveMs: number;
  /** Most connections at once, in all; any further one is closed immediately. */
  connections: number;
  /**
   * Connections at once from one address, or one /64 of IPv6. A browser opens six, and a school's
   * forty students may share an address.
   */
  connectionsPerAddress: number;
  /** Requests from one address that the api works on at once; it answers most within milliseconds. */
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

/** Connections to the api: more than any single address may use at once, so that none takes them all. */
export const API_CONNECTIONS = 256;
