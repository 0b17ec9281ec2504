import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Refused } from './errors.js';
import { type ControlView, controlPage } from './pages/control-page.js';
import { CONTROL_PATH } from './paths.js';
import type { Sandbox } from './sandbox.js';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** Most rows in each table. */
const SHOWN = 50;

const HOUR_MS = 3_600_000;

const hoursForm = z.object({ hours: z.coerce.number().int().min(1).max(87_600) });
const centsForm = z.object({ cents: z.coerce.number().int().min(1).max(99_999_999) });
const outcomeForm = z.object({ outcome: z.enum(['won', 'lost']) });
const orderForm = z.object({ order: z.enum(['oldest-first', 'newest-first']) });
const doneQuery = z.object({ done: z.string().max(40).catch('') });

/** What the page says after each action. */
const DONE: Readonly<Record<string, string>> = {
  clock: 'The clock was moved forward.',
  refund: 'The payment was refunded.',
  dispute: 'The payment is disputed.',
  closed: 'The dispute is closed.',
  held: 'Webhooks are held back.',
  released: 'Webhooks are on their way.',
  resent: 'The event is on its way again.',
};

function formOf<S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
  expected: string,
): z.infer<S> {
  const parsed = schema.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  throw new Refused(400, 'invalid', `Expected ${expected}.`);
}

/** Refuses forms that a stranger's page sends here, which the browser marks as coming from elsewhere. */
async function sameSite({ method, headers }: FastifyRequest): Promise<void> {
  if (method === 'GET' || headers['sec-fetch-site'] === 'same-origin') return;
  throw new Refused(403, 'forbidden', 'This can only be done on the control page itself.');
}

/** The control page. The server in front lets only browsers on this machine reach it. */
export function registerControl(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', sameSite);
      addPage(scope, sandbox);
      addActions(scope, sandbox);
    },
    { prefix: CONTROL_PATH },
  );
}

function back(reply: FastifyReply, done: string): FastifyReply {
  return reply.redirect(`${CONTROL_PATH}?done=${done}`, 303);
}

function addPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('', async (request, reply) => {
    const { done } = doneQuery.parse(request.query);
    const view: ControlView = await sandbox.read((engine) => ({
      now: engine.now,
      offsetMs: sandbox.offsetMs,
      held: sandbox.held,
      payments: Object.values(engine.state.payments)
        .slice(-SHOWN)
        .reverse()
        .map((payment) => ({
          payment,
          email: engine.state.customers[payment.customerId]?.email ?? '',
        })),
      disputes: Object.values(engine.state.disputes).slice(-SHOWN).reverse(),
      deliveries: sandbox.deliveries(SHOWN),
      done: Object.hasOwn(DONE, done) ? DONE[done] : undefined,
    }));
    return reply.type('text/html; charset=utf-8').send(controlPage(view));
  });
}

function addActions(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/clock', async (request, reply) => {
    const { hours } = formOf(request, hoursForm, 'a number of hours');
    await sandbox.moveClock(hours * HOUR_MS);
    return back(reply, 'clock');
  });
  app.post('/payments/:id/refund', async (request: IdRequest, reply) => {
    const { cents } = formOf(request, centsForm, 'an amount in cents');
    const { id: paymentId } = request.params;
    await sandbox.change((engine) => engine.refund({ paymentId, amountCents: cents }));
    return back(reply, 'refund');
  });
  app.post('/payments/:id/dispute', async ({ params }: IdRequest, reply) => {
    await sandbox.change((engine) => engine.openDispute(params.id));
    return back(reply, 'dispute');
  });
  app.post('/disputes/:id/close', async (request: IdRequest, reply) => {
    const { outcome } = formOf(request, outcomeForm, 'won or lost');
    await sandbox.change((engine) => engine.closeDispute(request.params.id, outcome));
    return back(reply, 'closed');
  });
  app.post('/webhooks/hold', async (_request, reply) => {
    await sandbox.hold();
    return back(reply, 'held');
  });
  app.post('/webhooks/release', async (request, reply) => {
    await sandbox.release(formOf(request, orderForm, 'an order').order);
    return back(reply, 'released');
  });
  app.post('/events/:id/resend', async ({ params }: IdRequest, reply) => {
    if (!(await sandbox.resend(params.id))) {
      throw new Refused(404, 'not_found', 'This event is no longer available.');
    }
    return back(reply, 'resent');
  });
}
