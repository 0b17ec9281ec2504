import * as z from 'zod';
import { CANCEL_COMMENT_MAX, GATEWAYS, REFUND_REASON_MAX } from './billing-rules.js';
import { CURRENCY } from './money.js';
import { GRANT_PLANS, PLAN_IDS, PRODUCT_IDS } from './plans.js';
import { SUBJECTS } from './subjects.js';

const cents = z.int();
const currency = z.literal(CURRENCY);
const at = z.iso.datetime();
const planId = z.enum(PLAN_IDS);
const productId = z.enum(PRODUCT_IDS);

const onSale = { name: z.string(), priceCents: cents, currency };

/** `GET /api/v1/plans` */
export const planList = z.strictObject({
  items: z.array(
    z.strictObject({
      ...onSale,
      id: planId,
      days: z.int(),
      badge: z.string().nullable(),
      saving: z.string().nullable(),
    }),
  ),
  /** Whether anything can be bought now; if not, pages say so instead of offering it. */
  paymentsOpen: z.boolean(),
});
export type PlanList = z.infer<typeof planList>;

/** `GET /api/v1/products` */
export const productList = z.strictObject({
  items: z.array(
    z.strictObject({ ...onSale, id: productId, subject: z.enum(SUBJECTS).nullable() }),
  ),
  paymentsOpen: z.boolean(),
});
export type ProductList = z.infer<typeof productList>;

/**
 * `POST /api/v1/checkout`. The server decides what it costs: a price in the body is refused as an unknown
 * key.
 */
export const checkoutBody = z.union(
  [z.strictObject({ plan: planId }), z.strictObject({ product: productId })],
  'expected { "plan": … } or { "product": … } and nothing else',
);
export type CheckoutBody = z.infer<typeof checkoutBody>;

export const checkoutAnswer = z.strictObject({
  /** The gateway's page, to which the browser goes. */
  url: z.url(),
  /** Names the checkout in `GET /api/v1/checkout/{session}` and on /checkout-success. */
  session: z.uuid(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

export const checkoutParams = z.strictObject({ session: z.uuid() });

/**
 * `open`: not paid yet · `processing`: the gateway took it, and the money is on its way · `complete`:
 * paid, and what was bought is available · `expired`: abandoned · `failed`: a bank that takes days
 * declined in the end · `refunded`: paid and refunded.
 */
const CHECKOUT_STATES = [
  'open',
  'processing',
  'complete',
  'expired',
  'failed',
  'refunded',
] as const;

/** `GET /api/v1/checkout/{session}`: what the gateway says, polled every few seconds until it's final. */
export const checkoutStatus = z.strictObject({
  session: z.uuid(),
  state: z.enum(CHECKOUT_STATES),
  /** One of the two is null. */
  plan: planId.nullable(),
  product: productId.nullable(),
  amountCents: cents,
  currency,
});
export type CheckoutStatus = z.infer<typeof checkoutStatus>;

/**
 * `free`: never subscribed · `active` · `grace`: the last renewal failed, and there is still access ·
 * `ended`: subscribed before, no access now.
 */
const ACCESS_STATES = ['free', 'active', 'grace', 'ended'] as const;

/** `GET /api/v1/subscription`: what a student may use, until when, and what happens then. */
export const access = z.strictObject({
  state: z.enum(ACCESS_STATES),
  /** The plan in effect, or the last one; null while free. */
  plan: z.enum(GRANT_PLANS).nullable(),
  /** Where it comes from: a payment, or staff. Null while free. */
  source: z.enum(['payment', 'grant']).nullable(),
  /** The end of the paid time or of the grant; null while free, and for lifetime. */
  until: at.nullable(),
  /** Whether it continues automatically at `until`. */
  renews: z.boolean(),
  /** The next payment; null if there is none. */
  next: z.strictObject({ at, amountCents: cents, currency }).nullable(),
  /** A renewal that failed: since when, and when access ends unless it's paid. */
  paymentProblem: z.strictObject({ since: at, accessUntil: at }).nullable(),
});
export type AccessAnswer = z.infer<typeof access>;

const CANCEL_REASONS = [
  'exam-passed',
  'exam-later',
  'too-expensive',
  'not-using',
  'missing-content',
  'technical-problems',
  'other',
] as const;

/** `POST /api/v1/subscription/cancel` */
export const cancelBody = z.strictObject({
  reason: z.enum(CANCEL_REASONS),
  comment: z.string().trim().max(CANCEL_COMMENT_MAX).optional(),
});
export type CancelBody = z.infer<typeof cancelBody>;

/** `POST /api/v1/subscription/change/preview` */
export const previewChangeBody = z.strictObject({ plan: planId });

/** What a change to another plan costs when it's made at `at`. */
export const changePreview = z.strictObject({
  plan: planId,
  /** The instant that the amounts apply to; the change request repeats it. */
  at,
  /** How long `at` may be used for the change. */
  validUntil: at,
  /** Charged at once. */
  dueNowCents: cents,
  /** The value of the unused part of the current period. */
  unusedCents: cents,
  /** What goes to the balance and pays for later periods; 0 unless `dueNowCents` is 0. */
  creditCents: cents,
  currency,
  /** The end of the period that begins with the change. */
  until: at,
});
export type ChangePreview = z.infer<typeof changePreview>;

/** `POST /api/v1/subscription/change`: `at` is the `at` of the preview shown. */
export const changeBody = z.strictObject({ plan: planId, at });

/** `POST /api/v1/portal`: the gateway's page with payment methods and invoices. */
export const portalAnswer = z.strictObject({ url: z.url() });

/** `processing`: a bank takes days to decide · `failed`: it didn't go through, and nothing was charged. */
const PAYMENT_STATES = [
  'paid',
  'partly-refunded',
  'refunded',
  'disputed',
  'processing',
  'failed',
] as const;
const REFUND_DECISIONS = ['approved', 'declined'] as const;
export type RefundDecision = (typeof REFUND_DECISIONS)[number];
const REFUND_REQUEST_STATES = ['pending', ...REFUND_DECISIONS] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];
/** For staff, `failed`: approved, and the gateway refused to pay it back. Approving it again tries again. */
export const STAFF_REFUND_STATES = [...REFUND_REQUEST_STATES, 'failed'] as const;

/** A payment, one that is on its way, or one that failed, as the student sees it. */
export const payment = z.strictObject({
  id: z.uuid(),
  at,
  /** What was bought; one of the two is null. */
  plan: planId.nullable(),
  product: productId.nullable(),
  /** The name of what was bought, as it's shown. */
  name: z.string(),
  /** The period it pays for; null for a product. */
  period: z.strictObject({ from: at, to: at }).nullable(),
  amountCents: cents,
  refundedCents: cents,
  currency,
  state: z.enum(PAYMENT_STATES),
  /** Where the receipt is; null if nothing was paid. */
  receiptHref: z.string().nullable(),
  /** Until when a refund may be requested; null if it can't. */
  refundableUntil: at.nullable(),
  refundRequest: z.enum(REFUND_REQUEST_STATES).nullable(),
});
export type PaymentView = z.infer<typeof payment>;

/** `GET /api/v1/payments`, newest first. */
export const paymentList = z.strictObject({ items: z.array(payment) });
export const paymentParams = z.strictObject({ id: z.uuid() });

/** `POST /api/v1/payments/{id}/refund-request` */
export const refundRequestBody = z.strictObject({
  reason: z.string('expected why you want the money back').trim().min(1).max(REFUND_REASON_MAX),
});

/** State of a file that a student bought. */
const PURCHASE_STATES = ['preparing', 'ready', 'refunded'] as const;

/** A file that a student bought; a student who bought all four has four. */
export const purchase = z.strictObject({
  id: z.uuid(),
  /** What was paid for, under /billing-history. */
  product: productId,
  subject: z.enum(SUBJECTS),
  name: z.string(),
  boughtAt: at,
  state: z.enum(PURCHASE_STATES),
  /** How much of it has been made, percent; 100 when it's ready. */
  progress: z.int().min(0).max(100),
  /** How many questions it has; null until it's ready, like the next two. */
  questions: z.int().nullable(),
  pages: z.int().nullable(),
  bytes: z.int().nullable(),
  /** When this version was made: later than the purchase if a key was corrected. */
  madeAt: at.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** `GET /api/v1/purchases`, newest first. */
export const purchaseList = z.strictObject({ items: z.array(purchase) });
export const purchaseParams = z.strictObject({ id: z.uuid() });

/** `POST /api/v1/purchases/{id}/link`: where the file can be downloaded for a short time. */
export const purchaseLink = z.strictObject({ url: z.string(), expiresAt: at });

export const webhookParams = z.strictObject({ gateway: z.enum(GATEWAYS) });
export const webhookAnswer = z.strictObject({ received: z.literal(true) });

/** A request for a refund as staff see it in `/api/v1/admin/refund-requests`. */
export const adminRefundRequest = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  paymentId: z.uuid(),
  name: z.string(),
  amountCents: cents,
  currency,
  paidAt: at,
  reason: z.string(),
  state: z.enum(STAFF_REFUND_STATES),
  /** What the gateway said when it refused to pay it back. */
  problem: z.string().nullable(),
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: at.nullable(),
  createdAt: at,
});
export type AdminRefundRequest = z.infer<typeof adminRefundRequest>;
export const adminRefundRequestParams = z.strictObject({ id: z.uuid() });

/** Longest note of a decision about a refund, characters. */
export const REFUND_NOTE_MAX = 2000;

/** `POST /api/v1/admin/refund-requests/{id}/decision` */
export const refundDecisionBody = z.strictObject({
  decision: z.enum(REFUND_DECISIONS),
  /** Emailed to the student if the request is declined. */
  note: z.string().trim().max(REFUND_NOTE_MAX).default(''),
});
