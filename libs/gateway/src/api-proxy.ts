import { pipeline, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { API_PREFIXES } from '@prepward/contracts/api-prefixes';
import type { BodyRule } from '@prepward/contracts/body-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shareRequests } from './fair-shares.js';
import { API_CONNECTIONS, type GatewayLimits } from './limits.js';
import { refuse, UNAVAILABLE } from './refusals.js';
import { answerBuffer, readBodiesFirst } from './whole-bodies.js';

/** Other headers by which proxies name the visitor; nothing here sets them. */
const CLAIMS = { forwarded: undefined, 'x-real-ip': undefined };

/** We have already answered "100 Continue", and the body has arrived. */
const ANSWERED = { expect: undefined };

/**
 * Tells the api who is calling, as determined by Fastify's `trustProxy`. The visitor's own
 * X-Forwarded-* headers are never passed on: they could fake the IP address.
 */
function forwardedHeaders(request: FastifyRequest): Record<string, string | undefined> {
  return {
    ...CLAIMS,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

const HOP = new Set(['connection', 'keep-alive']);

/** Drops hop-by-hop headers: they are about the api's connection to us, not the visitor's. */
function withoutHop<Headers extends Record<string, unknown>>(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !HOP.has(name));
  return Object.fromEntries(kept) as Headers;
}

/** Forwards the api's paths to the api process, each request once it has fully arrived. */
export async function registerApiProxy(
  app: FastifyInstance,
  apiPort: number,
  limits: GatewayLimits,
  bodies: readonly BodyRule[],
): Promise<void> {
  await app.register(async (scope) => {
    readBodiesFirst(scope, bodies);
    shareRequests(scope, limits);
    for (const prefix of API_PREFIXES) {
      await scope.register(httpProxy, {
        upstream: `http://127.0.0.1:${apiPort}`,
        prefix,
        rewritePrefix: prefix,
        // A 503 from the api goes to the visitor: retrying here would pile up requests.
        maxRetriesOn503: 0,
        retryMethods: [],
        undici: {
          connections: API_CONNECTIONS,
          pipelining: 1,
          headersTimeout: 60_000,
          bodyTimeout: 60_000,
        },
        replyOptions: {
          rewriteHeaders: withoutHop,
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            ...ANSWERED,
            ...forwardedHeaders(request as FastifyRequest),
          }),
          onResponse: (_request, reply, response) => {
            const { stream } = response as unknown as { stream: Readable };
            const answer = answerBuffer();
            pipeline(stream, answer, () => undefined);
            void (reply as FastifyReply).send(answer);
          },
          onError: (reply) => void refuse(reply as FastifyReply, UNAVAILABLE),
        },
      });
    }
  });
}
