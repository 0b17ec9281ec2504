import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDEMPOTENCY_HEADER } from '@prepward/contracts/idempotency';

interface Stop {
  method: string;
  path: RegExp;
  /** Before the gateway gets the call, or after it has carried it out. */
  when: 'before' | 'after';
  act: () => Promise<void>;
}

async function bodyOf(message: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sits between the product and a gateway, and lets a test act at one call, whose answer is lost. */
export class GatewayProxy {
  private stop: Stop | undefined;
  private readonly server: Server;

  private constructor(private readonly target: string) {
    this.server = createServer((request, response) => {
      void this.pass(request, response).catch(() => response.destroy());
    });
  }

  static async start(target: string): Promise<GatewayProxy> {
    const proxy = new GatewayProxy(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Acts once, at the next call that matches. @returns a promise that resolves when it has */
  at(method: string, path: RegExp, when: Stop['when'], act: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.stop = { method, path, when, act: () => act().then(resolve, reject) };
    });
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const { stop } = this;
    const isStop = stop !== undefined && stop.method === method && stop.path.test(url);
    if (isStop) this.stop = undefined;
    if (isStop && stop.when === 'before') {
      await stop.act();
      response.destroy();
      return;
    }
    const answer = await fetch(this.target + url, {
      method,
      headers: Object.fromEntries(
        ['authorization', 'content-type', IDEMPOTENCY_HEADER.toLowerCase()].flatMap((name) =>
          typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
        ),
      ),
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    if (isStop) {
      await stop.act();
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(text);
  }
}
