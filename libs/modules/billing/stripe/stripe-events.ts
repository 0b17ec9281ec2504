import { z } from 'zod';

const withOrder = z.object({ metadata: z.object({ order: z.uuid() }) });

const CARRIES_ORDER = z.union([
  z.object({ client_reference_id: z.uuid() }).transform((session) => session.client_reference_id),
  withOrder.transform(({ metadata }) => metadata.order),
  z
    .object({ parent: z.object({ subscription_details: withOrder }) })
    .transform(({ parent }) => parent.subscription_details.metadata.order),
]);

/**
 * The order that an event's object carries, as passed to `createCheckout`: on a session, a
 * subscription, an invoice, or a product's payment or charge. Null for anything else.
 */
export function orderIn(object: object): string | null {
  return CARRIES_ORDER.safeParse(object).data ?? null;
}
