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

/** `POST /api/v1/admin/users/{id}/view`: opens the site as the student sees it, read-only. */
export const studentView = z.strictObject({
  /** A bearer token that only works for the routes marked `viewable` in the table. */
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

/** A browser where the user is signed in. */
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
  /** When it was taken back; null if it wasn't. */
  takenBackAt: at.nullable(),
});

/** `GET /api/v1/admin/users/{id}/billing`: what a student has, has paid for, and was given. */
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
