import * as z from 'zod';
import { adminListQuery } from './admin-lists.js';
import { STAFF_REFUND_STATES } from './billing.js';
import { SEARCH_MAX } from './search-rules.js';

/** A user as staff see one in `/api/v1/admin/users`. */
export const adminUser = z.strictObject({
  id: z.uuid(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  isAnonymous: z.boolean(),
  emailConfirmedAt: z.iso.datetime().nullable(),
  bannedUntil: z.iso.datetime().nullable(),
  /** Whether signing in takes a second step. */
  twoStep: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUser>;
export const adminUserParams = z.strictObject({ id: z.uuid() });

/** Sortable columns of the users list. */
export const ADMIN_USER_SORTS = ['email', 'createdAt', 'lastSignInAt'] as const;

/** `?sort=["email","ASC"]&range=[0,24]&filter={"q":"ann"}` */
export const adminUsersQuery = adminListQuery(ADMIN_USER_SORTS, {
  q: z.string().max(SEARCH_MAX).optional(),
  isAnonymous: z.boolean().optional(),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

/** Sortable columns of the list of refund requests. */
const ADMIN_REFUND_REQUEST_SORTS = ['createdAt'] as const;

/** `?filter={"state":"pending"}` */
export const adminRefundRequestsQuery = adminListQuery(ADMIN_REFUND_REQUEST_SORTS, {
  state: z.enum(STAFF_REFUND_STATES).optional(),
});
export type AdminRefundRequestsQuery = z.infer<typeof adminRefundRequestsQuery>;
