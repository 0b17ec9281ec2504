const BYTES = 16;

/**
 * A name that nothing else has: of a tab, or of one sending as its `Idempotency-Key`.
 * `crypto.randomUUID` is missing without TLS.
 *
 * @returns 32 hexadecimal digits
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
