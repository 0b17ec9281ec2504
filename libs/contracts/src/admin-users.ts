import * as z from 'zod';
import { reasonBody } from './admin-lists.js';
import { access, payment } from './billing.js';
import { GRANT_PLANS, PRODUCT_IDS } from './plans.js';

const at = z.iso.datetime();

/** `POST /api/v1/admin/users/{id}/grant-role` and `…/remove-role`. */
export const roleBody = reasonBody.extend({ role: z.literal('admin') });
/** A role that an account may have; a student has none. */
export type Role = z.infer<typeof roleBody>['role'];

/** `POST /api/v1/admin/users/{id}/ban`: until then, or permanently (null). */
export const banBody = reasonBody.extend({ until: at.nullable() });

/** `POST /api/v1/admin/users/{id}/grant-plan`. */
export const grantPlanBody = reasonBody.extend({ plan: z.enum(GRANT_PLANS) });

/** `POST /api/v1/admin/users/{id}/view`: what opens the site as the student sees it, to read. */
export const studentView = z.strictObject({
  /** A bearer token for the routes of the table that are `viewable`, and no others. */
  token: z.string(),
  expiresAt: at,
  student: z.strictObject({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
});
export type StudentView = z.infer<typeof studentView>;

/** A signed-in browser of a user. */
export const adminSession = z.strictObject({
  id: z.uuid(),
  /** What the browser called itself when it signed in. */
  userAgent: z.string().nullable(),
  /** `password`, `totp`, `magiclink`, … */
  methods: z.array(z.string()),
  secondStep: z.boolean(),
  createdAt: at,
  lastUsedAt: at,
});
export type AdminSession = z.infer<typeof adminSession>;

/** Access that staff gave. */
const adminGrant = z.strictObject({
  id: z.uuid(),
  plan: z.enum(GRANT_PLANS),
  startsAt: at,
  /** Null: permanently. */
  endsAt: at.nullable(),
  /** When it was taken back; null where it wasn't. */
  takenBackAt: at.nullable(),
});

/** `GET /api/v1/admin/users/{id}/billing`: what a student has, paid and was given. */
export const adminUserBilling = z.strictObject({
  access,
  grants: z.array(adminGrant),
  payments: z.array(payment),
  purchases: z.array(
    z.strictObject({
      orderId: z.uuid(),
      product: z.enum(PRODUCT_IDS),
      paidAt: at,
      /** False once it was refunded. */
      owned: z.boolean(),
    }),
  ),
});
export type AdminUserBilling = z.infer<typeof adminUserBilling>;
