import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { PaymentEngine } from '../engine/index.js';
import { API_BODIES } from './api-schemas.js';
import { Refused } from './errors.js';
import { API_PATH, checkoutPath, portalPath } from './paths.js';
import type { Sandbox } from './sandbox.js';

export interface ApiOptions {
  sandbox: Sandbox;
  key: string;
  publicUrl: string;
}

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

function sameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** The validated body. @throws Refused with what is wrong, by field */
function bodyOf<S extends z.ZodType>(request: FastifyRequest, schema: S): z.infer<S> {
  const parsed = schema.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new Refused(400, 'invalid', "The request isn't valid.", errors);
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Refused(400, 'invalid', 'An Idempotency-Key is 1 to 255 visible ASCII characters.');
}

/** Runs a call that changes something: once per Idempotency-Key, if there is one. */
function changing<T>(
  sandbox: Sandbox,
  request: FastifyRequest,
  call: (engine: PaymentEngine) => T,
): Promise<T> {
  const key = keyOf(request);
  if (key === undefined) return sandbox.change(call);
  const fingerprint = `${request.method} ${request.url} ${JSON.stringify(request.body ?? {})}`;
  return sandbox.change((engine) => engine.once(key, fingerprint, () => call(engine)));
}

/** The API for the shop and for tests. Every call carries the key as a bearer token. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async ({ headers }) => {
        const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
        if (!sameText(token, options.key)) {
          throw new Refused(401, 'unauthorized', 'The key is missing or wrong.');
        }
      });
      addSales(scope, options);
      addSubscriptions(scope, options);
      addControl(scope, options);
    },
    { prefix: API_PATH },
  );
}

function addSales(app: FastifyInstance, { sandbox, publicUrl }: ApiOptions): void {
  app.get('/prices', () => sandbox.read((engine) => ({ items: engine.prices() })));
  app.post('/customers', (request) => {
    const body = bodyOf(request, API_BODIES.createCustomer);
    return changing(sandbox, request, (engine) => engine.createCustomer(body));
  });
  app.get('/customers/:id', ({ params }: IdRequest) =>
    sandbox.read((engine) => engine.customerRecord(params.id)),
  );
  app.post('/sessions', async (request) => {
    const body = bodyOf(request, API_BODIES.createSession);
    const session = await changing(sandbox, request, (engine) => engine.createSession(body));
    return { ...session, url: publicUrl + checkoutPath(session) };
  });
  app.get('/sessions/:id', ({ params }: IdRequest) =>
    sandbox.read((engine) => engine.session(params.id)),
  );
  app.post('/sessions/:id/expire', (request: IdRequest) => {
    bodyOf(request, API_BODIES.nothing);
    return changing(sandbox, request, (engine) => engine.expireSession(request.params.id));
  });
  app.post('/portal', async (request) => {
    const { customerId, returnUrl } = bodyOf(request, API_BODIES.createPortal);
    const session = await changing(sandbox, request, (engine) =>
      engine.createPortalSession(customerId, returnUrl),
    );
    return { ...session, url: publicUrl + portalPath(session) };
  });
  app.post('/customers/:id/void-credit', (request: IdRequest) => {
    const { amountCents } = bodyOf(request, API_BODIES.voidCredit);
    return changing(sandbox, request, (engine) =>
      engine.voidCredit(request.params.id, amountCents),
    );
  });
  app.post('/refunds', (request) => {
    const body = bodyOf(request, API_BODIES.refund);
    return changing(sandbox, request, (engine) => engine.refund(body));
  });
}

function addSubscriptions(app: FastifyInstance, { sandbox }: ApiOptions): void {
  app.get('/subscriptions/:id', ({ params }: IdRequest) =>
    sandbox.read((engine) => engine.subscription(params.id)),
  );
  app.post('/subscriptions/:id/cancel', (request: IdRequest) => {
    const body = bodyOf(request, API_BODIES.cancel);
    return changing(sandbox, request, (engine) =>
      engine.cancelSubscription(request.params.id, body),
    );
  });
  app.post('/subscriptions/:id/resume', (request: IdRequest) => {
    bodyOf(request, API_BODIES.nothing);
    return changing(sandbox, request, (engine) => engine.resumeSubscription(request.params.id));
  });
  app.post('/subscriptions/:id/preview', (request: IdRequest) => {
    const body = bodyOf(request, API_BODIES.change);
    return sandbox.read((engine) => engine.previewChange(request.params.id, body));
  });
  app.post('/subscriptions/:id/change', (request: IdRequest) => {
    const body = bodyOf(request, API_BODIES.change);
    return changing(sandbox, request, (engine) => engine.changePlan(request.params.id, body));
  });
}

/** What only a sandbox can do: control the time, the banks and the webhook deliveries. */
function addControl(app: FastifyInstance, { sandbox }: ApiOptions): void {
  const clock = (engine: PaymentEngine) => ({ now: engine.now, offsetMs: sandbox.offsetMs });
  app.get('/clock', () => sandbox.read(clock));
  app.post('/clock', async (request) => {
    await sandbox.moveClock(bodyOf(request, API_BODIES.moveClock).byMs);
    return sandbox.read(clock);
  });
  app.post('/sessions/:id/pay', (request: IdRequest) => {
    const card = bodyOf(request, API_BODIES.pay);
    return changing(sandbox, request, (engine) => engine.paySession(request.params.id, card));
  });
  app.post('/sessions/:id/answer', (request: IdRequest) => {
    const { passed } = bodyOf(request, API_BODIES.answer);
    return changing(sandbox, request, (engine) =>
      engine.answerChallenge(request.params.id, passed),
    );
  });
  app.post('/customers/:id/card', (request: IdRequest) => {
    const card = bodyOf(request, API_BODIES.pay);
    return changing(sandbox, request, (engine) => {
      const { behavior: _secret, ...method } = engine.replaceCard(request.params.id, card);
      return method;
    });
  });
  app.post('/disputes', (request) => {
    const { paymentId, reason } = bodyOf(request, API_BODIES.dispute);
    return changing(sandbox, request, (engine) => engine.openDispute(paymentId, reason));
  });
  app.post('/disputes/:id/close', (request: IdRequest) => {
    const { outcome } = bodyOf(request, API_BODIES.closeDispute);
    return changing(sandbox, request, (engine) => engine.closeDispute(request.params.id, outcome));
  });
  addWebhookControl(app, sandbox);
}

function addWebhookControl(app: FastifyInstance, sandbox: Sandbox): void {
  const shown = () => ({
    held: sandbox.held,
    items: sandbox
      .deliveries(200)
      .map(({ delivery, event }) => ({ ...delivery, type: event?.type ?? null })),
  });
  app.get('/webhooks', () => sandbox.read(shown));
  app.post('/webhooks/hold', async (request) => {
    bodyOf(request, API_BODIES.nothing);
    await sandbox.hold();
    return shown();
  });
  app.post('/webhooks/release', async (request) => {
    await sandbox.release(bodyOf(request, API_BODIES.release).order);
    return shown();
  });
  app.post('/events/:id/resend', async (request: IdRequest) => {
    bodyOf(request, API_BODIES.nothing);
    if (!(await sandbox.resend(request.params.id))) {
      throw new Refused(404, 'not_found', `No event has the id ${request.params.id}.`);
    }
    return shown();
  });
}
