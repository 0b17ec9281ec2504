import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, for a link or the first refresh token of a session. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A plain hash is enough: the secret itself is random. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The refresh token that follows `parent`. Computed from the parent, which the client presents, and
 * the child's id, which only the database knows: so the same child can be given to a second tab
 * within the grace time although only hashes are stored.
 */
export function childToken(parent: string, childId: string): string {
  return createHmac('sha256', parent).update(childId).digest('base64url');
}

/** S256 of RFC 7636: what a code verifier's challenge must equal. */
export function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
