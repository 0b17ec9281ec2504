import httpProxy from '@fastify/http-proxy';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { BODY_RULES, type BodyRule } from '@prepward/contracts/body-rules';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { registerApiProxy } from './api-proxy.js';
import { shareConnections } from './fair-shares.js';
import { endLateRequests } from './late-requests.js';
import { GATEWAY_LIMITS, type GatewayLimits } from './limits.js';
import {
  BROKEN_INSIDE,
  endWith,
  HEADERS_TOO_LARGE,
  MALFORMED,
  NO_METHOD,
  NOTHING_HERE,
  type Refusal,
  refuse,
  TOO_LARGE,
  TOO_SLOW,
  WRONG_TYPE,
} from './refusals.js';
import { registerSites, type Site } from './sites.js';

/** Where the two front ends come from: built folders, or Vite's servers while developing. */
export type Faces =
  | { kind: 'built'; sites: readonly Site[] }
  | { kind: 'vite'; webPort: number; adminPort: number };

export interface GatewayOptions {
  apiPort: number;
  faces: Faces;
  /** The public origin is https. */
  https: boolean;
  /** Origin of the captcha script, which pages may load if a captcha is set up. */
  captchaOrigin?: string | undefined;
  /** Addresses of proxies in front whose X-Forwarded-* count. */
  trustProxy: string[];
  /** Adds routes that only this gateway has, such as the caught emails of `npm start`. */
  addRoutes?: ((app: FastifyInstance) => void) | undefined;
  /** Tests shorten them. */
  limits?: Partial<GatewayLimits>;
  /** The route table's rules, unless a test passes others. */
  bodies?: readonly BodyRule[];
}

async function registerVite(app: FastifyInstance, webPort: number, adminPort: number) {
  const places = [
    [BACK_OFFICE_PATH, BACK_OFFICE_PATH, adminPort],
    // The same page, which shows the sign-in there.
    [STAFF_SIGN_IN_PATH, BACK_OFFICE_PATH, adminPort],
    ['/', '/', webPort],
  ] as const;
  for (const [prefix, rewritePrefix, port] of places) {
    await app.register(httpProxy, {
      upstream: `http://127.0.0.1:${port}`,
      prefix,
      rewritePrefix,
      // Vite's WebSocket for changed files.
      websocket: true,
      retryMethods: [],
    });
  }
}

/** Node's error codes for requests that can't be parsed. */
const BROKEN: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
};

/** Worded like every other refusal; internal details aren't sent out. */
function refusalOf(error: FastifyError): Refusal {
  const { statusCode = 500 } = error;
  const known = [TOO_LARGE, WRONG_TYPE].find(({ status }) => status === statusCode);
  if (known !== undefined) return known;
  if (statusCode < 500) return MALFORMED;
  process.stderr.write(`${error.stack}\n`);
  return BROKEN_INSIDE;
}

/**
 * The one origin: sites and api behind one server. It does not listen yet.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const limits = { ...GATEWAY_LIMITS, ...options.limits };
  const { faces, bodies = BODY_RULES } = options;
  const app = Fastify({
    logger: false,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    requestTimeout: limits.fileMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Vite's WebSocket is silent until a file changes.
    connectionTimeout: faces.kind === 'built' ? limits.stillMs : 0,
    frameworkErrors: (_error, _request, reply) => void refuse(reply, MALFORMED),
    clientErrorHandler: (error, socket) => endWith(socket, BROKEN[error.code] ?? MALFORMED),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    // Requests that come at the last moment still finish; idle connections don't delay the shutdown.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== TOO_LARGE) return refuse(reply, refusal);
    // Doesn't wait for the rest of the body.
    reply.hijack();
    endWith(request.raw.socket, refusal);
    return reply;
  });
  app.setNotFoundHandler(({ method }, reply) =>
    // Every address answers to GET, if only with "not found".
    refuse(reply, method === 'GET' || method === 'HEAD' ? NOTHING_HERE : NO_METHOD),
  );
  endLateRequests(app, limits, bodies);
  shareConnections(app.server, limits, options.trustProxy);
  await registerApiProxy(app, options.apiPort, limits, bodies);
  options.addRoutes?.(app);
  if (faces.kind === 'built') {
    await registerSites(app, faces.sites, options.https, options.captchaOrigin);
  } else await registerVite(app, faces.webPort, faces.adminPort);
  return app;
}

/** Requests that take longer than this, in ms, are cut off on shutdown. */
const DRAIN_MS = 10_000;

/** Closes a gateway: running requests finish, connections that become idle meanwhile are closed. */
export async function closeGateway(app: FastifyInstance): Promise<void> {
  const startedAt = Date.now();
  // Node closes idle connections only once, and keeps a connection alive if its last answer comes later.
  const sweep = setInterval(() => {
    if (Date.now() - startedAt < DRAIN_MS) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, 50);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}
