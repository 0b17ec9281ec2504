import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of a request whose body is not all here in time, `ms` after its head; streams
 * have the longer time of the server. Registered after `takeBodies`, which tells streams.
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
