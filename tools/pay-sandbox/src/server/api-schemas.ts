import * as z from 'zod';

const id = z.string().min(1).max(100);
const instant = z.number().int().min(0);
const cents = z.number().int().min(1).max(99_999_999);
const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((words) => Object.keys(words).length <= 20, 'expected 20 entries at most');
const address = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address' })
  .max(2_000);
const email = z.email('expected an email address').max(320);
const price = z.strictObject({
  lookupKey: z.string().min(1).max(200),
  amountCents: cents,
  periodDays: z.number().int().min(1).max(3_650).nullable(),
});

/** Request bodies of the API; unknown keys are refused. All instants are ms since 1970. */
export const API_BODIES = {
  createCustomer: z.strictObject({
    email,
    name: z.string().max(200).optional(),
    metadata: metadata.optional(),
  }),
  createSession: z.strictObject({
    customerId: id,
    price,
    successUrl: address,
    cancelUrl: address,
    metadata: metadata.optional(),
    expiresAt: instant.optional(),
  }),
  cancel: z.strictObject({
    when: z.enum(['period-end', 'now']),
    reason: z.string().max(500).optional(),
  }),
  change: z.strictObject({ price, at: instant.optional() }),
  createPortal: z.strictObject({ customerId: id, returnUrl: address }),
  refund: z.strictObject({
    paymentId: id,
    amountCents: cents.optional(),
    reason: z.string().max(500).optional(),
    metadata: metadata.optional(),
  }),
  voidCredit: z.strictObject({ amountCents: cents }),
  moveClock: z.strictObject({
    /** ms; ten years at most. */
    byMs: z
      .number()
      .int()
      .min(0)
      .max(10 * 365 * 24 * 3_600_000),
  }),
  dispute: z.strictObject({ paymentId: id, reason: z.string().min(1).max(100).optional() }),
  closeDispute: z.strictObject({ outcome: z.enum(['won', 'lost']) }),
  release: z.strictObject({
    order: z.union([z.enum(['oldest-first', 'newest-first']), z.array(id).max(2_000)]),
  }),
  /** For tests that need no page. */
  pay: z.strictObject({
    number: z.string().max(30),
    expMonth: z.number().int(),
    expYear: z.number().int(),
    cvc: z.string().max(10),
  }),
  answer: z.strictObject({ passed: z.boolean() }),
  nothing: z.strictObject({}),
} as const;
