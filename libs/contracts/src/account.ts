import * as z from 'zod';

/** `POST /functions/v1/check-subscription`; names as the specification has them. */
export const subscriptionCheck = z.strictObject({
  subscribed: z.boolean(),
  product_id: z.string().nullable(),
  subscription_end: z.iso.datetime().nullable(),
});
export type SubscriptionCheck = z.infer<typeof subscriptionCheck>;

/** `GET /api/v1/profile`. */
export const profile = z.strictObject({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  subscriptionStatus: z.enum(['active', 'free']),
  subscriptionEndDate: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** `PATCH /api/v1/profile`. */
export const updateProfileBody = z.strictObject({
  firstName: z.string().trim().min(1).max(100).optional(),
  lastName: z.string().trim().min(1).max(100).optional(),
});

/** `POST /api/v1/visitor/claim`: moves what a visitor did in this browser to the signed-in account. */
export const claimVisitorBody = z.strictObject({ refreshToken: z.string().min(20).max(200) });
export const accepted = z.strictObject({ id: z.uuid() });

/** `GET /api/v1/me`: who the bearer is, as the back-office asks it. */
export const me = z.strictObject({
  id: z.uuid(),
  email: z.string().nullable(),
  isAdmin: z.boolean(),
});
