import * as z from 'zod';
import { adminListQuery } from './admin-lists.js';
import { STAFF_REFUND_STATES } from './billing.js';
import { ITEM_TYPES, SUBJECTS } from './subjects.js';

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
  q: z.string().max(100).optional(),
  isAnonymous: z.boolean().optional(),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

const ITEM_STATUSES = ['live', 'quarantined', 'retired'] as const;

/** An item of the bank as staff find it in `/api/v1/admin/items`. */
export const adminItem = z.strictObject({
  id: z.string(),
  model: z.string(),
  subject: z.enum(SUBJECTS),
  area: z.string(),
  objective: z.string(),
  type: z.enum(ITEM_TYPES),
  /** Prior, in logits. */
  difficulty: z.number(),
  status: z.enum(ITEM_STATUSES),
  version: z.int(),
  /** HTML. */
  stem: z.string(),
  /** In finished attempts; counted each hour. */
  timesShown: z.int(),
  timesRight: z.int(),
});
export type AdminItem = z.infer<typeof adminItem>;
export const adminItemParams = z.strictObject({ id: z.string().max(120) });

/** Sortable columns of the items list. */
const ADMIN_ITEM_SORTS = ['id', 'difficulty', 'timesShown', 'timesRight'] as const;

/** `?filter={"q":"aorta","subject":"science"}`: `q` is looked for in stem and id. */
export const adminItemsQuery = adminListQuery(
  ADMIN_ITEM_SORTS,
  {
    q: z.string().max(100).optional(),
    subject: z.enum(SUBJECTS).optional(),
    area: z.string().max(60).optional(),
    objective: z.string().max(60).optional(),
    type: z.enum(ITEM_TYPES).optional(),
    status: z.enum(ITEM_STATUSES).optional(),
    model: z.string().max(120).optional(),
  },
  z.string().max(120),
);
export type AdminItemsQuery = z.infer<typeof adminItemsQuery>;

/** Sortable columns of the list of refund requests. */
const ADMIN_REFUND_REQUEST_SORTS = ['createdAt'] as const;

/** `?filter={"state":"pending"}` */
export const adminRefundRequestsQuery = adminListQuery(ADMIN_REFUND_REQUEST_SORTS, {
  state: z.enum(STAFF_REFUND_STATES).optional(),
});
export type AdminRefundRequestsQuery = z.infer<typeof adminRefundRequestsQuery>;
