import * as z from 'zod';
import { adminListQuery, instantFilter } from './admin-lists.js';

/** One change by staff, as `/api/v1/admin/audit-entries` shows it; entries never change. */
export const auditEntry = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Null for an operator at the command line. */
  actorId: z.uuid().nullable(),
  /** The person's email or the program's name; null if the account is gone. */
  actor: z.string().nullable(),
  /** A route by its name in the route table, or `command.<name>`. */
  action: z.string(),
  /** What was changed: the ids in the route's path. */
  resourceId: z.string().nullable(),
  /** Any JSON; personal data is masked, as in `after`. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  /** Finds the log lines of the same request. */
  requestId: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntry>;
export const auditEntryParams = z.strictObject({ id: z.uuid() });

/** Sortable columns of the audit log. */
export const AUDIT_SORTS = ['createdAt'] as const;

/** `?filter={"person":"ann@","action":"admin.ban","target":"<id>","from":"…","to":"…"}` */
export const auditEntriesQuery = adminListQuery(AUDIT_SORTS, {
  /** Part of the person's email. */
  person: z.string().max(100).optional(),
  actorId: z.uuid().optional(),
  action: z.string().max(100).optional(),
  target: z.string().max(200).optional(),
  from: instantFilter,
  to: instantFilter,
});
export type AuditEntriesQuery = z.infer<typeof auditEntriesQuery>;
