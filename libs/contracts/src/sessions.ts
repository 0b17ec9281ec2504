import * as z from 'zod';

export const sessionParams = z.strictObject({ id: z.uuid('expected the id of a session') });

/** A signed-in browser of the account. */
export const sessionView = z.strictObject({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** Such as "Chrome"; null where the browser didn't say. */
  browser: z.string().nullable(),
  /** Such as "Android" or "Windows". */
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  signedInAt: z.iso.datetime(),
  /** Within the hour: a browser in use is heard of at least so often. */
  lastUsedAt: z.iso.datetime(),
});
export type SessionView = z.infer<typeof sessionView>;

/** `GET /api/v1/account/sessions`: the asking one first, then the last used. */
export const sessionList = z.array(sessionView);

/** `POST /api/v1/account/address/undo`: the secret of the link that the old address got. */
export const undoAddressBody = z.strictObject({
  token: z.string('expected the secret of the link').min(20).max(200),
});
