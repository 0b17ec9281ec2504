import httpProxy from '@fastify/http-proxy';
import { BASE_PATH, PAGE_PATHS } from '@prepward/pay-sandbox/paths';
import type { FastifyInstance } from 'fastify';
import { isFromHere } from '../from-here.js';

/**
 * Matches the whole address of a page that students see, so that dots or escapes can't lead elsewhere.
 * Everything else moves clocks and money, and is for this machine only.
 */
const STUDENT_PAGE = new RegExp(
  `^(${PAGE_PATHS.checkout}/\\w+(/challenge)?|${PAGE_PATHS.portal}/\\w+|${PAGE_PATHS.assets}/\\w+\\.\\w+)(\\?.*)?$`,
);

const NOTHING = "There's nothing at this address.\n";

/** Puts the payment sandbox on the product's origin: pages for everyone, controls for this machine only. */
export function registerPaySandbox(app: FastifyInstance, port: number): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (STUDENT_PAGE.test(request.raw.url ?? '') || isFromHere(request.raw)) return;
      await reply.code(404).header('cache-control', 'no-store').type('text/plain').send(NOTHING);
    });
    await scope.register(httpProxy, {
      upstream: `http://127.0.0.1:${port}`,
      prefix: BASE_PATH,
      rewritePrefix: BASE_PATH,
      retryMethods: [],
    });
  });
}
