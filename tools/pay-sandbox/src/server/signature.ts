import { createHmac } from 'node:crypto';

/** The header with a webhook's signature. */
export const SIGNATURE_HEADER = 'sandbox-signature';

/**
 * `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 of the time, a dot and the body as it is sent.
 *
 * @param atMs the real time of sending: a receiver compares it with its own clock
 */
export function signWebhook(body: string, secret: string, atMs: number): string {
  const t = Math.floor(atMs / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
