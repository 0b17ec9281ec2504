/**
 * Largest body, bytes, of a route whose row says no other; the servers in front refuse larger ones too.
 * The largest honest one, an answer, is under a kilobyte.
 */
export const BODY_LIMIT = 64 * 1024;
