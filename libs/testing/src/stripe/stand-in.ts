import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { callOf, STAND_IN_VERSION } from './calls.js';
import { readForm } from './form.js';
import { list, type StripeObject, StripeWorld } from './world.js';

/** What goes wrong with a call: an answer, silence, or an answer that is lost after it was done. */
export type Fault = 402 | 409 | 429 | 500 | 'timeout' | 'lost';

/** A call that was taken. */
export interface TakenCall {
  name: string;
  params: unknown;
  key: string | undefined;
}

class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string },
  ) {
    super(error.message);
  }
}

const FAULTS: Record<number, { type: string; code?: string; message: string }> = {
  402: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  409: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use.' },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
  500: { type: 'api_error', message: 'Something went wrong.' },
};

// biome-ignore lint/suspicious/noExplicitAny: parameters were parsed by the schema of their call
type Params = any;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A local HTTP server that answers as Stripe does, as far as the product calls it, and refuses what
 * Stripe would: another version, unknown parameters, a key that was used for something else.
 */
export class StripeStandIn {
  readonly world = new StripeWorld();
  readonly calls: TakenCall[] = [];
  private readonly faults: { name: string; fault: Fault }[] = [];
  private readonly answers = new Map<string, { request: string; status: number; body: string }>();
  private readonly server: Server;
  /** Calls that were refused because they are not as Stripe wants them: none, in a test that passes. */
  readonly refusals: string[] = [];

  private constructor() {
    this.server = createServer((request, response) => {
      void this.take(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<StripeStandIn> {
    const standIn = new StripeStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Makes the next calls of a name fail, each once: `POST /v1/refunds`. */
  fail(name: string, ...faults: Fault[]): void {
    this.faults.push(...faults.map((fault) => ({ name, fault })));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const text = await bodyOf(request);
    const found = callOf(request.method ?? '', url.pathname);
    const key = request.headers['idempotency-key'];
    const fault = this.faultOf(found?.name);
    if (fault === 'timeout') return;
    if (typeof fault === 'number') {
      this.send(response, fault, { error: FAULTS[fault] });
      return;
    }
    const whole = `${request.method} ${url.pathname} ${text}`;
    const known = typeof key === 'string' ? this.answers.get(key) : undefined;
    const { status, body } =
      known === undefined
        ? this.answer(request, url, text)
        : known.request === whole
          ? known
          : this.refuse(
              400,
              'idempotency_error',
              'Keys for idempotent requests can only be used once',
            );
    if (typeof key === 'string' && status < 500)
      this.answers.set(key, { request: whole, status, body });
    if (fault === 'lost') response.destroy();
    else this.send(response, status, body);
  }

  private faultOf(name: string | undefined): Fault | undefined {
    const index = this.faults.findIndex((each) => each.name === name);
    return index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
  }

  private send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  private refuse(status: number, type: string, message: string) {
    this.refusals.push(message);
    return { status, body: JSON.stringify({ error: { type, message } }) };
  }

  private answer(
    request: IncomingMessage,
    url: URL,
    text: string,
  ): { status: number; body: string } {
    const { headers, method } = request;
    if (!/^Bearer sk_test_\w+$/.test(headers.authorization ?? '')) {
      return this.refuse(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    if (headers['stripe-version'] !== STAND_IN_VERSION) {
      return this.refuse(400, 'invalid_request_error', `Version ${headers['stripe-version']}`);
    }
    const found = callOf(method ?? '', url.pathname);
    if (found === undefined) {
      return this.refuse(
        404,
        'invalid_request_error',
        `Unrecognized URL ${method} ${url.pathname}`,
      );
    }
    const key = headers['idempotency-key'];
    if (found.call.keyed && (typeof key !== 'string' || key.startsWith('stripe-node-retry'))) {
      return this.refuse(400, 'idempotency_error', `${found.name} came without a key of its own`);
    }
    const given = readForm(method === 'GET' ? url.search.slice(1) : text);
    const parsed = found.call.params.safeParse(given);
    if (!parsed.success) {
      const why = z.prettifyError(parsed.error);
      return this.refuse(400, 'invalid_request_error', `${found.name}: ${why}`);
    }
    this.calls.push({ name: found.name, params: parsed.data, key: key?.toString() });
    try {
      return { status: 200, body: JSON.stringify(this.act(found.name, found.id, parsed.data)) };
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }

  private act(name: string, id: string, params: Params): unknown {
    const { world } = this;
    switch (name) {
      case 'POST /v1/customers': {
        const customer = { ...world.object('cus', 'customer'), ...params };
        world.customers.push(customer);
        return customer;
      }
      case 'GET /v1/prices':
        return list(world.prices.filter((price) => params.lookup_keys.includes(price.lookup_key)));
      case 'POST /v1/checkout/sessions':
        return world.openSession(params);
      case 'POST /v1/checkout/sessions/:id/expire': {
        const session = this.find(world.sessions, id);
        if (session.status !== 'open') this.problem('This session is not open');
        session.status = 'expired';
        return session;
      }
      case 'GET /v1/checkout/sessions':
        return list(
          this.of(world.sessions, params).map((session) => ({
            ...session,
            payment_intent:
              world.intents.find((each) => each.id === session.payment_intent) ?? null,
          })),
        );
      case 'GET /v1/subscriptions':
        return list(this.of(world.subscriptions, params));
      case 'GET /v1/subscriptions/:id':
        return this.find(world.subscriptions, id);
      case 'POST /v1/subscriptions/:id':
        return this.update(id, params);
      case 'DELETE /v1/subscriptions/:id': {
        const subscription = this.find(world.subscriptions, id);
        if (subscription.status === 'canceled') this.missing(id);
        world.cancel(subscription);
        return subscription;
      }
      case 'GET /v1/invoices':
        return list(this.of(world.invoices, params));
      case 'POST /v1/invoices/create_preview':
        return this.preview(params);
      default:
        return this.actOnMoney(name, id, params);
    }
  }

  private actOnMoney(name: string, id: string, params: Params): unknown {
    const { world } = this;
    switch (name) {
      case 'GET /v1/invoice_payments':
        return list(this.find(world.invoices, params.invoice).payments.data);
      case 'GET /v1/charges':
        return list(this.of(world.charges, params));
      case 'GET /v1/refunds':
        return list(world.refunds.filter(({ charge }) => charge === params.charge));
      case 'POST /v1/refunds': {
        const charge = world.charges.find((each) => each.payment_intent === params.payment_intent);
        if (charge?.amount === charge?.amount_refunded) {
          this.problem('Charge has already been refunded.', 'charge_already_refunded');
        }
        return world.refund(params.payment_intent);
      }
      case 'GET /v1/disputes':
        return list(world.disputes.filter(({ charge }) => charge === params.charge));
      case 'GET /v1/payment_intents/:id':
        return this.find(world.intents, id);
      case 'POST /v1/billing_portal/sessions':
        return {
          ...world.object('bps', 'billing_portal.session'),
          url: `https://billing.stripe.com/p/session/${params.customer}`,
        };
      default:
        throw new Error(`The stand-in does not do ${name}`);
    }
  }

  private update(id: string, params: Params): unknown {
    const { world } = this;
    const subscription = this.find(world.subscriptions, id);
    if (subscription.status === 'canceled') this.missing(id);
    if ('items' in params) {
      if (!world.cardWorks) {
        throw new StripeProblem(402, {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        });
      }
      world.change(subscription, world.priceOf(params.items[0].price), params.proration_date);
    } else {
      subscription.cancel_at_period_end = params.cancel_at_period_end === 'true';
    }
    return subscription;
  }

  private preview({ subscription: id, subscription_details: details }: Params): unknown {
    const { world } = this;
    const subscription = this.find(world.subscriptions, id);
    const price = world.priceOf(details.items[0].price);
    const unused = world.unusedCents(subscription, details.proration_date);
    const end = details.proration_date + world.days(price) * 86_400;
    const [item] = subscription.items.data;
    return {
      ...world.object('upcoming', 'invoice'),
      currency: 'usd',
      total: price.unit_amount - unused,
      amount_due: Math.max(0, price.unit_amount - unused),
      lines: list([
        {
          amount: -unused,
          period: { start: details.proration_date, end: item?.current_period_end },
        },
        { amount: price.unit_amount, period: { start: details.proration_date, end } },
      ]),
    };
  }

  private of<T extends StripeObject>(rows: T[], { customer }: { customer: string }): T[] {
    if (!this.world.customers.some(({ id }) => id === customer)) this.missing(customer);
    return rows.filter((row) => row.customer === customer).toReversed();
  }

  private find<T extends StripeObject>(rows: T[], id: string): T {
    return rows.find((row) => row.id === id) ?? this.missing(id);
  }

  private missing(id: string): never {
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${id}'`,
    });
  }

  private problem(message: string, code?: string): never {
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      message,
      ...(code === undefined ? {} : { code }),
    });
  }
}
