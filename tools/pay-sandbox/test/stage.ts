import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createSandboxServer } from '../src/server/app.js';

export const KEY = 'a-key-of-the-shop-that-is-long-enough';
export const SECRET = 'a-secret-that-signs-webhooks-as-long';

export const WEEKLY = { lookupKey: 'weekly_usd_1999', amountCents: 1999, periodDays: 7 };

/** A webhook as received. */
export interface Received {
  id: string;
  type: string;
  signature: string;
  raw: string;
}

/** A shop that receives webhooks, and fails when told to. */
class Shop {
  readonly received: Received[] = [];
  /** Statuses of the next responses; 200 afterward. */
  answers: number[] = [];
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      let raw = '';
      request.on('data', (chunk) => {
        raw += chunk;
      });
      request.on('end', () => {
        const { id, type } = JSON.parse(raw);
        const signature = String(request.headers['sandbox-signature']);
        this.received.push({ id, type, signature, raw });
        response.statusCode = this.answers.shift() ?? 200;
        response.end();
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  async waitFor(count: number): Promise<void> {
    const end = Date.now() + 5_000;
    while (this.received.length < count) {
      if (Date.now() > end) throw new Error(`Only ${this.received.length} webhooks came`);
      await sleep(10);
    }
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

/** Checks the signature independently of the code that signs. */
export function isSigned({ signature, raw }: Received): boolean {
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const wanted = createHmac('sha256', SECRET).update(`${t}.${raw}`).digest();
  const recent = Math.abs(Date.now() / 1000 - Number(t)) < 5;
  return recent && timingSafeEqual(wanted, Buffer.from(v1.padEnd(64, '0'), 'hex'));
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls; each test names what it expects
  body: any;
}

/** A running sandbox, its shop, and calls to it. */
export class Stage {
  readonly shop = new Shop();
  readonly folder = mkdtempSync(path.join(tmpdir(), 'prepward-sandbox-'));
  origin = '';
  private app: FastifyInstance | undefined;
  private hook = '';

  async start(): Promise<void> {
    if (this.hook === '') this.hook = await this.shop.start();
    this.app = await createSandboxServer({
      publicUrl: 'http://localhost:3000',
      port: 0,
      key: KEY,
      webhook: { url: this.hook, secret: SECRET },
      stateFile: path.join(this.folder, 'pay-sandbox.json'),
      backoffMs: [20, 20, 20],
    });
    this.origin = await this.app.listen({ host: '127.0.0.1', port: 0 });
  }

  async stop(): Promise<void> {
    await this.app?.close();
  }

  async end(): Promise<void> {
    await this.stop();
    this.shop.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async call(place: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.origin}/sandbox-pay/v1${place}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${KEY}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Gets a page, or submits its form; doesn't follow redirects. */
  async page(place: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.origin}/sandbox-pay${place}`, {
      redirect: 'manual',
      headers,
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    const text = await response.text();
    return { status: response.status, text, location: response.headers.get('location') };
  }

  async open(): Promise<{ customerId: string; sessionId: string }> {
    const customer = await this.call('/customers', { email: 'ann@example.org' });
    const session = await this.call('/sessions', {
      customerId: customer.body.id,
      price: WEEKLY,
      successUrl: 'http://localhost:3000/done?session={CHECKOUT_SESSION_ID}',
      cancelUrl: 'http://localhost:3000/back',
    });
    return { customerId: customer.body.id, sessionId: session.body.id };
  }
}

export const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
export const FORM = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
