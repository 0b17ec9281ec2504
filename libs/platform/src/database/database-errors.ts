/**
 * SQLSTATE classes and codes that mean "not now": connection trouble, too many clients, shutdown,
 * disk full.
 */
const UNAVAILABLE_STATES = /^(08...|53...|57P0[1-5]|25006)$/;
const UNAVAILABLE_CAUSES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
const UNAVAILABLE_TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|the database system is/;

/** TypeORM's messages for a connection lost in the middle of a transaction. */
const UNAVAILABLE_NAMES = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

/** Whether an error means that the database can't answer now, so that it's worth retrying later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_CAUSES.has(code) ||
    UNAVAILABLE_NAMES.has(error.name) ||
    UNAVAILABLE_TEXTS.test(error.message)
  );
}
