import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { Logger as NestLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMIT } from '@prepward/contracts/http-limits';
import type { AppConfig } from '@prepward/platform/config';
import { DomainError } from '@prepward/platform/errors';
import { actorIdOf, bodyProblem, type Principal } from '@prepward/platform/http';
import {
  ErrorTally,
  metrics,
  type RequestSpan,
  requestSpan,
  withRequestId,
} from '@prepward/platform/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule, loadHttp } from './app.module.js';
import { AUTH_VERSION, authRequests } from './auth-requests.js';
import { takeBodies } from './bodies.js';
import { endLateRequests } from './late-requests.js';
import { describeApi } from './openapi.js';
import { mountQueueBoard } from './queue-board/mount-board.js';
import { checkRoutes } from './route-check.js';
import { MAX_CONNECTIONS, MAX_PARAM_LENGTH, REQUEST_MS, SERVER_LIMITS } from './server-limits.js';
import { refuseUnreadable } from './unreadable-addresses.js';

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const requestLog = new NestLogger('Request');
/** Probes and scrapes would drown everything else. */
const PROBES = /\/(health|ready)$/;

/** One log line and one count per request, no matter what answered it, with the route but not the URL. */
function noteRequest(
  request: FastifyRequest & { user?: Principal },
  reply: FastifyReply,
  errors: ErrorTally,
): void {
  const { method } = request;
  const route = request.routeOptions.url ?? 'unknown';
  const { statusCode: status, elapsedTime } = reply;
  metrics.httpSeconds.observe({ method, route, status: String(status) }, elapsedTime / 1000);
  if (PROBES.test(route)) return;
  if (status >= 500) errors.add();
  const line = {
    method,
    route,
    status,
    ms: Math.round(elapsedTime),
    userId: actorIdOf(request.user),
  };
  if (status >= 500) requestLog.error(line);
  else requestLog.log(line);
}

/** Whether nothing follows the headers: clients name a media type even where they send nothing. */
function isEmpty({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] === undefined && (length === undefined || length === '0');
}

function addHooks(fastify: FastifyInstance, config: AppConfig, errors: ErrorTally): void {
  const isAuth = authRequests(config.auth.prefix);
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Cache-Control', 'no-store');
    if (isAuth(request)) reply.headers(AUTH_VERSION);
    if (isEmpty(request)) delete request.headers['content-type'];
    const { traceparent } = request.headers;
    const span = requestSpan(
      request.method,
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    spans.set(request, span);
    span.run(() => withRequestId(request.id, done));
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { body, query, params } = request;
    for (const [part, value] of Object.entries({ body, query, params })) {
      const problem = bodyProblem(value);
      if (problem === undefined) continue;
      done(new DomainError('VALIDATION_FAILED', undefined, { [part]: problem }));
      return;
    }
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    withRequestId(request.id, () => noteRequest(request, reply, errors));
    const route = request.routeOptions.url ?? 'unknown';
    spans.get(request)?.end({ method: request.method, route, status: reply.statusCode });
    done();
  });
}

async function addHeaders(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  await app.register(helmet, {
    // Answers are data; the readable description of the API is the one page, with its own policy.
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.enableCors({
    origin: [config.publicUrl, ...config.api.corsOrigins],
    exposedHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link', 'Content-Range'],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
    // A preflight that doesn't say what it's for gets the same answer, not the library's own error.
    strictPreflight: false,
  });
}

/**
 * The API, ready to listen. Tests use the same one.
 *
 * @param look gets the server before the queue board and the controllers add their routes to it
 */
export async function createApp(
  config: AppConfig,
  look: (server: FastifyInstance) => void = () => undefined,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...SERVER_LIMITS,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: refuseUnreadable(config.auth.prefix),
    trustProxy: config.api.trustProxy,
    genReqId: (request: IncomingMessage) => requestId(request.headers['x-request-id']),
    // While draining, requests on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  const parts = await loadHttp();
  const module = AppModule.forRoot(config, parts);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  app.getHttpServer().maxConnections = MAX_CONNECTIONS;
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  takeBodies(fastify, config.auth.prefix);
  endLateRequests(fastify, REQUEST_MS);
  addHooks(fastify, config, app.get(ErrorTally));
  await addHeaders(app, config);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  checkRoutes(app);
  describeApi(app);
  look(fastify);
  await mountQueueBoard(app);
  return app;
}
