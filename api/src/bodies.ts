import { type Readable, Transform } from 'node:stream';
import { BODY_RULES, type BodyRule } from '@prepward/contracts/body-rules';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { mountedAt } from './auth-requests.js';

/** Media types by which the server tells raw bodies from those it parses; no one sends them. */
const MEDIA_TYPE = {
  bytes: 'application/x-raw-bytes',
  stream: 'application/x-raw-stream',
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the body of this route is taken; unset where the route table has no such route. */
    body?: BodyRule;
  }
}

/** The address of a rule's route on the server. */
function registeredAs({ method, path }: BodyRule, authPrefix: string): string {
  return `${method} ${mountedAt(path, authPrefix)}`;
}

/** Passes a stream on as it arrives, and fails once more than `limit` bytes have arrived. */
function upTo(limit: number, payload: Readable): Readable {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      else done(null, chunk);
    },
  });
  payload.once('error', (error) => counter.destroy(error));
  payload.once('close', () => {
    if (!payload.readableEnded) counter.destroy();
  });
  return payload.pipe(counter);
}

/** Fastify picks a body's parser by media type: raw bodies get one of ours. */
function nameRawBody(request: FastifyRequest): void {
  const { body } = request.routeOptions.config;
  if (body === undefined || body.form === 'parsed') return;
  request.headers = { 'content-type': MEDIA_TYPE[body.form] };
}

/** Refuses our media types where a client sends them to a route that parses. */
function insistOn(request: FastifyRequest, form: BodyRule['form']): void {
  if (request.routeOptions.config.body?.form !== form) {
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  }
}

/**
 * Takes the body of each route as its row of the route table says: up to which size, and parsed or
 * raw. Called before any route is registered.
 *
 * The media type that a request gave for its raw body is in `request.raw.headers`.
 */
export function takeBodies(
  fastify: FastifyInstance,
  authPrefix: string,
  rules: readonly BodyRule[] = BODY_RULES,
): void {
  const byAddress = new Map(rules.map((rule) => [registeredAs(rule, authPrefix), rule]));
  fastify.addHook('onRoute', (route) => {
    const rule = byAddress.get(`${[route.method].flat()[0]} ${route.url}`);
    if (rule === undefined) return;
    route.bodyLimit = rule.limit;
    route.config = Object.assign(route.config ?? {}, { body: rule });
  });
  fastify.addHook('onRequest', async (request) => nameRawBody(request));
  fastify.addContentTypeParser(
    MEDIA_TYPE.bytes,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      insistOn(request, 'bytes');
      return bytes;
    },
  );
  fastify.addContentTypeParser(
    MEDIA_TYPE.stream,
    async (request: FastifyRequest, payload: Readable) => {
      insistOn(request, 'stream');
      const limit = request.routeOptions.bodyLimit;
      if (Number(request.headers['content-length']) > limit) {
        throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      }
      return upTo(limit, payload);
    },
  );
}
