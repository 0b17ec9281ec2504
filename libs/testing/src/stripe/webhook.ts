import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

/** Ways in which a signed event may differ. */
export interface EventOptions {
  id?: string;
  type?: string;
  secret?: string;
  /** How long ago it was signed, seconds. */
  ageS?: number;
}

/** The signing secret of webhooks in tests. */
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A webhook as Stripe sends it: its body and the header that signs it. */
export function signedEvent(
  object: object,
  { id, type = 'invoice.paid', secret = WEBHOOK_SECRET, ageS = 0 }: EventOptions = {},
): { body: string; headers: { 'stripe-signature': string } } {
  const now = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: id ?? `evt_${randomBytes(8).toString('hex')}`,
    object: 'event',
    type,
    created: now - ageS,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: now - ageS,
  });
  return { body, headers: { 'stripe-signature': signature } };
}
