import * as z from 'zod';
import { adminListQuery } from './admin-lists.js';
import { GATEWAYS } from './billing-rules.js';
import { CURRENCY } from './money.js';
import { PLAN_IDS, PRODUCT_IDS } from './plans.js';

const at = z.iso.datetime();
const cents = z.int();
const currency = z.literal(CURRENCY);
const gateway = z.enum(GATEWAYS);
/** A plan or a product. */
const item = z.enum([...PLAN_IDS, ...PRODUCT_IDS]);

export const adminRecordParams = z.strictObject({ id: z.uuid() });

/** What became of an order, as its last checkout and the ledger say. */
const ORDER_STATES = ['open', 'processing', 'expired', 'failed', 'paid'] as const;

/** An order as staff see it in `/api/v1/admin/orders`. */
export const adminOrder = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  gateway,
  /** A plan or a product, by its id. */
  item: z.string(),
  name: z.string(),
  amountCents: cents,
  currency,
  state: z.enum(ORDER_STATES),
  /** Its first payment; null until it is paid. */
  paymentId: z.uuid().nullable(),
  createdAt: at,
});
export type AdminOrder = z.infer<typeof adminOrder>;
export const adminOrdersQuery = adminListQuery(['createdAt', 'amountCents'], {
  userId: z.uuid().optional(),
  item: item.optional(),
  gateway: gateway.optional(),
});
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuery>;

/** Money that came in, as staff see it in `/api/v1/admin/payments`. */
export const adminPayment = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  /** Null for renewals and changes of plan. */
  orderId: z.uuid().nullable(),
  gateway,
  /** As the gateway's own pages call it. */
  gatewayId: z.string(),
  /** A plan or a product; null if the gateway's price isn't one of ours. */
  item: z.string().nullable(),
  name: z.string(),
  /** Taxes included. */
  amountCents: cents,
  taxCents: cents,
  /** Paid back so far, or on its way back. */
  refundedCents: cents,
  /** The latest dispute about it. */
  disputeId: z.uuid().nullable(),
  currency,
  periodStart: at.nullable(),
  periodEnd: at.nullable(),
  refundRequestId: z.uuid().nullable(),
  paidAt: at,
});
export type AdminPayment = z.infer<typeof adminPayment>;
export const adminPaymentsQuery = adminListQuery(['paidAt', 'amountCents'], {
  userId: z.uuid().optional(),
  item: item.optional(),
  gateway: gateway.optional(),
  gatewayId: z.string().trim().max(120).optional(),
});
export type AdminPaymentsQuery = z.infer<typeof adminPaymentsQuery>;

/** How a dispute stands. */
const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A dispute in its latest state, as staff see it in `/api/v1/admin/disputes`. */
export const adminDispute = z.strictObject({
  id: z.uuid(),
  gatewayId: z.string(),
  paymentId: z.uuid(),
  userId: z.uuid(),
  amountCents: cents,
  currency,
  status: z.enum(DISPUTE_STATES),
  /** The reason that the bank gives. */
  reason: z.string(),
  /** When it was opened. */
  happenedAt: at,
  /** When it entered this state. */
  changedAt: at,
});
export type AdminDispute = z.infer<typeof adminDispute>;
export const adminDisputesQuery = adminListQuery(['happenedAt', 'amountCents'], {
  paymentId: z.uuid().optional(),
  status: z.enum(DISPUTE_STATES).optional(),
});
export type AdminDisputesQuery = z.infer<typeof adminDisputesQuery>;

/** `stripe:evt_…`: the gateway and its id of the event. */
const eventId = z
  .string()
  .max(200)
  .regex(/^(stripe|sandbox):[\w-]+$/, 'expected gateway:event');
export const adminWebhookEventParams = z.strictObject({ id: eventId });

/** A webhook whose effect is in the ledger, as staff see it in `/api/v1/admin/webhook-events`. */
export const adminWebhookEvent = z.strictObject({
  id: eventId,
  gateway,
  eventId: z.string(),
  type: z.string(),
  customerId: z.string().nullable(),
  /** Null if it isn't about one of our students. */
  userId: z.uuid().nullable(),
  /** Its content, with personal data and links masked; null for events from before we kept it. */
  payload: z.unknown(),
  sentAt: at,
  createdAt: at,
});
export type AdminWebhookEvent = z.infer<typeof adminWebhookEvent>;
export const adminWebhookEventsQuery = adminListQuery(
  ['createdAt'],
  {
    type: z.string().trim().max(120).optional(),
    gateway: gateway.optional(),
    eventId: z.string().trim().max(120).optional(),
    customerId: z.string().trim().max(120).optional(),
  },
  eventId,
);
export type AdminWebhookEventsQuery = z.infer<typeof adminWebhookEventsQuery>;

/** `GET /api/v1/admin/ledger-check?after=…`: one batch of students, ordered by id. */
export const ledgerCheckQuery = z.strictObject({ after: z.uuid().optional() });
export const ledgerCheckAnswer = z.strictObject({
  /** How many students this batch has. */
  students: z.int(),
  differences: z.array(z.strictObject({ userId: z.uuid(), problem: z.string() })),
  /** Where the next batch begins; null after the last one. */
  next: z.uuid().nullable(),
});
export type LedgerCheckAnswer = z.infer<typeof ledgerCheckAnswer>;
