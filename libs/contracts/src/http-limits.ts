/**
 * Default limit of a route's body, bytes; the servers in front refuse larger ones too. The largest
 * legitimate one, a student's answer, is under a kilobyte.
 */
export const BODY_LIMIT = 64 * 1024;
