import httpProxy from '@fastify/http-proxy';
import { BASE_PATH } from '@prepward/id-sandbox/paths';
import type { FastifyInstance } from 'fastify';

/** Puts the Google sandbox on the product's origin. Its accounts are made up, so it has nothing to hide. */
export function registerGoogleSandbox(app: FastifyInstance, port: number): void {
  app.register(httpProxy, {
    upstream: `http://127.0.0.1:${port}`,
    prefix: BASE_PATH,
    rewritePrefix: BASE_PATH,
    retryMethods: [],
  });
}
