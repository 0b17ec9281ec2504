import type { BodyRule } from '@prepward/contracts/body-rules';
import type { FastifyInstance } from 'fastify';
import { bodyTreatment } from './body-rules.js';
import type { GatewayLimits } from './limits.js';
import { endWith, TOO_SLOW } from './refusals.js';

/**
 * Ends requests that haven't fully arrived in time. Node has only one such limit per server, which must
 * be long enough for files: here each request has its own.
 */
export function endLateRequests(
  app: FastifyInstance,
  limits: GatewayLimits,
  rules: readonly BodyRule[],
): void {
  const treatmentOf = bodyTreatment(rules);
  app.addHook('onRequest', async ({ raw, method, url }) => {
    const hasBody = raw.headers['transfer-encoding'] ?? raw.headers['content-length'] ?? '0';
    if (hasBody === '0' || treatmentOf(method, url).streams) return;
    const timer = setTimeout(() => {
      if (!raw.complete) endWith(raw.socket, TOO_SLOW);
    }, limits.requestMs);
    raw.once('close', () => clearTimeout(timer));
  });
}
