import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { StripeActs, StripeProblem } from './acts.js';
import { callOf, STAND_IN_VERSION } from './calls.js';
import { readForm } from './form.js';
import { StripeWorld } from './world.js';

/** What goes wrong with a call: an error status, no answer, or an answer that is lost after the effect. */
export type Fault = 400 | 402 | 409 | 429 | 500 | 'timeout' | 'lost';

/** A call on hold: before it's carried out, or carried out but not answered yet. */
export interface HeldCall {
  /** Resolves once the call has arrived. */
  reached: Promise<void>;
  /** Lets it continue. */
  release(): void;
}

interface Hold {
  at: 'before' | 'after';
  reach(): void;
  released: Promise<void>;
}

/** A call that was accepted. */
export interface TakenCall {
  name: string;
  params: unknown;
  key: string | undefined;
}

const FAULTS: Record<number, { type: string; code?: string; message: string }> = {
  400: { type: 'invalid_request_error', code: 'charge_disputed', message: 'It is disputed.' },
  402: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  409: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use.' },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
  500: { type: 'api_error', message: 'Something went wrong.' },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function waitAt({ reach, released }: Hold): Promise<void> {
  reach();
  await released;
}

/**
 * A local HTTP server that answers like Stripe, as far as the product calls it, and refuses what Stripe
 * would refuse: another version, unknown parameters, an idempotency key used for something else.
 */
export class StripeStandIn {
  readonly world = new StripeWorld();
  private readonly acts = new StripeActs(this.world);
  readonly calls: TakenCall[] = [];
  private readonly faults: { name: string; fault: Fault | Hold }[] = [];
  private readonly answers = new Map<string, { request: string; status: number; body: string }>();
  private readonly server: Server;
  /** Calls refused because Stripe wouldn't accept them: none, in a passing test. */
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

  /** Makes the next calls with a name such as `POST /v1/refunds` fail, each once. */
  fail(name: string, ...faults: Fault[]): void {
    this.faults.push(...faults.map((fault) => ({ name, fault })));
  }

  /** Holds the next call with a name until it's released, before its effect or with its answer ready. */
  hold(name: string, at: 'before' | 'after'): HeldCall {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reached = new Promise<void>((reach) => {
      this.faults.push({ name, fault: { at, reach, released } });
    });
    return { reached, release };
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const text = await bodyOf(request);
    const found = callOf(request.method ?? '', url.pathname);
    const key = request.headers['idempotency-key'];
    const fault = this.faultOf(found?.name);
    if (fault === 'timeout') return;
    const whole = `${request.method} ${url.pathname} ${text}`;
    if (typeof fault === 'number') {
      const body = JSON.stringify({ error: FAULTS[fault] });
      // Once refused, a call with the same key stays refused.
      if (typeof key === 'string' && (fault === 400 || fault === 402)) {
        this.answers.set(key, { request: whole, status: fault, body });
      }
      this.send(response, fault, body);
      return;
    }
    const hold = typeof fault === 'object' ? fault : undefined;
    if (hold?.at === 'before') await waitAt(hold);
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
    if (hold?.at === 'after') await waitAt(hold);
    if (fault === 'lost') response.destroy();
    else this.send(response, status, body);
  }

  private faultOf(name: string | undefined): Fault | Hold | undefined {
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
      return this.refuse(400, 'idempotency_error', `${found.name} came without its own key`);
    }
    const given = readForm(method === 'GET' ? url.search.slice(1) : text);
    const parsed = found.call.params.safeParse(given);
    if (!parsed.success) {
      const why = z.prettifyError(parsed.error);
      return this.refuse(400, 'invalid_request_error', `${found.name}: ${why}`);
    }
    this.calls.push({ name: found.name, params: parsed.data, key: key?.toString() });
    try {
      return {
        status: 200,
        body: JSON.stringify(this.acts.act(found.name, found.id, parsed.data)),
      };
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }
}
