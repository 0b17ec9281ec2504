import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  type CardField,
  type CardInput,
  type CheckoutResult,
  cardProblems,
  EngineFailure,
  type PaymentEngine,
} from '../engine/index.js';
import { type CardText, type CardTrouble, filledCard, NO_CARD } from './pages/card-fields.js';
import { challengePage, checkoutPage } from './pages/checkout-page.js';
import { messagePage } from './pages/message-page.js';
import { portalPage } from './pages/portal-page.js';
import { challengePath, checkoutPath, PAGE_PATHS, portalPath } from './paths.js';
import type { Sandbox } from './sandbox.js';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const cardForm = z.object({
  number: z.string().max(40).catch(''),
  expiry: z.string().max(20).catch(''),
  cvc: z.string().max(10).catch(''),
});
const prefill = z.object({ card: z.string().max(40).catch('') });
const answerForm = z.object({ answer: z.enum(['complete', 'fail']).catch('fail') });

/** Accepts `12 / 34`, `1234` and `12/2034`; anything that isn't a date becomes month 0. */
function readCard({ number, expiry, cvc }: CardText): CardInput {
  const digits = expiry.replace(/[^\d]/g, '');
  const parts = /^(\d{2})(?:20)?(\d{2})$/.exec(digits);
  return {
    number,
    expMonth: Number(parts?.[1] ?? 0),
    expYear: 2000 + Number(parts?.[2] ?? 0),
    cvc: cvc.trim(),
  };
}

function fieldTrouble(fields: Partial<Record<CardField, string>>): CardTrouble | undefined {
  if (Object.keys(fields).length === 0) return undefined;
  return { message: 'Check your card details.', fields };
}

function sendPage(reply: FastifyReply, text: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

/** The pages that students see. Anyone who has a session's address may use it, as with the real gateway. */
export function registerPages(app: FastifyInstance, sandbox: Sandbox): void {
  addCheckout(app, sandbox);
  addChallenge(app, sandbox);
  addPortal(app, sandbox);
}

interface Shown {
  card: CardText;
  trouble?: CardTrouble;
}

async function showCheckout(
  sandbox: Sandbox,
  reply: FastifyReply,
  id: string,
  { card, trouble }: Shown,
): Promise<FastifyReply> {
  const view = await sandbox.read((engine) => {
    const session = engine.session(id);
    const record = engine.customerRecord(session.customerId);
    const price = record.prices.find((one) => one.id === session.priceId);
    return price && { session, price, email: record.customer.email, now: engine.now };
  });
  if (!view || view.session.status === 'expired') {
    const link = view && { url: view.session.cancelUrl, label: 'Go back and start again' };
    const message = 'This checkout is no longer open. You weren’t charged.';
    return sendPage(reply, messagePage({ title: 'This checkout has expired', message, link }), 410);
  }
  if (view.session.status === 'complete') {
    const link = { url: view.session.successUrl, label: 'Continue' };
    const message = 'You won’t be charged again.';
    return sendPage(reply, messagePage({ title: 'This is already paid', message, link }));
  }
  return sendPage(reply, checkoutPage({ ...view, card, trouble }), trouble ? 422 : 200);
}

/** Redirects the browser after an attempt to pay. */
function follow(reply: FastifyReply, result: CheckoutResult): FastifyReply {
  return reply.redirect(
    result.status === 'complete' ? result.session.successUrl : challengePath(result.session),
    303,
  );
}

function addCheckout(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(`${PAGE_PATHS.checkout}/:id`, (request: IdRequest, reply) => {
    const { card } = prefill.parse(request.query);
    return showCheckout(sandbox, reply, request.params.id, { card: filledCard(card) });
  });
  app.post(`${PAGE_PATHS.checkout}/:id`, async (request: IdRequest, reply) => {
    const { id } = request.params;
    const card = cardForm.parse(request.body ?? {});
    const input = readCard(card);
    const now = await sandbox.read((engine) => engine.now);
    const invalid = fieldTrouble(cardProblems(input, now));
    if (invalid) return showCheckout(sandbox, reply, id, { card, trouble: invalid });
    const result = await attemptOpen(sandbox, id, (engine) => engine.paySession(id, input));
    if (result === 'closed') return showCheckout(sandbox, reply, id, { card: NO_CARD });
    if (result.status !== 'failed') return follow(reply, result);
    const trouble = { message: result.message, fields: {} };
    return showCheckout(sandbox, reply, id, { card: { ...card, cvc: '' }, trouble });
  });
}

/** Changes an open session; if it was closed meanwhile, say in another tab, that's not an error. */
async function attemptOpen(
  sandbox: Sandbox,
  id: string,
  call: (engine: PaymentEngine) => CheckoutResult,
): Promise<CheckoutResult | 'closed'> {
  const { status } = await sandbox.read((engine) => engine.session(id));
  if (status !== 'open') return 'closed';
  try {
    return await sandbox.change(call);
  } catch (error) {
    if (error instanceof EngineFailure && error.code === 'session_closed') return 'closed';
    throw error;
  }
}

function addChallenge(app: FastifyInstance, sandbox: Sandbox): void {
  const path = `${PAGE_PATHS.checkout}/:id/challenge`;
  app.get(path, async ({ params }: IdRequest, reply) => {
    const view = await sandbox.read((engine) => {
      const session = engine.session(params.id);
      const { prices } = engine.customerRecord(session.customerId);
      const price = prices.find((one) => one.id === session.priceId);
      return { session, price };
    });
    const { session, price } = view;
    if (session.status !== 'open' || session.challengedPaymentId === null || !price) {
      return reply.redirect(checkoutPath(session), 303);
    }
    return sendPage(reply, challengePage({ session, price }));
  });
  app.post(path, async (request: IdRequest, reply) => {
    const { id } = request.params;
    const { answer } = answerForm.parse(request.body ?? {});
    const { challengedPaymentId } = await sandbox.read((engine) => engine.session(id));
    if (challengedPaymentId === null) return reply.redirect(checkoutPath({ id }), 303);
    const result = await attemptOpen(sandbox, id, (engine) =>
      engine.answerChallenge(id, answer === 'complete'),
    );
    if (result === 'closed') return showCheckout(sandbox, reply, id, { card: NO_CARD });
    if (result.status !== 'failed') return follow(reply, result);
    const trouble = { message: result.message, fields: {} };
    return showCheckout(sandbox, reply, id, { card: NO_CARD, trouble });
  });
}

async function showPortal(
  sandbox: Sandbox,
  reply: FastifyReply,
  id: string,
  shown: Shown & { saved: boolean },
): Promise<FastifyReply> {
  const view = await sandbox.read((engine) => {
    const visit = engine.portalSession(id);
    return { visit, record: engine.customerRecord(visit.customerId) };
  });
  return sendPage(reply, portalPage({ ...view, ...shown }), shown.trouble ? 422 : 200);
}

function addPortal(app: FastifyInstance, sandbox: Sandbox): void {
  const path = `${PAGE_PATHS.portal}/:id`;
  app.get(path, (request: IdRequest, reply) => {
    const { card } = prefill.parse(request.query);
    const saved = (request.query as { saved?: unknown }).saved === 'yes';
    return showPortal(sandbox, reply, request.params.id, { card: filledCard(card), saved });
  });
  app.post(path, async (request: IdRequest, reply) => {
    const { id } = request.params;
    const card = cardForm.parse(request.body ?? {});
    const input = readCard(card);
    const now = await sandbox.read((engine) => engine.now);
    const invalid = fieldTrouble(cardProblems(input, now));
    if (invalid) return showPortal(sandbox, reply, id, { card, trouble: invalid, saved: false });
    try {
      await sandbox.change((engine) =>
        engine.replaceCard(engine.portalSession(id).customerId, input),
      );
    } catch (error) {
      if (!(error instanceof EngineFailure) || !/^(card_d|insuf)/.test(error.code)) throw error;
      const trouble = { message: error.message, fields: {} };
      const left = { ...card, cvc: '' };
      return showPortal(sandbox, reply, id, { card: left, trouble, saved: false });
    }
    return reply.redirect(`${portalPath({ id })}?saved=yes`, 303);
  });
}
