import * as z from 'zod';

/*
 * What this version of Stripe's API accepts, as far as the product calls it, based on the library's types
 * and the API reference. A parameter that is not here is unknown, and refused.
 */

/** The API version that the schemas describe. */
export const STAND_IN_VERSION = '2026-10-28.endive';

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]+$`));
const uint = z.string().regex(/^\d+$/).transform(Number);
const limit = uint.refine((value) => value >= 1 && value <= 100);
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const page = { limit: limit.optional(), starting_after: z.string().optional() };
const flag = z.enum(['true', 'false']);
const url = z.url();

const items = z.array(z.strictObject({ id: id('si'), price: id('price') })).length(1);
const change = {
  items,
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']),
  proration_date: uint,
};

/** One call: what it takes, and whether it changes anything. */
interface Call {
  params: z.ZodType;
  /** Must come with an idempotency key. */
  keyed: boolean;
}

const read = (params: z.ZodRawShape): Call => ({ params: z.strictObject(params), keyed: false });
const write = (params: z.ZodType): Call => ({ params, keyed: true });

/** Every call that the product may make, by method and path. */
const CALLS: Readonly<Record<string, Call>> = {
  'POST /v1/customers': write(
    z.strictObject({ email: z.email(), name: z.string().min(1).max(256).optional(), metadata }),
  ),
  'GET /v1/customers/:id': read({}),
  'POST /v1/customers/:id/balance_transactions': write(
    z.strictObject({
      amount: z.string().regex(/^-?\d+$/),
      currency: z.literal('usd'),
      description: z.string().max(350).optional(),
    }),
  ),
  'POST /v1/products': write(
    z.strictObject({ id: z.string().min(1), name: z.string().min(1), metadata }),
  ),
  'POST /v1/prices': write(
    z.strictObject({
      product: z.string().min(1),
      currency: z.literal('usd'),
      unit_amount: uint,
      lookup_key: z.string().max(200),
      recurring: z
        .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: uint })
        .optional(),
    }),
  ),
  'GET /v1/prices': read({ ...page, lookup_keys: z.array(z.string()).max(10) }),
  'POST /v1/checkout/sessions': write(
    z
      .strictObject({
        mode: z.enum(['subscription', 'payment']),
        customer: id('cus'),
        client_reference_id: z.string().max(200),
        line_items: z
          .array(z.strictObject({ price: id('price'), quantity: z.literal('1') }))
          .length(1),
        success_url: url,
        cancel_url: url,
        expires_at: uint,
        metadata,
        subscription_data: z.strictObject({ metadata }).optional(),
        payment_intent_data: z
          .strictObject({ metadata, description: z.string().max(1000) })
          .optional(),
        allow_promotion_codes: flag.optional(),
        automatic_tax: z.strictObject({ enabled: flag }).optional(),
        customer_update: z.strictObject({ address: z.enum(['auto', 'never']) }).optional(),
      })
      .refine(
        ({ mode, subscription_data: sub, payment_intent_data: intent }) =>
          mode === 'subscription' ? intent === undefined : sub === undefined,
        'data of the other mode',
      ),
  ),
  'GET /v1/checkout/sessions': read({
    ...page,
    customer: id('cus'),
    expand: z.array(z.enum(['data.line_items', 'data.payment_intent.latest_charge'])).optional(),
  }),
  // Without a key: expiring a second time is refused anyway.
  'POST /v1/checkout/sessions/:id/expire': { params: z.strictObject({}), keyed: false },
  'GET /v1/subscriptions': read({
    ...page,
    customer: id('cus'),
    status: z.enum(['all', 'active', 'canceled', 'ended']).optional(),
  }),
  'GET /v1/subscriptions/:id': read({}),
  'POST /v1/subscriptions/:id': write(
    z.union([
      z.strictObject({ cancel_at_period_end: flag }),
      z.strictObject({ ...change, payment_behavior: z.literal('error_if_incomplete') }),
    ]),
  ),
  'DELETE /v1/subscriptions/:id': write(z.strictObject({})),
  'GET /v1/invoices': read({
    ...page,
    customer: id('cus'),
    expand: z.array(z.literal('data.payments')).optional(),
  }),
  'POST /v1/invoices/create_preview': {
    params: z.strictObject({
      subscription: id('sub'),
      subscription_details: z.strictObject(change),
    }),
    keyed: false,
  },
  'GET /v1/invoice_payments': read({
    ...page,
    invoice: id('in'),
    status: z.enum(['open', 'paid', 'canceled']).optional(),
  }),
  'GET /v1/charges': read({ ...page, customer: id('cus') }),
  'GET /v1/refunds': read({ ...page, charge: id('ch') }),
  'POST /v1/refunds': write(
    z.strictObject({
      payment_intent: id('pi'),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']),
      amount: uint.optional(),
    }),
  ),
  'GET /v1/disputes': read({ ...page, charge: id('ch') }),
  'GET /v1/payment_intents': read({ ...page, customer: id('cus') }),
  'GET /v1/payment_intents/:id': read({}),
  'POST /v1/billing_portal/sessions': {
    params: z.strictObject({ customer: id('cus'), return_url: url }),
    keyed: false,
  },
};

/** The call of a request, and the id in its path. */
export function callOf(
  method: string,
  path: string,
): { name: string; call: Call; id: string } | undefined {
  for (const [name, call] of Object.entries(CALLS)) {
    const [verb, pattern = ''] = name.split(' ');
    if (verb !== method) continue;
    const match = path.match(new RegExp(`^${pattern.replace(':id', '([A-Za-z0-9_]+)')}$`));
    if (match !== null && (pattern.includes(':id') || pattern === path)) {
      return { name, call, id: match[1] ?? '' };
    }
  }
  return undefined;
}
