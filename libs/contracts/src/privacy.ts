import * as z from 'zod';

/** The archive of the caller's data. */
export const dataExport = z.strictObject({
  id: z.uuid(),
  state: z.enum(['making', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** When its file is removed; null until it's made. */
  expiresAt: z.iso.datetime().nullable(),
  /** Size of the file; null until it's made. */
  bytes: z.int().nullable(),
  /** When another one may be requested. */
  nextAt: z.iso.datetime(),
});
export type DataExport = z.infer<typeof dataExport>;

/** `GET /api/v1/privacy`. */
export const privacyView = z.strictObject({
  /** The newest archive; null if there is none. */
  export: dataExport.nullable(),
  /** When the account will be deleted; null if it won't. */
  deletionDueAt: z.iso.datetime().nullable(),
  /** How owners confirm their identity: by password, or by an emailed code if they have none. */
  proof: z.enum(['password', 'code']),
});
export type PrivacyView = z.infer<typeof privacyView>;

/** `GET /api/v1/admin/users/{id}/privacy`: what staff see of it. */
export const adminPrivacy = privacyView.omit({ proof: true });
export type AdminPrivacy = z.infer<typeof adminPrivacy>;

/** `POST /api/v1/privacy/deletion`: the current password, or a code that was emailed for it. */
export const deletionBody = z.strictObject({
  password: z.string().max(256).optional(),
  nonce: z.string().max(64).optional(),
});
export type DeletionBody = z.infer<typeof deletionBody>;

export const exportParams = z.strictObject({ id: z.uuid() });
export const exportFileQuery = z.strictObject({ pass: z.string().min(1).max(2000) });
/** A link for the browser that expires within minutes. */
export const exportLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });
