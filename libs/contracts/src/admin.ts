import * as z from 'zod';

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
  lastSignInAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** JSON in a query string, as ra-data-simple-rest writes `sort`, `range` and `filter`. */
function jsonParam<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .max(2000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'expected JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** Sortable columns of the users list. */
export const ADMIN_USER_SORTS = ['email', 'createdAt', 'lastSignInAt'] as const;

/** `?sort=["email","ASC"]&range=[0,24]&filter={"q":"ann"}` */
export const adminUsersQuery = z.strictObject({
  sort: jsonParam(z.tuple([z.enum(ADMIN_USER_SORTS), z.enum(['ASC', 'DESC'])])).optional(),
  range: jsonParam(z.tuple([z.int().min(0).max(1_000_000), z.int().min(0).max(1_000_000)]))
    .refine(([from, to]) => to >= from && to - from < 200, 'expected [from, to], at most 200 rows')
    .optional(),
  filter: jsonParam(
    z.strictObject({
      q: z.string().max(100).optional(),
      id: z.array(z.uuid()).max(200).optional(),
      isAnonymous: z.boolean().optional(),
    }),
  ).optional(),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;
