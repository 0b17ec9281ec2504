import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the api process answers; all else is a file. */
const API_PREFIXES = ['/api', '/auth/v1', '/functions/v1', '/management_support/queues'];
/** Seconds: a killed api serves again after about that long. */
const RETRY_AFTER = '2';
const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is starting again. Please repeat this in a few seconds.',
};

/**
 * Tells the api who asks, as Fastify's `trustProxy` made it out. The visitor's own X-Forwarded-*
 * never pass: they would let him choose his address.
 */
function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** The answer while no api process can be asked. */
function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(UNAVAILABLE);
}

/** Hands the api's paths to the api process, bodies as streams, so signatures over them hold. */
export async function registerApiProxy(app: FastifyInstance, apiPort: number): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await app.register(httpProxy, {
      upstream: `http://127.0.0.1:${apiPort}`,
      prefix,
      rewritePrefix: prefix,
      // An api that says 503 says it to the visitor; waiting here would pile requests up.
      maxRetriesOn503: 0,
      retryMethods: [],
      undici: { connections: 256, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...forwardedHeaders(request as FastifyRequest),
        }),
        onError: (reply) => void sendUnavailable(reply as FastifyReply),
      },
    });
  }
}
