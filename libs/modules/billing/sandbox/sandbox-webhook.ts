import { createHmac, timingSafeEqual } from 'node:crypto';
import { type GatewayEvent, WEBHOOK_TOLERANCE_S, WebhookRefused } from '../gateway.js';
import { eventBody } from './sandbox-answers.js';

/** `t=<seconds>,v1=<hex>`, as the sandbox signs: HMAC-SHA256 of the time, a dot and the body. */
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Checks a webhook's signature and reads it.
 *
 * @param nowMs the real time: the sandbox signs with that, wherever its own clock is
 * @throws WebhookRefused
 */
export function readSandboxWebhook(
  rawBody: Buffer,
  header: string | string[] | undefined,
  secret: string,
  nowMs: number,
): GatewayEvent {
  const [, t = '', given = ''] = SIGNATURE.exec(typeof header === 'string' ? header : '') ?? [];
  if (t === '') throw new WebhookRefused('The signature is missing or not in its form.');
  const wanted = createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest();
  if (!timingSafeEqual(wanted, Buffer.from(given, 'hex'))) {
    throw new WebhookRefused('The signature is not right.');
  }
  if (Math.abs(nowMs / 1000 - Number(t)) > WEBHOOK_TOLERANCE_S) {
    throw new WebhookRefused('The webhook is too old.');
  }
  const parsed = eventBody.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new WebhookRefused('The body is not an event.');
  const { object, createdAt, ...event } = parsed.data;
  const orderId = object?.metadata?.orderId ?? null;
  return { ...event, orderId, createdAt: new Date(createdAt) };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
