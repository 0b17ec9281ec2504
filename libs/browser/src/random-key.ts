/** Bytes of a key: as many as a UUID has, so that no two keys are ever the same. */
const BYTES = 16;

/**
 * A random name that nothing else has, in 32 hex digits: an idempotency key, or the name of a tab.
 * (`crypto.randomUUID` is missing on pages without TLS.)
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The same as a UUID of version 4, where the API wants one. */
export function randomUuid(): string {
  const key = randomKey();
  const parts = [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `a${key.slice(17, 20)}`,
  ];
  return [...parts, key.slice(20)].join('-');
}
