import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of a request whose body hasn't fully arrived `ms` after its head; streams get
 * the server's longer timeout. Registered after `takeBodies`, which marks the streams.
 */
export function endLateRequests(fastify: FastifyInstance, ms: number): void {
  fastify.addHook('onRequest', async ({ raw, routeOptions }) => {
    const length = raw.headers['transfer-encoding'] ?? raw.headers['content-length'] ?? '0';
    if (length === '0' || routeOptions.config.body?.form === 'stream') return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, ms);
    raw.once('close', () => clearTimeout(timer));
  });
}
