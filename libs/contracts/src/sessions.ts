import * as z from 'zod';

export const sessionParams = z.strictObject({ id: z.uuid('expected the id of a session') });

/** A browser that is signed in to the account. */
export const sessionView = z.strictObject({
  id: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  /** Such as "Chrome"; null if the browser didn't say. */
  browser: z.string().nullable(),
  /** Such as "Android" or "Windows". */
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  signedInAt: z.iso.datetime(),
  /** Accurate to the hour: we hear from a browser in use at least that often. */
  lastUsedAt: z.iso.datetime(),
});
export type SessionView = z.infer<typeof sessionView>;

/** `GET /api/v1/account/sessions`: the current one first, then the most recently used. */
export const sessionList = z.array(sessionView);

/** `POST /api/v1/account/address/undo`: the secret from the link that was sent to the old address. */
export const undoAddressBody = z.strictObject({
  token: z.string('expected the secret of the link').min(20).max(200),
});
